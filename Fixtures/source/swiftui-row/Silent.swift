import SwiftUI

struct SettingsRow: View {
  var body: some View {
    HStack {
      Text("Privacy")
      Spacer()
      Image(systemName: "chevron.right")
    }
    .onTapGesture { open() }
    Button("Terms") { openURL(terms) }
    Button("Send") { send() }.accessibilityLabel("Submit form").accessibilityHint("Double tap to send")
  }
}
