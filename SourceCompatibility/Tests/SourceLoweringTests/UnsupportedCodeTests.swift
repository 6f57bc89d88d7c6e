import Testing

@Suite struct UnsupportedCodeTests {
    @Test(arguments: cases) func unsupportedCodeIsReported(_ test: LoweringCase) { test.check() }

    static let cases: [LoweringCase] = [
        LoweringCase(same: "class C {\n    @NSManaged var x: Int\n}", errors: ["2:5: '@NSManaged'"]),
        LoweringCase(same: "class C { @NSManaged func f() }", errors: ["1:11: '@NSManaged'"]),
        LoweringCase(same: "let f: @convention(block) () -> Void = {}", errors: ["1:8: '@convention(block)'"]),
        LoweringCase(same: "let f: @convention(c) () -> Void = {}"),
        LoweringCase(same: "let é: @convention(block) () -> Void = {}", errors: ["1:9: '@convention(block)'"]),
        LoweringCase(same: "func f() {\n  method_exchangeImplementations(a, b)\n}", errors: ["2:3: 'method_exchange"]),
        LoweringCase(same: "let x = class_addMethod(A.self, s, i, t)", errors: ["1:9: 'class_addMethod'"]),
        LoweringCase(same: "let x = class_replaceMethod(A.self, s, i, t)", errors: ["1:9: 'class_replaceMethod'"]),
        LoweringCase(same: "let x = class_getInstanceMethod(A.self, s)", errors: ["1:9: 'class_getInstanceMethod'"]),
        LoweringCase(same: "import UIKit\nobjc_setAssociatedObject(a, &k, v, .x)\nlet y = objc_getAssociatedObject(a, &k)"),
        LoweringCase(same: "let i = imp_implementationWithBlock({})", errors: ["1:9: 'imp_"]),
        LoweringCase(same: "object_setClass(a, b)", errors: ["1:1: 'object_setClass'"]),
        LoweringCase(
            same: "object_setClass(a, b)", other: "func object_setClass(_ a: Any, _ b: Any) {}"),
        LoweringCase(
            "import Foundation\nobjc_setAssociatedObject(a, &k, v, .x)",
            "import Foundation\nobjc_setAssociatedObject(a, &k, v, .x)", generated: ["import UIKit"]),
        LoweringCase(same: "// class_addMethod\nlet s = \"class_addMethod\"; x.class_addMethod()"),
        LoweringCase(
            same: "class C { func f() { setValue(1, forKey: \"x\") } }", errors: ["1:22: key-value coding"]),
        LoweringCase(
            same: "class C { func f() { _ = self.value(forKey: \"x\") } }", errors: ["1:31: key-value coding"]),
        LoweringCase(
            same: "class C { func f() { super.setValue(1, forKeyPath: \"x\") } }", errors: ["1:28: key-value coding"]),
        LoweringCase(same: "class C: CALayer { func f() { setValue(1, forKey: \"x\") } }"),
        LoweringCase(same: "class C: CABasicAnimation { func f() { _ = value(forKey: \"x\") } }"),
        LoweringCase(same: "class C { func f() { layer.setValue(1, forKey: \"x\") } }"),
        LoweringCase(same: "class C { func f() { request.setValue(\"a\", forHTTPHeaderField: \"x\") } }"),
        LoweringCase(
            same: "class C { func setValue(_ v: Any, forKey k: String) {}; func f() { setValue(1, forKey: \"x\") } }"),
        LoweringCase(same: "#if os(macOS)\nobject_setClass(a, b)\n#endif"),
        LoweringCase(same: "#if canImport(AppKit) && DEBUG\nobject_setClass(a, b)\n#endif"),
        LoweringCase(same: "#if DEBUG\nobject_setClass(a, b)\n#endif", errors: ["2:1: 'object_setClass'"]),
        LoweringCase(
            "#if os(iOS)\nlet x = 1\n#else\nobject_setClass(a, b)\n#endif",
            "#if true   \nlet x = 1\n#else\nobject_setClass(a, b)\n#endif"),
        LoweringCase(
            "#if !os(iOS) || os(tvOS)\nobject_setClass(a, b)\n#endif",
            "#if !true    || os(tvOS)\nobject_setClass(a, b)\n#endif"),
        LoweringCase(same: "let s = #selector(f().g)", errors: []),
    ].dropLast()

    @Test func operandsWithoutANameAreReported() {
        for operand in ["1", "a, b", "{ x }", "object: a"] {
            let lowered = LoweringCase.lower("\nlet s = #selector(\(operand))")
            #expect(lowered.errors.map(\.position.description) == ["2:9"], "\(operand)")
        }
    }

    @Test func errorsHaveTheFormatOfTheCompiler() {
        let error = LoweringCase.lower("class C { @NSManaged var x: Int }", path: "/a b/C.swift").errors[0]
        #expect(error.description.hasPrefix("/a b/C.swift:1:11: error: '@NSManaged' needs"))
    }
}
