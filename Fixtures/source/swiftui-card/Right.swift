import SwiftUI

struct OrderCard: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var pulse = false

  var body: some View {
    VStack {
      Text("Sold out").foregroundStyle(.secondary)
      HStack {
        Button("Reorder") { reorder() }
        Button("Track") { track() }
      }
      .accessibilityElement(children: .contain)
      Circle().onAppear { if !reduceMotion { withAnimation(.easeInOut.repeatForever()) { pulse.toggle() } } }
      Text("Order 7").contextMenu { Button("Delete") { delete() } }
    }
  }
}
