extension Lexicon {
  /// What forms ask people for, normalised, with the text content type that UIKit has for it.
  var contentTypes: [String: String] { language == "en" ? Self.englishContentTypes : [:] }

  /// Words around them that change nothing: "Enter your … (required)".
  var formFillers: Set<String> { language == "en" ? Self.englishFillers : [] }

  /// Words of forms that are about other people.
  var othersWords: Set<String> { language == "en" ? Self.englishOthers : [] }

  private static let englishContentTypes: [String: String] = [
    "email": "emailAddress", "e mail": "emailAddress", "email address": "emailAddress",
    "e mail address": "emailAddress", "mail address": "emailAddress", "new email": "emailAddress",
    "new e mail": "emailAddress", "new email address": "emailAddress", "new e mail address": "emailAddress",
    "phone": "telephoneNumber", "phone number": "telephoneNumber", "telephone": "telephoneNumber",
    "telephone number": "telephoneNumber", "mobile": "telephoneNumber", "mobile number": "telephoneNumber",
    "mobile phone": "telephoneNumber", "mobile phone number": "telephoneNumber", "cell phone": "telephoneNumber",
    "cell phone number": "telephoneNumber",
    "first name": "givenName", "given name": "givenName", "last name": "familyName", "family name": "familyName",
    "surname": "familyName", "middle name": "middleName", "full name": "name",
    "user name": "username", "username": "username", "username or email": "username",
    "username or e mail": "username", "email or username": "username", "e mail or username": "username",
    "address": "fullStreetAddress", "street address": "fullStreetAddress", "home address": "fullStreetAddress",
    "address line 1": "streetAddressLine1", "address line 2": "streetAddressLine2",
    "postal code": "postalCode", "post code": "postalCode", "postcode": "postalCode", "zip": "postalCode",
    "zip code": "postalCode", "zipcode": "postalCode",
    "password": "password", "current password": "password", "new password": "newPassword",
    "confirm password": "newPassword", "confirm new password": "newPassword", "repeat password": "newPassword",
    "repeat new password": "newPassword", "password confirmation": "newPassword", "password again": "newPassword",
    "one time code": "oneTimeCode", "one time password": "oneTimeCode", "verification code": "oneTimeCode",
    "sms code": "oneTimeCode", "otp": "oneTimeCode",
    "card number": "creditCardNumber", "credit card number": "creditCardNumber",
    "debit card number": "creditCardNumber",
  ]

  private static let englishFillers: Set<String> = [
    "enter", "type", "your", "my", "the", "a", "an", "please", "here", "required", "optional",
  ]

  private static let englishOthers: Set<String> = [
    "recipient", "recipients", "invite", "invitation", "friend", "friends", "contact", "contacts", "share", "guest",
    "guests", "member", "members", "customer", "customers", "client", "clients", "patient", "employee", "attendee",
  ]
}
