/// A declaration or extension of a type, with the information that other files need.
struct TypeSummary: Codable, Hashable, Sendable {
    enum Kind: String, Codable {
        case `class`, `protocol`, `extension`, other
    }

    /// The name including the enclosing types: `Outer.Inner`.
    var name: String
    var kind: Kind
    var inheritedTypes: [String] = []
    var isGeneric = false

    /// A Boolean value that indicates whether the declaration is marked `@objcMembers`.
    var hasObjCMembers = false

    /// A Boolean value that indicates whether the declaration is marked `@objc`.
    var isObjC = false

    var members: [MemberSummary] = []

    /// The name without the enclosing types.
    var lastName: String { String(name.split(separator: ".").last ?? "") }
}
