/// The characters that a keyboard capitalizes automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No characters.
    case none = 0
    /// The first character of each word.
    case words = 1
    /// The first character of each sentence.
    case sentences = 2
    /// All characters.
    case allCharacters = 3
}

/// The autocorrection behavior of a text input.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The behavior that the system chooses.
    case `default` = 0
    /// No autocorrection.
    case no = 1
    /// Autocorrection.
    case yes = 2
}

/// The spell-checking behavior of a text input.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The behavior that the system chooses.
    case `default` = 0
    /// No spell checking.
    case no = 1
    /// Spell checking.
    case yes = 2
}

/// The conversion of straight quotation marks to curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
    /// The behavior that the system chooses.
    case `default` = 0
    /// No conversion.
    case no = 1
    /// Conversion to curly quotation marks.
    case yes = 2
}

/// The conversion of hyphens to dashes.
public enum UITextSmartDashesType: Int, Sendable {
    /// The behavior that the system chooses.
    case `default` = 0
    /// No conversion.
    case no = 1
    /// Conversion to dashes.
    case yes = 2
}

/// The adjustment of spaces around inserted and deleted text.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The behavior that the system chooses.
    case `default` = 0
    /// No adjustment.
    case no = 1
    /// Adjustment of spaces.
    case yes = 2
}

/// The kind of keyboard that suits a text input.
public enum UIKeyboardType: Int, Sendable {
    /// The default keyboard.
    case `default` = 0
    /// A keyboard for ASCII characters.
    case asciiCapable = 1
    /// A keyboard for digits and punctuation.
    case numbersAndPunctuation = 2
    /// A keyboard for URLs.
    case URL = 3
    /// A keypad with digits only.
    case numberPad = 4
    /// A keypad for telephone numbers.
    case phonePad = 5
    /// A keyboard for a person's name or telephone number.
    case namePhonePad = 6
    /// A keyboard for email addresses.
    case emailAddress = 7
    /// A keypad with digits and a decimal separator.
    case decimalPad = 8
    /// A keyboard with easy access to the characters @ and #.
    case twitter = 9
    /// A keyboard for search terms and web addresses.
    case webSearch = 10
    /// A keypad with ASCII digits only.
    case asciiCapableNumberPad = 11

    /// The deprecated name of ``asciiCapable``.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The default appearance.
    case `default` = 0
    /// A dark appearance.
    case dark = 1
    /// A light appearance.
    case light = 2

    /// The deprecated name of ``dark``.
    public static let alert = UIKeyboardAppearance.dark
}

/// The title of a keyboard's Return key.
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default` = 0
    /// Go.
    case go = 1
    /// Google.
    case google = 2
    /// Join.
    case join = 3
    /// Next.
    case next = 4
    /// Route.
    case route = 5
    /// Search.
    case search = 6
    /// Send.
    case send = 7
    /// Yahoo!
    case yahoo = 8
    /// Done.
    case done = 9
    /// Emergency Call.
    case emergencyCall = 10
    /// Continue.
    case `continue` = 11
}

/// The semantic meaning of the text in a text input.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the content type, in most cases the value of the HTML `autocomplete` attribute.
    public let rawValue: String
    /// Creates a content type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's full name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before a name.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A suffix to a name, such as "Jr.".
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A location, with or without an address.
    public static let location = UITextContentType(rawValue: "location")
    /// A full street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state or province.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city and its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A district of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// The name of a country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A URL.
    public static let URL = UITextContentType(rawValue: "url")
    /// A credit card number.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// An account name.
    public static let username = UITextContentType(rawValue: "username")
    /// An existing password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A one-time code for authentication.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
