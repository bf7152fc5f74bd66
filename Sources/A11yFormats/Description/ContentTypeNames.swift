internal import A11yCore

/// `UITextContentType` by the names it has in code; files and dumps write its raw values as well.
///
/// Source: UIKit's constants and their strings, as the headers and public lists of them have them. Most strings are
/// those of HTML's autofill.
package enum ContentTypeNames {
  /// Every name, in the order of Apple's documentation.
  package static let all = [
    "URL", "namePrefix", "name", "nameSuffix", "givenName", "middleName", "familyName", "nickname", "organizationName",
    "jobTitle", "location", "fullStreetAddress", "streetAddressLine1", "streetAddressLine2", "addressCity",
    "addressCityAndState", "addressState", "postalCode", "sublocality", "countryName", "username", "password",
    "newPassword", "oneTimeCode", "emailAddress", "telephoneNumber", "cellularEID", "cellularIMEI", "creditCardNumber",
    "creditCardExpiration", "creditCardExpirationMonth", "creditCardExpirationYear", "creditCardSecurityCode",
    "creditCardType", "creditCardName", "creditCardGivenName", "creditCardMiddleName", "creditCardFamilyName",
    "birthdate", "birthdateDay", "birthdateMonth", "birthdateYear", "dateTime", "flightNumber",
    "shipmentTrackingNumber",
  ]

  private static let known = Set(all)

  /// The first name with a word that resembles the given one: `fullStreetAddress` for "adress".
  static func name(containing word: String) -> String? {
    if let code = word.wholeMatch(of: /\.?(?:UITextContentType)?\.?([A-Za-z]+)/)?.1,
      let known = all.first(where: { $0.lowercased() == code.lowercased() })
    {
      return known
    }
    return all.first { name in
      let words = name.replacing(/[A-Z]+[a-z]*/) { " " + $0.output }.split(separator: " ").map { $0.lowercased() }
      return Suggestion.nearest(to: word.lowercased(), among: words.filter { $0.count >= shortestWord }) != nil
    }
  }

  /// Shorter words of a name, such as "day", resemble too much.
  private static let shortestWord = 5

  /// By raw value, where it is not the name with hyphens.
  private static let byRawValue = [
    "email": "emailAddress", "tel": "telephoneNumber", "url": "URL", "street-address": "fullStreetAddress",
    "honorific-prefix": "namePrefix", "honorific-suffix": "nameSuffix", "additional-name": "middleName",
    "organization": "organizationName", "organization-title": "jobTitle", "address-line1": "streetAddressLine1",
    "address-line2": "streetAddressLine2", "address-level1": "addressState", "address-level2": "addressCity",
    "address-level1+2": "addressCityAndState", "address-level3": "sublocality", "cc-number": "creditCardNumber",
    "cc-exp": "creditCardExpiration", "cc-exp-month": "creditCardExpirationMonth",
    "cc-exp-year": "creditCardExpirationYear", "cc-csc": "creditCardSecurityCode", "cc-type": "creditCardType",
    "cc-name": "creditCardName", "cc-given-name": "creditCardGivenName",
    "cc-additional-name": "creditCardMiddleName", "cc-family-name": "creditCardFamilyName", "bday": "birthdate",
    "bday-day": "birthdateDay", "bday-month": "birthdateMonth", "bday-year": "birthdateYear",
    "esim-eid": "cellularEID", "esim-imei": "cellularIMEI",
    // HTML's word for a password that is known already, and React Native's for no type.
    "current-password": "password", "none": "",
  ]

  /// Words of forms that are no name of UIKit's.
  static func name(meantBy word: String) -> String? {
    meant[word.lowercased().filter { $0.isLetter }]
  }

  private static let meant = [
    "fullname": "name", "firstname": "givenName", "lastname": "familyName", "surname": "familyName",
    "phone": "telephoneNumber", "phonenumber": "telephoneNumber", "telephone": "telephoneNumber",
    "mobile": "telephoneNumber", "mail": "emailAddress", "user": "username", "login": "username",
    "address": "fullStreetAddress", "street": "streetAddressLine1", "city": "addressCity", "state": "addressState",
    "zip": "postalCode", "zipcode": "postalCode", "postcode": "postalCode", "country": "countryName",
    "company": "organizationName", "organization": "organizationName", "birthday": "birthdate",
    "dateofbirth": "birthdate", "dob": "birthdate", "otp": "oneTimeCode", "code": "oneTimeCode", "pin": "oneTimeCode",
    "website": "URL", "link": "URL", "card": "creditCardNumber", "cardnumber": "creditCardNumber",
    "creditcard": "creditCardNumber", "cvv": "creditCardSecurityCode", "cvc": "creditCardSecurityCode",
    "securitycode": "creditCardSecurityCode",
  ]

  static func isKnown(_ name: String) -> Bool { known.contains(name) }

  /// The name of a spelling: `one-time-code` is `oneTimeCode` in code. What is not known stays as it is.
  static func name(of spelling: String) -> String {
    if known.contains(spelling) { return spelling }
    if let name = byRawValue[spelling] { return name }
    // As in code: `.oneTimeCode`.
    if spelling.first == ".", known.contains(String(spelling.dropFirst())) { return String(spelling.dropFirst()) }
    let words = spelling.split(separator: "-")
    guard words.count > 1 else { return spelling }
    return String(words[0]) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
