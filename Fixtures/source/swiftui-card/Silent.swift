import SwiftUI

struct OrderCard: View {
  @State private var pulse = false

  var body: some View {
    VStack {
      Text("Sold out").foregroundStyle(Color(white: 0.7)).background(.white)
      HStack {
        Button("Reorder") { reorder() }
        Button("Track") { track() }
      }
      .accessibilityElement(children: .ignore)
      Circle().onAppear { withAnimation(.easeInOut.repeatForever()) { pulse.toggle() } }
      Text("Order 7").onLongPressGesture { delete() }
    }
  }
}
