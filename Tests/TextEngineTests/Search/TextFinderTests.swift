import Foundation
import TestSupport
import Testing
import TextEngine

/// Tests of finding words and phrases in text.
@MainActor @Suite struct TextFinderTests {
    private func found(
        _ query: String, in text: String, _ match: TextFinder.WordMatch = .contains,
        ignoresCase: Bool = true
    ) -> [String] {
        let units = Array(text.utf16)
        return TextFinder(query, wordMatch: match, ignoresCase: ignoresCase).ranges(in: text).map {
            "\($0.lowerBound) " + String(decoding: units[$0], as: UTF16.self)
        }
    }

    @Test func matchesCaseOnlyIfRequested() {
        #expect(found("note", in: "Notes, note, NOTE") == ["0 Note", "7 note", "13 NOTE"])
        #expect(found("note", in: "Notes, note, NOTE", ignoresCase: false) == ["7 note"])
        #expect(found("ÄRGER", in: "ärger Ärger arger") == ["0 ärger", "6 Ärger"])
        #expect(found("οδος", in: "ΟΔΟΣ") == ["0 ΟΔΟΣ"])
    }

    @Test func emptyOrMissingQueryHasNoResults() {
        #expect(found("", in: "abc").isEmpty)
        #expect(found("abcd", in: "abc").isEmpty)
        #expect(found("x", in: "").isEmpty)
    }

    @Test func resultsDoNotOverlap() { #expect(found("aa", in: "aaaaa") == ["0 aa", "2 aa"]) }

    @Test func matchesCanonicallyEquivalentText() {
        #expect(found("한글", in: "우리 한글은 한글") == ["3 한글", "7 한글"])
        let decomposed = "한글".decomposedStringWithCanonicalMapping
        #expect(decomposed.utf16.count == 6)
        #expect(TextFinder("한글").ranges(in: "가 " + decomposed) == [2..<8])
        #expect(TextFinder(decomposed).ranges(in: "한글") == [0..<2])
        #expect(TextFinder("é").ranges(in: "e\u{301} é e") == [0..<2, 3..<4])
        #expect(found("שלום", in: "abc שלום") == ["4 שלום"])
        #expect(found("👍", in: "a👍b👍") == ["1 👍", "4 👍"])
    }

    @Test func matchesWholeCharactersOnly() {
        #expect(TextFinder("e").ranges(in: "e\u{301}e") == [2..<3])
        #expect(TextFinder("👍").ranges(in: "👍🏽 👍") == [5..<7])
        #expect(TextFinder("👧").ranges(in: "👩‍👧 👧") == [6..<8])
    }

    @Test func matchesWholeWordsIfRequested() {
        #expect(found("cat", in: "cat concat cats cat_ cat.", .fullWord) == ["0 cat", "21 cat"])
        #expect(found("cat", in: "cat concat cats", .startsWith) == ["0 cat", "11 cat"])
        #expect(found("été", in: "étés été", .fullWord) == ["5 été"])
        // A query that begins or ends with a character other than a letter has no word boundary there.
        #expect(found("(a)", in: "f(a)b", .fullWord) == ["1 (a)"])
    }

    @Test func resultsEqualNaiveSearch() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            let text = String(
                (0..<Int.random(in: 0...60, using: &random)).map { _ in "abAB é".randomElement(using: &random)! })
            let query = String(
                (0..<Int.random(in: 1...3, using: &random)).map { _ in "abé".randomElement(using: &random)! })
            var expected: [Range<Int>] = []
            let letters = Array(text.lowercased())
            let wanted = Array(query)
            var start = 0
            while start + wanted.count <= letters.count {
                if Array(letters[start..<start + wanted.count]) == wanted {
                    expected.append(start..<start + wanted.count)
                    start += wanted.count
                } else {
                    start += 1
                }
            }
            #expect(TextFinder(query).ranges(in: text) == expected, "\(query) in \(text)")
        }
    }

    @Test func searchesLongText() {
        let text = String(repeating: "A line of the text, 한글 and all.\n", count: 30_000)
        #expect(TextFinder("THE text").ranges(in: text).count == 30_000)
        #expect(TextFinder("글 AND").ranges(in: text).count == 30_000)
        #expect(TextFinder("nowhere").ranges(in: text).isEmpty)
    }
}
