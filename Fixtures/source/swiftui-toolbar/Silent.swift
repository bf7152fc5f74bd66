import SwiftUI

struct EditorBar: View {
  var body: some View {
    HStack {
      Button { undo() } label: { Image(systemName: "arrow.uturn.backward") }
      Button(action: save) { Image("save") }.frame(width: 24, height: 24)
      Text("Draft").font(.system(size: 11))
      Image("lock").accessibility(label: Text("Locked"))
    }
  }
}
