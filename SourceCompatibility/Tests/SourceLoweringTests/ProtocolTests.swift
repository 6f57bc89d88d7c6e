import Testing

@Suite struct ProtocolTests {
    @Test(arguments: cases) func protocolsAreLowered(_ test: LoweringCase) { test.check() }

    static let cases: [LoweringCase] = [
        LoweringCase("@objc protocol P {\n}", "      protocol P: AnyObject {\n}", movesColumns: true),
        LoweringCase("@objc protocol P{\n}", "      protocol P: AnyObject{\n}", movesColumns: true),
        LoweringCase("@objc(Name) protocol P {\n}", "            protocol P: AnyObject {\n}", movesColumns: true),
        LoweringCase("@objc public protocol P {\n}", "      public protocol P: AnyObject {\n}", movesColumns: true),
        LoweringCase("@objc protocol P: AnyObject {\n}", "      protocol P: AnyObject {\n}"),
        LoweringCase("@objc protocol P: class {\n}", "      protocol P: class {\n}"),
        LoweringCase("@objc protocol P: NSObjectProtocol {\n}", "      protocol P: NSObjectProtocol {\n}"),
        LoweringCase(
            "@objc protocol P: Q /* q */ {\n}", "      protocol P: Q, AnyObject /* q */ {\n}", movesColumns: true),
        LoweringCase("@objc protocol P: Q {\n}", "      protocol P: Q {\n}", other: "@objc protocol Q {}"),
        LoweringCase(
            "@objc protocol P {\n    @objc func f()\n    @objc(b:) func a(_ x: Int)\n}",
            "      protocol P: AnyObject {\n          func f()\n              func a(_ x: Int)\n}", movesColumns: true),
        LoweringCase(same: "protocol P { func f() }"),
        optional(
            "@objc optional func f()", "               func f()",
            [
                "protocol _P_OptionalMembers: AnyObject {}",
                "@_disfavoredOverload func f() { fatalError(\"'f()' of 'P' is optional",
                "var f: (() -> Void)? { guard MethodTable.implements(self, \"f\") else { return nil }; "
                    + "return { self.f() } }",
            ]),
        optional(
            "@objc optional func f(_ x: Int) -> Bool", "               func f(_ x: Int) -> Bool",
            ["func f(_ _0: Int) -> Bool { fatal", "var f: ((Int) -> Bool)? { guard", "return { self.f($0) }"]),
        optional(
            "@objc optional func f(_ x: inout Int, _ y: @escaping () -> Void)",
            "               func f(_ x: inout Int, _ y: @escaping () -> Void)",
            ["var f: ((inout Int, @escaping () -> Void) -> Void)?", "return { self.f(&$0, $1) }"]),
        optional(
            "@objc optional func f() throws -> C", "               func f() throws -> C",
            ["var f: (() throws -> C)?", "implements(self, \"fAndReturnError:\")", "return { try self.f() }"]),
        optional(
            "@objc optional func f() async", "               func f() async",
            ["var f: (() async -> Void)?", "return { await self.f() }"]),
        optional(
            "@objc(other) optional func f()", "                      func f()", ["implements(self, \"other\")"]),
        optional(
            "optional func f()", "         func f()", ["var f: (() -> Void)?"]),
        optional(
            "@objc optional func f(_ x: Int, at y: Int)", "               func f(_ x: Int, at y: Int)",
            [
                "var f: _P_f? { _P_f(self) }", "struct _P_f {", "private let object: any P",
                "@discardableResult func callAsFunction(_ _0: Int, at _1: Int) -> (Void)? {",
                "guard MethodTable.implements(object, \"f:at:\") else { return nil }",
                "return object.f(_0, at: _1)",
            ]),
        optional(
            "@objc optional func f(at y: Int) -> C?", "               func f(at y: Int) -> C?",
            ["callAsFunction(at _0: Int) -> C? {", "    func callAsFunction"]),
        optional(
            "@objc optional func f(at y: Int) -> C!", "               func f(at y: Int) -> C!",
            ["callAsFunction(at _0: Int) -> C? {"]),
        optional(
            "@MainActor @objc optional func f()", "@MainActor                func f()",
            ["@_disfavoredOverload @MainActor func f()", "@MainActor var f: (() -> Void)?"]),
        LoweringCase(
            "@objc protocol P {\n    @objc optional func f(_ x: Int)\n    @objc optional func f(_ x: Int, b: Int)\n}",
            "      protocol P: _P_OptionalMembers {\n                   func f(_ x: Int)\n"
                + "                   func f(_ x: Int, b: Int)\n}",
            generated: ["implements(object, \"f:\") || MethodTable.implements(object, \"f:b:\") else"],
            movesColumns: true),
        LoweringCase(
            "@MainActor @objc public protocol P: Q {\n    @objc optional func f()\n}",
            "@MainActor       public protocol P: Q, _P_OptionalMembers {\n                   func f()\n}",
            generated: [
                "@MainActor public protocol _P_OptionalMembers: AnyObject {}", "@_disfavoredOverload public func f()",
                "    public var f: ",
            ], movesColumns: true),
        LoweringCase(
            "@objc private protocol P {\n    @objc optional func f()\n}",
            "      private protocol P: _P_OptionalMembers {\n                   func f()\n}",
            generated: ["fileprivate protocol _P_OptionalMembers", "fileprivate var f: "], movesColumns: true),
        LoweringCase(
            "@objc protocol P {\n    @objc optional var t: String { get }\n}",
            "      protocol P: _P_OptionalMembers { @_disfavoredOverload\n                   var t: String { get }\n}",
            generated: [
                "@_disfavoredOverload var t: String { get { fatalError(", "var t: (String)? { guard",
                "let value: String = self.t; return value",
            ], movesColumns: true),
        LoweringCase(
            "@objc protocol P {\n    func f()\n    @objc optional var t: C! { get set }\n}",
            "      protocol P: _P_OptionalMembers {\n    func f(); @_disfavoredOverload\n"
                + "                   var t: C! { get set }\n}",
            generated: ["var t: C! { get { fatalError(", " set { fatalError(", "var t: C? { guard"], movesColumns: true),
        LoweringCase(
            "@objc protocol P {\n#if DEBUG\n    @objc optional func f()\n#endif\n}",
            "      protocol P: _P_OptionalMembers {\n#if DEBUG\n                   func f()\n#endif\n}",
            generated: ["#if (DEBUG)\n    var f: ", "#if (DEBUG)\n    @_disfavoredOverload func f()"],
            movesColumns: true),
        LoweringCase(
            "class C: P { func f(_ x: Int) {} }", "class C: P { func f(_ x: Int) {} }",
            generated: ["MethodTable.add(\"f:\", C.f(_:), to: table)"],
            other: "@objc protocol P { @objc optional func f(_ x: Int) }"),
        LoweringCase(
            "class C: P { func f(_ x: Int) {} }", "class C: P { func f(_ x: Int) {} }",
            generated: ["MethodTable.add(\"other:\", C.f(_:), to: table)"],
            other: "@objc protocol P { @objc(other:) optional func f(_ x: Int) }"),
        LoweringCase(
            "class C: P { var t: String { \"\" } }", "class C: P { var t: String { \"\" } }",
            generated: ["MethodTable.add(\"t\", getter: \\C.t, to: table)"],
            other: "@objc protocol P { @objc optional var t: String { get } }"),
        LoweringCase(
            "extension C: P { func f() {} }", "extension C: P { func f() {} }", generated: ["add(\"f\", C.f,"],
            other: "@objc protocol P { @objc optional func f() }\nclass C {}"),
        LoweringCase(
            same: "struct S: Q { func f() {} }", other: "@objc protocol P { @objc optional func f() }"),
        LoweringCase(
            same: "func test() { d?.f?(x); d?.list?(x, at: y); if d?.f != nil {} }",
            other: "@objc protocol P { @objc optional func f() }"),
        LoweringCase(
            "@objc protocol P {\n    @objc optional static func f()\n}",
            "      protocol P: AnyObject {\n                   static func f()\n}", movesColumns: true,
            errors: ["2:5: an optional member of this kind"]),
        LoweringCase(
            "@objc protocol P {\n    @objc optional subscript(i: Int) -> Int { get }\n}",
            "      protocol P: AnyObject {\n                   subscript(i: Int) -> Int { get }\n}", movesColumns: true,
            errors: ["2:5: an optional member of this kind"]),
    ]

    private static func optional(_ member: String, _ lowered: String, _ generated: [String]) -> LoweringCase {
        LoweringCase(
            "@objc protocol P {\n    \(member)\n}", "      protocol P: _P_OptionalMembers {\n    \(lowered)\n}",
            generated: generated, movesColumns: true)
    }
}
