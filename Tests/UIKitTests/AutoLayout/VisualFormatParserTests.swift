import Testing

@testable import UIKit

/// Tests of the parser of visual format strings (VF-01, VF-02, VF-06).
struct VisualFormatParserTests {
    private func message(_ text: String) -> String {
        do throws(VisualFormatError) {
            _ = try VisualFormatParser.parse(text)
            return "no error"
        } catch {
            return error.description
        }
    }

    private func number(_ number: Double, _ position: Int) -> VisualFormatValue {
        .number(number, position: position)
    }

    private func predicate(
        _ relation: NSLayoutConstraint.Relation, _ object: VisualFormatValue, _ priority: VisualFormatValue? = nil
    ) -> VisualFormatPredicate {
        VisualFormatPredicate(relation: relation, object: object, priority: priority)
    }

    @Test("VF-01 a view alone is horizontal, without edges and predicates")
    func view() throws {
        let format = try VisualFormatParser.parse("[a]")
        #expect(format.axis == .horizontal && format.startEdge == nil && format.endEdge == nil)
        #expect(format.views == [VisualFormatView(name: VisualFormatName(text: "a", position: 1), predicates: [])])
        #expect(format.connections.isEmpty)
    }

    @Test(
        "VF-01 H: and V: select the axis",
        arguments: [("H:[a]", NSLayoutConstraint.Axis.horizontal), ("V:[a]", .vertical), ("[V]", .horizontal)])
    func axis(_ text: String, _ axis: NSLayoutConstraint.Axis) throws {
        #expect(try VisualFormatParser.parse(text).axis == axis)
    }

    @Test("VF-01 connections are flush, standard, a predicate, or a list")
    func connections() throws {
        let format = try VisualFormatParser.parse("|[a]-[b]-8-[c]-(>=8,<=20@750)-|")
        #expect(format.startEdge == VisualFormatEdge(connection: .flush, position: 0))
        #expect(format.views.map(\.name.text) == ["a", "b", "c"])
        #expect(format.connections == [.standard, .predicates([predicate(.equal, number(8, 9))])])
        let list = [
            predicate(.greaterThanOrEqual, number(8, 18)),
            predicate(.lessThanOrEqual, number(20, 22), number(750, 25)),
        ]
        #expect(format.endEdge == VisualFormatEdge(connection: .predicates(list), position: 30))
    }

    @Test("VF-01 a predicate of a connection needs no parentheses")
    func plainPredicate() throws {
        let format = try VisualFormatParser.parse("[a]->=8@low-[b]-==gap-[c]")
        let low = VisualFormatValue.name(VisualFormatName(text: "low", position: 8))
        let gap = VisualFormatValue.name(VisualFormatName(text: "gap", position: 18))
        #expect(
            format.connections == [
                .predicates([predicate(.greaterThanOrEqual, number(8, 6), low)]),
                .predicates([predicate(.equal, gap)]),
            ])
    }

    @Test("VF-01 a view has predicates with numbers, metrics and views")
    func viewPredicates() throws {
        let format = try VisualFormatParser.parse("[a(==b,>=wide@1e2,100)]")
        let b = VisualFormatValue.name(VisualFormatName(text: "b", position: 5))
        let wide = VisualFormatValue.name(VisualFormatName(text: "wide", position: 9))
        #expect(
            format.views[0].predicates == [
                predicate(.equal, b), predicate(.greaterThanOrEqual, wide, number(100, 14)),
                predicate(.equal, number(100, 18)),
            ])
    }

    @Test(
        "VF-02 numbers are written as in C",
        arguments: [
            ("8", 8.0), ("0.5", 0.5), (".5", 0.5), ("8.", 8), ("1.5e2", 150), ("2E-1", 0.2), ("(-8)", -8), ("(+8)", 8),
        ])
    func numbers(_ text: String, _ value: Double) throws {
        let connection = try VisualFormatParser.parse("[a]-\(text)-[b]").connections[0]
        #expect(connection == .predicates([predicate(.equal, number(value, text.hasPrefix("(") ? 5 : 4))]))
    }

    @Test("VF-02 names are C identifiers")
    func names() throws {
        #expect(try VisualFormatParser.parse("[_aB2_]").views[0].name.text == "_aB2_")
        #expect(message("[2a]").hasPrefix("Expected the name of a view."))
        #expect(message("[뷰]").hasPrefix("Expected the name of a view."))
    }

    @Test("VF-01 white space between the parts is ignored")
    func whiteSpace() throws {
        let format = try VisualFormatParser.parse("H:| - [a ( >= 20 , <= 80 @ 750 )] - 8 - [b] ")
        #expect(format.startEdge == VisualFormatEdge(connection: .standard, position: 2))
        #expect(format.views.map(\.predicates.count) == [2, 0])
        #expect(format.connections.count == 1 && format.endEdge == nil)
    }

    @Test("VF-06 an error consists of the message, the format, and a caret below the place")
    func caret() {
        #expect(
            message("V|[a]|") == """
                Expected ':' after 'V' to specify vertical arrangement
                V|[a]|
                 ^
                """)
        #expect(
            message("H[a]") == """
                Expected ':' after 'H' to specify horizontal arrangement
                H[a]
                 ^
                """)
        #expect(
            message("[a(=100)]") == """
                Unknown relation. Must be ==, >=, or <=
                [a(=100)]
                   ^
                """)
        #expect(
            message("|-[a(<100)]") == """
                Unknown relation. Must be ==, >=, or <=
                |-[a(<100)]
                     ^
                """)
    }

    @Test(
        "VF-06 each mistake has a message with its place",
        arguments: [
            ("", "Expected a view, which is written as its name in brackets", 0),
            ("H:|", "Expected '-', a view or '|'", 3),
            ("|-|", "Expected a view, which is written as its name in brackets", 2),
            ("-[a]", "Expected a view, which is written as its name in brackets", 0),
            ("[a", "Expected ']' at the end of a view", 2),
            ("[a]b", "Expected '-', a view or '|'", 3),
            ("[a]-", "Expected a view or '|' after the space", 4),
            ("[a]-8[b]", "Expected '-' after the size of the space", 5),
            ("[a]-8", "Expected '-' after the size of the space", 5),
            ("[a]--[b]", "Expected a number or the name of a metric. Write numbers with a sign in parentheses", 4),
            ("[a]-()-[b]", "Expected a number or the name of a metric", 5),
            ("[a]-(8-[b]", "Expected ',' or ')' after a predicate", 6),
            ("[a()]", "Expected a number, or the name of a metric or view", 3),
            ("[a(8@)]", "Expected a priority after '@': a number or the name of a metric", 5),
            ("[a(8,)]", "Expected a number, or the name of a metric or view", 5),
            ("[a(1e999)]", "The number is too large", 3),
            ("|[a]||", "Expected the end of the format after '|'", 5),
        ])
    func mistakes(_ text: String, _ expected: String, _ position: Int) {
        #expect(message(text) == "\(expected)\n\(text)\n\(String(repeating: " ", count: position))^")
    }
}
