import SwiftUI

struct EditorBar: View {
  var body: some View {
    HStack {
      Button("Undo", systemImage: "arrow.uturn.backward") { undo() }.labelStyle(.iconOnly)
      Button(action: save) { Image("save").frame(width: 44, height: 44) }.accessibilityLabel("Save")
      Text("Draft").font(.caption2)
      Image("lock").accessibilityLabel("Locked")
    }
  }
}
