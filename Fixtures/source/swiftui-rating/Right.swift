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
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue("\(rating) of 5 stars")
    .accessibilityAdjustableAction { direction in
      rating = min(max(rating + (direction == .increment ? 1 : -1), 0), 5)
    }
  }
}
