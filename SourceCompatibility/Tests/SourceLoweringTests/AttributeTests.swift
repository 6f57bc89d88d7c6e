import Testing

@Suite struct AttributeTests {
    @Test(arguments: cases) func attributesAreLowered(_ test: LoweringCase) { test.check() }

    static let cases: [LoweringCase] = [
        LoweringCase("@objc class C {}", "      class C {}"),
        LoweringCase("@objc(Name) class C {}", "            class C {}"),
        LoweringCase("@objc( Name ) class C {}", "              class C {}"),
        LoweringCase("@objcMembers class C {}", "             class C {}"),
        LoweringCase("@objcMembers\nfinal class C {}", "            \nfinal class C {}"),
        LoweringCase("@objc\n@available(*, deprecated)\nclass C {}", "     \n@available(*, deprecated)\nclass C {}"),
        LoweringCase("@objc enum E: Int { case a }", "      enum E: Int { case a }"),
        LoweringCase("@objc extension C {}", "      extension C {}"),
        LoweringCase("@IBDesignable class C {}", "              class C {}"),
        LoweringCase("class C { @nonobjc func f() {} }", "class C {          func f() {} }"),
        LoweringCase("class C { dynamic func f() {} }", "class C {         func f() {} }"),
        LoweringCase("class C { public dynamic var x = 0 }", "class C { public         var x = 0 }"),
        LoweringCase("class C { @objc init() {} }", "class C {       init() {} }"),
        LoweringCase("class C { @objc(initWithX:) init(x: Int) {} }", "class C {                   init(x: Int) {} }"),
        LoweringCase("class C { @objc static func f() {} }", "class C {       static func f() {} }"),
        LoweringCase("class C { @objc class func f() {} }", "class C {       class func f() {} }"),
        LoweringCase("class C { @objc deinit {} }", "class C {       deinit {} }"),
        LoweringCase(
            "class C { @objc subscript(i: Int) -> Int { 1 } }", "class C {       subscript(i: Int) -> Int { 1 } }"),
        LoweringCase(
            "class C {\n    @objc(\n        name:\n    ) static func f() {}\n}",
            "class C {\n          \n             \n      static func f() {}\n}"),
        LoweringCase("@UIApplicationMain class A {}", "@main              class A {}"),
        LoweringCase("@UIApplicationMain\nclass A {}", "@main             \nclass A {}"),
        LoweringCase("@NSApplicationMain\nclass A {}", "@main             \nclass A {}"),
        LoweringCase("class C { var é = 0; @objc init() {} }", "class C { var é = 0;       init() {} }"),
        LoweringCase("/* 👋 */ @objc class C {}", "/* 👋 */       class C {}"),
        LoweringCase("#if DEBUG\n@objc class C {}\n#endif", "#if DEBUG\n      class C {}\n#endif"),
        LoweringCase(
            "#if DEBUG\n@objc\n#endif\nclass C {}", "#if DEBUG\n     \n#endif\nclass C {}"),
        LoweringCase(
            "class C { @objc func f() {} }", "class C {       func f() {} }",
            generated: [
                "extension C { @section(\"uikit_methods\") @used private static let _methods1: @convention(c) "
                    + "(UnsafeMutableRawPointer) -> Void = { table in\n    MethodTable.add(\"f\", C.f, to: table)\n} }",
                "import UIKit",
            ]),
        LoweringCase(
            "class C { @IBAction func f(_ sender: Any) {} }", "class C {           func f(_ sender: Any) {} }",
            generated: ["MethodTable.add(\"f:\", C.f(_:), to: table)"]),
        LoweringCase(
            "class C { @IBSegueAction func f(_ coder: Any) -> C? { nil } }",
            "class C {                func f(_ coder: Any) -> C? { nil } }",
            generated: ["MethodTable.add(\"f:\", C.f(_:), to: table)"]),
        LoweringCase(
            "class C { @IBOutlet weak var v: V! }", "class C {           weak var v: V! }",
            generated: ["getter: \\C.v", "add(\"setV:\", setter: \\C.v"]),
        LoweringCase(
            "class C { @IBInspectable var n: Int { 1 } }", "class C {                var n: Int { 1 } }",
            generated: ["MethodTable.add(\"n\", getter: \\C.n, to: table)\n} }"]),
        LoweringCase(
            "class C { @GKInspectable var n = 1 }", "class C {                var n = 1 }",
            generated: ["getter: \\C.n"]),
        LoweringCase(
            "class C { @objc dynamic var n = 1 }", "class C {               var n = 1 }",
            generated: ["getter: \\C.n", "\"setN:\""]),
        LoweringCase(
            "class C { @objc(isOn) var on = true }", "class C {             var on = true }",
            generated: ["add(\"isOn\", getter: \\C.on", "add(\"setIsOn:\", setter: \\C.on"]),
        LoweringCase(
            "class C { @objc let n = 1 }", "class C {       let n = 1 }",
            generated: ["add(\"n\", getter: \\C.n, to: table)\n} }"]),
        LoweringCase(
            "class C { @objc var n: Int { get { 1 } set {} } }", "class C {       var n: Int { get { 1 } set {} } }",
            generated: ["\"setN:\""]),
        LoweringCase(
            "class C { @objc var n = 1 { didSet {} } }", "class C {       var n = 1 { didSet {} } }",
            generated: ["\"setN:\""]),
        LoweringCase(
            "class C { @objc func f<T>(_ x: T) {} }", "class C {       func f<T>(_ x: T) {} }"),
        LoweringCase(
            "class C { @objc func f(_ x: Int...) {} }", "class C {       func f(_ x: Int...) {} }"),
        LoweringCase(
            "class C { @objc func f(_ x: inout Int) {} }", "class C {       func f(_ x: inout Int) {} }"),
        LoweringCase("class C { @objc func f() throws {} }", "class C {       func f() throws {} }"),
        LoweringCase("class C { @objc func f() async {} }", "class C {       func f() async {} }"),
        LoweringCase(
            "class C { @objc func f(a: Int, b: Int, c: Int) {} }", "class C {       func f(a: Int, b: Int, c: Int) {} }"
        ),
        LoweringCase("class C { @objc override func f() {} }", "class C {       override func f() {} }"),
        LoweringCase(
            "class C { @objc @available(*, unavailable) func f() {} }",
            "class C {       @available(*, unavailable) func f() {} }"),
        LoweringCase(
            "class C { @objc @available(*, deprecated) func f() {} }",
            "class C {       @available(*, deprecated) func f() {} }",
            generated: ["@available(*, deprecated) extension C { @section"]),
        LoweringCase(
            "class C { @MainActor @objc func f(x: Int) {} }", "class C { @MainActor       func f(x: Int) {} }",
            generated: [
                "add(\"fWithX:\", { (target: C) -> @MainActor (Int) -> Void in nonisolated(unsafe) let object: AnyObject = "
                    + "target; return { @MainActor in (object as! C).f(x: $0) } }, to: table)"
            ]),
        LoweringCase("class G<T> { @objc func f() {} }", "class G<T> {       func f() {} }"),
        LoweringCase("extension G { @objc func f() {} }", "extension G {       func f() {} }", other: "class G<T> {}"),
        LoweringCase(
            "extension V { @objc func f() {} }", "extension V {       func f() {} }", generated: ["add(\"f\", V.f"]),
        LoweringCase(
            "@objc extension V { func f() {} }", "      extension V { func f() {} }", generated: ["add(\"f\", V.f"]),
        LoweringCase(
            "@objcMembers class C { func a() {}; private func b() {}; @nonobjc func c() {}; var d = 1 }",
            "             class C { func a() {}; private func b() {};          func c() {}; var d = 1 }",
            generated: ["add(\"a\", C.a, to: table)\n    MethodTable.add(\"d\", getter"]),
        LoweringCase(
            same: "class D: C { override init() {} }", other: "class C { @objc func f() {} }"),
        LoweringCase(
            "class C { @objc func f(_ x: Int) {}; @objc(g:) func f(_ x: String) {} }",
            "class C {       func f(_ x: Int) {};           func f(_ x: String) {} }",
            generated: ["C.f(_:) as (C) -> (Int) -> Void", "add(\"g:\", C.f(_:) as (C) -> (String) -> Void"]),
        LoweringCase(
            "class C { @objc func f() {}; func f(_ x: Int) {} }", "class C {       func f() {}; func f(_ x: Int) {} }",
            generated: ["add(\"f\", C.f as (C) -> () -> Void"]),
        LoweringCase(
            "class C { @objc func select() {} }", "class C {       func select() {} }",
            generated: ["C.select as (C) -> () -> Void"]),
        LoweringCase(
            "class A { class B { @objc func f() {} } }", "class A { class B {       func f() {} } }",
            generated: ["extension A.B { @section", "A.B.f"]),
        LoweringCase(
            "class C {\n#if DEBUG\n@objc func f() {}\n#else\n@objc func g() {}\n#endif\n}",
            "class C {\n#if DEBUG\n      func f() {}\n#else\n      func g() {}\n#endif\n}",
            generated: [
                "#if (DEBUG)\n    MethodTable.add(\"f\", C.f, to: table)\n#endif",
                "#if !(DEBUG)\n    MethodTable.add(\"g\", C.g, to: table)\n#endif",
            ]),
        LoweringCase(
            "#if DEBUG\nclass C { @objc func f() {} }\n#endif", "#if DEBUG\nclass C {       func f() {} }\n#endif",
            generated: ["#if (DEBUG)\n#sourceLocation"]),
        LoweringCase(
            "class C {\n#if os(macOS)\n@objc func f() {}\n#endif\n}",
            "class C {\n#if os(macOS)\n      func f() {}\n#endif\n}"),
        LoweringCase(
            "func f() {\n    class L {\n        @objc func g() {}\n    }\n}",
            "func f() {\n    class L {\n              func g() {}\n    \n#sourceLocation(file: \"/app/File.swift\", line: 2)",
            generated: ["\n    }\n}", "L.g, to: table", "line: 4)\n"], movesColumns: true),
    ]
}
