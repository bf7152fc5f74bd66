import SwiftUI

struct RatingView: View {
  @Binding var rating: Int

  var body: some View {
    HStack {
      ForEach(1..<6) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
          .onTapGesture { rating = star }
      }
    }
  }
}
