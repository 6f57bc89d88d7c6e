/// A declaration or an extension of a type, as other files need to know it.
struct TypeSummary: Codable, Hashable, Sendable {
    enum Kind: String, Codable {
        case `class`, `protocol`, `extension`, other
    }

    /// The name with those of the types around it: `Outer.Inner`.
    var name: String
    var kind: Kind
    var inheritedTypes: [String] = []
    var isGeneric = false

    /// A Boolean value that indicates whether the declaration has `@objcMembers`.
    var hasObjCMembers = false

    /// A Boolean value that indicates whether the declaration has `@objc`.
    var isObjC = false

    var members: [MemberSummary] = []

    /// The name without those of the types around it.
    var lastName: String { String(name.split(separator: ".").last ?? "") }
}
