import QuartzCore
import Testing

private class Base {
    var stored = 1
    func first() -> Int { 1 }
    func second(_ value: String) -> String { value }
    func third() {}
}
private final class Plain: Base {}
private final class SecondProbe: Base {
    override func second(_ value: String) -> String { value + "!" }
}
private final class ThirdProbe: Base {
    override func third() { stored += 1 }
}
private class WithMembers: Base {
    var more = "more"
    func fourth() -> String { more }
}
private class OverridesSecond: WithMembers {
    override func second(_ value: String) -> String { "other" }
}
private final class InheritsOverride: OverridesSecond {
    override func first() -> Int { 2 }
}
private class Generic<T>: Base {
    var value: T?
}
private final class GenericOverride<T>: Generic<T> {
    override func third() { value = nil }
}

@Suite struct MethodSlotTests {
    private let second = MethodSlot(base: Base.self, plain: Plain.self, overriding: SecondProbe.self)
    private let third = MethodSlot(base: Base.self, plain: Plain.self, overriding: ThirdProbe.self)

    @Test func anOverrideIsDetected() {
        #expect(second.isOverridden(in: OverridesSecond.self))
        #expect(second.isOverridden(in: SecondProbe.self))
    }

    @Test func anInheritedOverrideIsDetected() {
        #expect(second.isOverridden(in: InheritsOverride.self))
    }

    @Test func otherMembersAndOverridesAreNotDetected() {
        for type in [Base.self, Plain.self, WithMembers.self, ThirdProbe.self, Generic<Int>.self] as [Base.Type] {
            #expect(!second.isOverridden(in: type), "\(type)")
        }
        #expect(!third.isOverridden(in: InheritsOverride.self))
    }

    @Test func overridesInGenericClassesAreDetected() {
        #expect(third.isOverridden(in: GenericOverride<String>.self))
        #expect(!third.isOverridden(in: Generic<String>.self))
    }
}
