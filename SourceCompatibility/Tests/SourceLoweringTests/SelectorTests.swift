import Testing

@Suite struct SelectorTests {
    @Test(arguments: cases) func selectorsAreLowered(_ test: LoweringCase) { test.check() }

    @Test func loweredSelectorsKeepOffsetsInEveryContext() {
        for (prefix, suffix) in [
            ("class C: V { func f() { ", " } }"), ("class C: V { lazy var s = ", " }"), ("class C: V { let s = ", " }"),
            ("class C: V { static let s = ", " }"), ("class C: V { func f(s: Selector = ", ") {} }"),
            ("class C: V { var s: Selector { ", " } }"), ("class C: V { init() { g { [weak self] in ", " } } }"),
            ("class C: V { nonisolated func f() { ", " } }"), ("extension C { func f() { ", " } }"),
            ("extension C { static var s: Selector { ", " } }"),
            ("class C: V { subscript(i: Int) -> Selector { ", " } }"),
            ("class C: V { func f() { let s = \"\\(", ")\" } }"), ("class C: V { var s = 1 { didSet { g(", ") } } }"),
            ("class A { class C: V { func f() { ", " } } }"), ("@MainActor class C: V { func f() { ", " } }"),
        ] {
            let operand = "go(_:with:)"
            LoweringCase(
                "import UIKit\n\(prefix)#selector(\(operand))\(suffix)",
                "import UIKit\n\(prefix)_sel1\(String(repeating: " ", count: 17))\(suffix)",
                generated: ["Selector(\"go:with:\", "], operands: ["." + operand].map { String($0.dropFirst()) }
            ).check()
        }
    }

    /// Returns a case with a class whose method contains a selector on the second line.
    private static func inClass(
        _ selector: String, _ replacement: String, _ generated: [String], operands: [String], other: String = ""
    ) -> LoweringCase {
        LoweringCase(
            "import UIKit\nclass C: V { func f() { x(\(selector), y) } }",
            "import UIKit\nclass C: V { func f() { x(\(replacement), y) } }", generated: generated, operands: operands,
            other: other)
    }

    static let cases: [LoweringCase] = [
        inClass(
            "#selector(go)", "_sel1        ",
            [
                "#sourceLocation(file: \"/app/File.swift\", line: 1)\nextension C { nonisolated fileprivate static var "
                    + "_selector1: Selector { Selector(\"go\", C\n                                   .go) } }\n"
                    + "nonisolated fileprivate var _sel1: Selector { C._selector1 }"
            ], operands: ["go"]),
        inClass("#selector(go(_:))", "_sel1            ", ["Selector(\"go:\", C\n"], operands: ["go(_:)"]),
        inClass("#selector( go(_:) )", "_sel1              ", ["Selector(\"go:\", C\n"], operands: ["go(_:)"]),
        inClass("#selector(self.go)", "_sel1             ", ["Selector(\"go\", C\n"], operands: [".go"]),
        inClass("#selector(super.go)", "_sel1              ", ["Selector(\"go\", C\n"], operands: [".go"]),
        inClass("#selector(Self.go)", "_sel1             ", ["Selector(\"go\", C\n"], operands: [".go"]),
        inClass("#selector(C.go)", "_sel1          ", ["Selector(\"go\", \n"], operands: ["C.go"]),
        inClass("#selector(Other.go(_:))", "_sel1                  ", ["\"go:\""], operands: ["Other.go(_:)"]),
        inClass("#selector(A.B.go(a:b:))", "_sel1                  ", ["\"goWithA:b:\""], operands: ["A.B.go(a:b:)"]),
        inClass("#selector(go(with:))", "_sel1               ", ["\"goWith:\""], operands: ["go(with:)"]),
        inClass("#selector((go))", "_sel1          ", ["Selector(\"go\", C\n"], operands: ["go"]),
        inClass(
            "#selector(go as (C) -> () -> Void)", "_sel1                             ",
            [".go as (C) -> () -> Void)"], operands: ["go as (C) -> () -> Void"]),
        inClass(
            "#selector(go as (Int) -> Void)", "_sel1                         ",
            ["Selector(\"go:\", C\n", ".go as (C) -> (Int) -> Void)"],
            operands: [".go as"].map { String($0.dropFirst()) }),
        inClass(
            "#selector(go as ((Int) -> Void)?)", "_sel1                            ",
            ["\"go:\"", "as (C) -> (Int) -> Void"], operands: ["go as"]),
        inClass(
            "#selector(Other.go as (Other) -> (Int, Int) -> Void)",
            "_sel1                                               ", ["\"go::\""],
            operands: ["Other.go as (Other) -> (Int, Int) -> Void"]),
        inClass(
            "#selector(getter: title)", "_sel1                   ",
            ["MainActor.assumeIsolated { Selector(\"title\", getter: \\C\n", ".title) } } }"], operands: ["title"]),
        inClass(
            "#selector(setter: self.title)", "_sel1                        ", ["Selector(\"setTitle:\", setter: \\C\n"],
            operands: [".title"]),
        inClass(
            "#selector(getter: Other.isOn)", "_sel1                        ", ["getter: \\Other\n"], operands: [".isOn"]
        ),
        inClass(
            "#selector(setter: C.on)", "_sel1                  ", ["Selector(\"setIsOn:\", setter: \\C\n"],
            operands: [".on"], other: "extension C { @objc(isOn) var on: Bool { get { true } set {} } }"),
        inClass(
            "#selector(image(_:a:b:))", "_sel1                   ",
            ["{ _ = C\n", ".image(_:a:b:); return Selector(\"image:a:b:\") }"], operands: ["image(_:a:b:)"]),
        inClass(
            "#selector(go)", "_sel1        ", ["Selector(\"goWithSender:\", C\n"], operands: ["go"],
            other: "extension C { @objc func go(sender: Any) {} }"),
        inClass(
            "#selector(go(sender:))", "_sel1                 ", ["Selector(\"other:\", C\n"], operands: ["go(sender:)"],
            other: "extension C { @objc(other:) func go(sender: Any) {} }"),
        inClass(
            "#selector(go)", "_sel1        ", ["Selector(\"go:\", C\n"], operands: ["go"],
            other: "class V { @objc func go(_ x: Any) {} }; class W { @objc(no) func go() {} }"),
        inClass(
            "#selector(go)", "_sel1        ", ["{ _ = C\n", "return Selector(\"goAndReturnError:\")"], operands: ["go"],
            other: "class V { @objc func go() throws {} }"),
        inClass(
            "#selector(go)", "_sel1        ",
            ["{ let check: @MainActor (C) -> Void = { _ = $0\n", ".go }; _ = check; return Selector(\"go\") }"],
            operands: ["go"], other: "class V { @MainActor @objc func go() {} }"),
        inClass(
            "#selector(V.go)", "_sel1          ", ["{ let check: @MainActor (V) -> Void = { _ = $0\n"],
            operands: [".go"], other: "class V { @MainActor @objc func go() {} }"),
        inClass("#selector(paste)", "_sel1           ", ["Selector(\"paste:\", C\n"], operands: ["paste"]),
        inClass("#selector(`default`)", "_sel1               ", ["\"default\""], operands: ["`default`"]),
        LoweringCase(
            "import UIKit\nclass C: V { func f() { x(#selector(\n    go(_:)\n), y) } }",
            "import UIKit\nclass C: V { func f() { x(_sel1     \n          \n , y) } }",
            generated: ["\n   .go(_:)"], operands: ["go(_:)"]),
        LoweringCase(
            "let s = #selector(C.go)", "let s = _sel1          ", generated: ["Selector(\"go\", C.go)", "import UIKit"]),
        LoweringCase(
            "\nlet s = #selector(C.go)", "\nlet s = _sel1          ", generated: ["Selector(\"go\", \n"],
            operands: ["C.go"]),
        LoweringCase(
            "\nclass C { func f(v: V) { x(#selector(v.go(_:)), y) } }",
            "\nclass C { func f(v: V) { x(Selector(\"go:\", type(of: v).go(_:)), y) } }", movesColumns: true),
        LoweringCase(
            "\nclass C { func f(v: V) { x(#selector(v.a.go), y) } }",
            "\nclass C { func f(v: V) { x(Selector(\"go\", type(of: v.a).go), y) } }", movesColumns: true),
        LoweringCase(
            "\nclass C { func f(v: V) { x(#selector(getter: v.go), y) } }",
            "\nclass C { func f(v: V) { x(Selector(\"go\")         , y) } }"),
        LoweringCase(
            "\npublic class C { public func f(s: Selector = #selector(go)) {} }",
            "\npublic class C { public func f(s: Selector = Selector(\"go\")) {} }", movesColumns: true),
        LoweringCase(
            "\npublic class C { func f(s: Selector = #selector(go)) {} }",
            "\npublic class C { func f(s: Selector = _sel1        ) {} }", generated: ["C._selector1"],
            operands: ["go"]),
        LoweringCase(
            "\nclass G<T> { func f() { x(#selector(go)) } }", "\nclass G<T> { func f() { x(Self._sel1   ) } }",
            generated: ["extension G { nonisolated fileprivate static var _sel1"], operands: ["go"]),
        LoweringCase(
            "\nclass G<T> { let s = #selector(go) }", "\nclass G<T> { let s = G._sel1       }",
            generated: ["Selector(\"go\", G\n"], operands: ["go"]),
        LoweringCase(
            "\nclass LongName<T> { let s = #selector(go) }", "\nclass LongName<T> { let s = LongName._sel1 }",
            generated: ["Selector(\"go\", LongName\n"], operands: ["go"], movesColumns: true),
        LoweringCase(
            "\nextension G where T == Int { func f() { x(#selector(go)) } }",
            "\nextension G where T == Int { func f() { x(Self._sel1   ) } }",
            generated: ["extension G where T == Int { nonisolated"], operands: ["go"], other: "class G<T> {}"),
        LoweringCase(
            "\nextension P { func f() { x(#selector(go)) } }", "\nextension P { func f() { x(_sel1        ) } }",
            generated: ["extension P { fileprivate func _checkOfSelector1() { _ = self\n", "Selector(\"go\") }"],
            operands: ["go"], other: "@objc protocol P {}"),
        LoweringCase(
            "\nextension P where Self: V { func f() { x(#selector(go)) } }",
            "\nextension P where Self: V { func f() { x(_sel1        ) } }",
            generated: ["extension P where Self: V { fileprivate func _checkOfSelector1() { _ = self\n"],
            operands: ["go"]),
        LoweringCase(
            "\nclass A { class B { func f() { x(#selector(go)) } } }",
            "\nclass A { class B { func f() { x(_sel1        ) } } }",
            generated: ["extension A.B { nonisolated", "{ A.B._selector1 }"], operands: ["go"]),
        LoweringCase(
            "\nclass C {\n#if DEBUG\nlet s = #selector(go)\n#endif\n}",
            "\nclass C {\n#if DEBUG\nlet s = _sel1        \n#endif\n}",
            generated: ["#if (DEBUG)\n#sourceLocation", "#endif"], operands: ["go"]),
        LoweringCase(
            "\nclass C {\n#if A\n#elseif os(iOS) || B\nlet s = #selector(go)\n#endif\n}",
            "\nclass C {\n#if A\n#elseif true    || B\nlet s = _sel1        \n#endif\n}",
            generated: ["#if !(A) && (true || B)"], operands: ["go"]),
        LoweringCase(
            "\n/* é👋 */ class C { let é = #selector(go) }", "\n/* é👋 */ class C { let é = _sel1         }",
            generated: ["Selector(\"go\", C\n"], operands: ["go"]),
        LoweringCase("\nclass C { let k = #keyPath(title) }", "\nclass C { let k = \"title\"         }"),
        LoweringCase("\nclass C { let k = #keyPath(C.a.b) }", "\nclass C { let k = \"a.b\"           }"),
        LoweringCase("\nclass C { let k = #keyPath(A.B.a.b?.c) }", "\nclass C { let k = \"a.b.c\"              }"),
        LoweringCase(
            "\nclass C { let k = #keyPath(C.on) }", "\nclass C { let k = \"isOn\"         }",
            other: "class C { @objc(isOn) var on = true }"),
        LoweringCase("\nclass C { let k = #keyPath(a\n.b) }", "\nclass C { let k = \"a.b\"     \n    }"),
        LoweringCase(same: "let s = Selector(\"go\"), t = \"#selector(go)\" // #selector(go)"),
    ]

    @Test func selectorsInPrivateNestedClassesAreLowered() {
        let lowered = LoweringCase.lower(
            """
            import UIKit
            class A {
                private class B {
                    func f() { x(#selector(go)) }
                    func go() {}
                } ; let z = 1
            }
            """)
        #expect(
            lowered.text == """
                import UIKit
                class A {
                    private class B {
                        func f() { x(Self._sel1   ) }
                        func go() {}
                \("    ")
                #sourceLocation(file: "/app/File.swift", line: 3)
                nonisolated fileprivate static var _sel1: Selector { Selector("go", B
                                              .go) }
                #sourceLocation(file: "/app/File.swift", line: 6)
                    } ; let z = 1
                }
                """)
    }

    @Test func pathsAreEscapedInLiterals() {
        let lowered = LoweringCase.lower("\nlet s = #selector(C.go)", path: "/a \"b\"\\c/F.swift")
        #expect(lowered.text.contains(#"#sourceLocation(file: "/a \"b\"\\c/F.swift", line: 1)"#))
    }
}
