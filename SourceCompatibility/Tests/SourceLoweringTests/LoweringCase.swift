import SourceLowering
import Testing

/// A source text with its expected lowered text.
struct LoweringCase: CustomTestStringConvertible {
    let before: String

    /// The lowered lines of the original text, without the generated declarations.
    let after: String

    /// Parts of the generated text, in any order. If the array is empty, nothing may be generated.
    var generated: [String] = []

    /// The operands that must occur at their original positions, where the compiler checks them.
    var operands: [String] = []

    /// A Boolean value that indicates whether text after a lowered expression moves, in the documented cases.
    var movesColumns = false

    /// The beginnings of the expected errors, with line and column: "3:5: '@NSManaged'".
    var errors: [String] = []

    /// The text of another file of the target.
    var other = ""

    init(
        _ before: String, _ after: String, generated: [String] = [], operands: [String] = [],
        movesColumns: Bool = false, errors: [String] = [], other: String = ""
    ) {
        self.before = before
        self.after = after
        self.generated = generated
        self.operands = operands
        self.movesColumns = movesColumns
        self.errors = errors
        self.other = other
    }

    /// Creates a case whose text lowering does not change.
    init(same text: String, errors: [String] = [], other: String = "") {
        self.init(text, text, errors: errors, other: other)
    }

    var testDescription: String { before }

    func lower() -> LoweredSource { Self.lower(before, other: other) }

    static func lower(_ text: String, other: String = "", path: String = "/app/File.swift") -> LoweredSource {
        let file = SourceFile(path: path, text: text)
        let other = SourceFile(path: "/app/Other.swift", text: other)
        return SourceLowering.lower(
            file, in: TargetSummary([SourceSummary(of: file), SourceSummary(of: other)]))
    }

    /// Checks the case, and the rules that apply to every case.
    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let lowered = lower()
        var original = lines(before)
        // Generated text begins after the last line break.
        if original.last == "" { original.removeLast() }
        let lines = lines(lowered.text)
        let preserved = lines.prefix(original.count).joined(separator: "\n")
        #expect(
            preserved
                == (before.hasSuffix("\n") || before.hasSuffix("\r\n")
                    ? String(after.dropLast()) + (after.hasSuffix("\r\n") ? "\r" : "") : after),
            sourceLocation: sourceLocation)
        #expect(
            lowered.errors.map { "\($0.position.line):\($0.position.column): \($0.message)" }
                .elementsEqual(errors) { $0.hasPrefix($1) },
            "\(lowered.errors)", sourceLocation: sourceLocation)
        if !movesColumns {
            #expect(
                zip(original, lines).allSatisfy { $0.utf8.count == $1.utf8.count }, "the length of a line changed",
                sourceLocation: sourceLocation)
        }
        let rest = lines.dropFirst(original.count).joined(separator: "\n")
        if generated.isEmpty {
            #expect(!rest.contains("{"), "\(rest)", sourceLocation: sourceLocation)
        }
        for part in generated { #expect(rest.contains(part), "\(rest)", sourceLocation: sourceLocation) }
        for operand in operands {
            let expected = LineDirectiveText(before).positions(of: operand)
            let actual = LineDirectiveText(lowered.text).positions(of: operand)
            #expect(
                !expected.isEmpty && expected.isSubset(of: actual), "\(lowered.text)", sourceLocation: sourceLocation)
        }
        let again = Self.lower(lowered.text)
        #expect(again.text == lowered.text, "lowering is idempotent", sourceLocation: sourceLocation)
    }

    private func lines(_ text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String($0)! }
    }
}
