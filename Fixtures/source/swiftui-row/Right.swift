import SwiftUI

struct SettingsRow: View {
  var body: some View {
    Button {
      open()
    } label: {
      HStack {
        Text("Privacy")
        Spacer()
        Image(systemName: "chevron.right").accessibilityHidden(true)
      }
    }
    Link("Terms", destination: terms)
    Button("Send") { send() }.accessibilityLabel("Send form").accessibilityHint("Sends the form to the shop.")
  }
}
