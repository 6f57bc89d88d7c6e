import Testing

@Suite struct ConditionTests {
    @Test(arguments: cases) func conditionsAreLowered(_ before: String, _ after: String) {
        LoweringCase("#if \(before)\nlet x = 1\n#endif", "#if \(after)\nlet x = 1\n#endif").check()
        LoweringCase("#if A\n#elseif \(before)\n#else\n#endif", "#if A\n#elseif \(after)\n#else\n#endif").check()
    }

    static let cases: [(String, String)] = [
        ("os(iOS)", "true   "), ("!os(iOS)", "!true   "), ("(os(iOS))", "(true   )"), ("os( iOS )", "true     "),
        ("os(iOS) || os(tvOS)", "true    || os(tvOS)"), ("os(tvOS) || os(iOS)", "os(tvOS) || true   "),
        ("os(iOS) && DEBUG", "true    && DEBUG"), ("DEBUG && os(iOS)", "DEBUG && true   "),
        ("!(os(iOS) || os(macOS))", "!(true    || os(macOS))"),
        ("os(iOS) && !targetEnvironment(macCatalyst)", "true    && !targetEnvironment(macCatalyst)"),
        ("targetEnvironment(simulator)", "targetEnvironment(simulator)"), ("os(macOS)", "os(macOS)"),
        ("os(Linux)", "os(Linux)"), ("canImport(UIKit)", "canImport(UIKit)"),
        ("canImport(UIKit) && os(iOS)", "canImport(UIKit) && true   "), ("swift(>=5.0)", "swift(>=5.0)"),
        ("os(iOS) && swift(>=5.0)", "true    && swift(>=5.0)"), ("compiler(<6) || os(iOS)", "compiler(<6) || true   "),
        ("os(iOS) /* iOS */", "true    /* iOS */"), ("os(iOS) // os(iOS)", "true    // os(iOS)"),
        ("os(iOS) || (DEBUG && !os(iOS))", "true    || (DEBUG && !true   )"), ("arch(arm64)", "arch(arm64)"),
        ("os(visionOS) || os(iOS) || os(tvOS)", "os(visionOS) || true    || os(tvOS)"),
    ]

    @Test func conditionsAreLoweredInEveryContext() {
        LoweringCase(
            "class C {\n#if os(iOS)\nvar x = 1\n#endif\n}", "class C {\n#if true   \nvar x = 1\n#endif\n}"
        ).check()
        LoweringCase(
            "switch x {\n#if os(iOS)\ncase 1: break\n#endif\ndefault: break\n}",
            "switch x {\n#if true   \ncase 1: break\n#endif\ndefault: break\n}"
        ).check()
        LoweringCase(
            "let v = a\n#if os(iOS)\n.b()\n#endif\n.c()", "let v = a\n#if true   \n.b()\n#endif\n.c()"
        ).check()
        LoweringCase(
            "#if os(iOS)\n#if os(iOS)\n@objc class C {}\n#endif\n#endif",
            "#if true   \n#if true   \n      class C {}\n#endif\n#endif"
        ).check()
        LoweringCase(same: "let text = \"#if os(iOS)\"\n// #if os(iOS)\nif #available(iOS 15, *) {}").check()
    }
}
