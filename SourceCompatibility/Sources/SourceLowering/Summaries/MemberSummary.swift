/// A method or property that is visible to Objective-C, with the information that other files need.
struct MemberSummary: Codable, Hashable, Sendable {
    /// The full Swift name: `save(_:)`, or `title` for a property.
    var name: String

    /// The Objective-C name. For a property, the name of the getter.
    var objectiveCName: String

    /// A Boolean value that indicates whether the method throws or is asynchronous, so that a selector cannot call it.
    var hasEffects: Bool

    /// A Boolean value that indicates whether the member itself is marked `@MainActor`.
    var isMainActor = false

    var baseName: String { String(name.prefix { $0 != "(" }) }
    var isMethod: Bool { name.hasSuffix(")") }
    var parameterCount: Int { name.count { $0 == ":" } }
}
