/// A method or property that Objective-C would know, as other files need to know it.
struct MemberSummary: Codable, Hashable, Sendable {
    /// The full name in Swift: `save(_:)`, or `title` for a property.
    var name: String

    /// The name in Objective-C; that of the getter for a property.
    var objectiveCName: String

    /// A Boolean value that indicates whether the method cannot be called through a selector's function, because it
    /// throws or is asynchronous.
    var hasEffects: Bool

    /// A Boolean value that indicates whether the member itself has `@MainActor`.
    var isMainActor = false

    var baseName: String { String(name.prefix { $0 != "(" }) }
    var isMethod: Bool { name.hasSuffix(")") }
    var parameterCount: Int { name.count { $0 == ":" } }
}
