import Testing

@testable import ResourceCompiling

@Suite struct FormatStringTests {
    @Test func formatsAreSplitIntoComponents() {
        #expect(
            FormatString("%@ of %2$.1f%% %#@files@ %arg").pieces == [
                .specifier(position: nil, conversion: "@"), .text(" of "), .specifier(position: 2, conversion: ".1f"),
                .text("%% "), .variable(position: nil, name: "files"), .text(" "), .argument,
            ])
        #expect(FormatString("100%").pieces == [.text("100%%")])
        #expect(FormatString("%1$#@n@").pieces == [.variable(position: 1, name: "n")])
        #expect(FormatString("%-08lld").pieces == [.specifier(position: nil, conversion: "-08lld")])
        #expect(FormatString("%#@broken").hasArguments == false)
        #expect(FormatString("%0$d").pieces == [.text("%%0$d")])
        #expect(FormatString("%99999$d %").hasArguments == false)
    }

    @Test func argumentsHaveKinds() {
        #expect(FormatString("%@ %d %.2f").kinds == [1: .object, 2: .integer, 3: .floatingPoint])
        #expect(FormatString("%2$@ %1$lld").kinds == [1: .integer, 2: .object])
        #expect(FormatString("%*d").kinds == [1: .integer, 2: .integer])
        #expect(FormatString("%#@a@ %@").kinds == [2: .object])
    }

    private func build(
        _ format: String, _ variables: [String: [String: String]]
    ) throws -> PluralFormat {
        try PluralFormatBuilder.build(
            format, variables: variables.mapValues { .init(forms: $0, position: nil, conversion: "lld") })
    }

    @Test func positionsBecomeExplicit() throws {
        let simple = try build("%@: %#@n@", ["n": ["one": "%d file", "other": "%d files"]])
        #expect(simple.format == "%1$@: %2$#@n@")
        #expect(simple.variables == ["n": ["one": "%2$d file", "other": "%2$d files"]])

        let nested = try build(
            "%#@a@", ["a": ["other": "%d in %#@b@", "one": "one in %#@b@"], "b": ["other": "%d boxes, %@"]])
        #expect(nested.format == "%1$#@a@")
        #expect(nested.variables["a"] == ["other": "%1$d in %2$#@b@", "one": "one in %2$#@b@"])
        #expect(nested.variables["b"] == ["other": "%2$d boxes, %3$@"])

        #expect(try build("%#@n@", ["n": ["other": "%arg files"]]).variables["n"] == ["other": "%1$lld files"])
        #expect(try build("%2$#@n@ %1$@", ["n": ["other": "%d"]]).format == "%2$#@n@ %1$@")
    }

    @Test func invalidFormatsAreRejected() {
        #expect(throws: PluralFormatBuilder.Failure.unknownVariable("x")) { try build("%#@x@", [:]) }
        #expect(throws: PluralFormatBuilder.Failure.variableInItself("a")) {
            try build("%#@a@", ["a": ["other": "%#@b@"], "b": ["other": "%#@a@"]])
        }
        #expect(throws: PluralFormatBuilder.Failure.starInFormat) { try build("%#@a@", ["a": ["other": "%*d"]]) }
    }
}
