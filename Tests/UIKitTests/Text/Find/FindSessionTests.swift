import CoreGraphics
import Foundation
import Testing
import TextEngine
import UIKitTesting

@testable import UIKit

/// Tests of custom searchable content and custom find sessions of apps.
@MainActor @Suite(.serialized) struct FindSessionTests {
    /// A searchable object with several texts, each a document.
    private final class DocumentCollection: NSObject, UITextSearching {
        typealias DocumentIdentifier = Int
        var texts = ["a cat", "no", "cat and cat"]
        var decorated: [String] = []
        var scrolled: [String] = []

        final class DocumentRange: UITextRange {
            let startOffset: Int
            init(_ start: Int) {
                startOffset = start
                super.init()
            }
            override var isEmpty: Bool { false }
        }

        var selectedTextRange: UITextRange? { nil }
        var supportsTextReplacement: Bool { true }

        func compareOrder(from fromDocument: Int, to toDocument: Int) -> ComparisonResult {
            fromDocument < toDocument ? .orderedAscending : .orderedDescending
        }
        func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
            let (a, b) = (
                (foundRange as? DocumentRange)?.startOffset ?? 0, (toRange as? DocumentRange)?.startOffset ?? 0
            )
            return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
        }
        func performTextSearch<Aggregator: UITextSearchAggregator>(
            queryString string: String, options: UITextSearchOptions, resultAggregator aggregator: Aggregator
        ) where Aggregator.DocumentIdentifier == Int {
            // Results arrive in arbitrary order.
            for document in texts.indices.reversed() {
                for range in TextFinder(string).ranges(in: texts[document]) {
                    aggregator.foundRange(DocumentRange(range.lowerBound), searchString: string, document: document)
                }
            }
            #expect(aggregator.allFoundRanges.count == 3)
            aggregator.finishedSearching()
        }
        func decorate(foundTextRange: UITextRange, document: Int?, usingStyle style: UITextSearchFoundTextStyle) {
            if style == .highlighted { decorated.append(name(foundTextRange, document)) }
        }
        func clearAllDecoratedFoundText() { decorated.append("clear") }
        func scrollRangeToVisible(_ range: UITextRange, inDocument: Int?) { scrolled.append(name(range, inDocument)) }
        func replace(foundTextRange: UITextRange, document: Int?, withText: String) {
            guard let document, let start = (foundTextRange as? DocumentRange)?.startOffset else { return }
            let text = NSString(string: texts[document])
            texts[document] = text.replacingCharacters(in: NSRange(location: start, length: 3), with: withText)
        }
        private func name(_ range: UITextRange, _ document: Int?) -> String {
            "\(document ?? -1):\((range as? DocumentRange)?.startOffset ?? -1)"
        }
    }

    @Test func searchesDocumentsInOrder() {
        let collection = DocumentCollection()
        let session = UITextSearchingFindSession(searchableObject: collection)
        session.performSearch(query: "cat", options: nil)
        #expect(session.resultCount == 3 && session.highlightedResultIndex == 0)
        session.highlightNextResult(in: .forward)
        session.highlightNextResult(in: .forward)
        session.highlightNextResult(in: .forward)
        session.highlightNextResult(in: .backward)
        #expect(collection.decorated == ["0:2", "2:0", "2:8", "0:2", "2:8"])
        #expect(collection.scrolled == collection.decorated)
        session.invalidateFoundResults()
        #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
        #expect(collection.decorated.last == "clear" && session.searchableObject === collection)
    }

    @Test func sessionDoesNotRetainSearchableObject() {
        var collection: DocumentCollection? = DocumentCollection()
        let session = UITextSearchingFindSession(searchableObject: collection!)
        session.performSearch(query: "cat", options: nil)
        collection = nil
        #expect(session.searchableObject == nil)
        session.highlightNextResult(in: .forward)
        session.performSearch(query: "cat", options: nil)
        session.performSingleReplacement(query: "cat", replacementString: "x", options: nil)
    }

    /// A custom find session of an app.
    private final class Session: UIFindSession {
        var total = 0
        var calls: [String] = []
        override var resultCount: Int { total }
        override func performSearch(query: String, options: UITextSearchOptions?) { calls.append(query) }
        override func highlightNextResult(in direction: UITextStorageDirection) {
            calls.append(direction == .forward ? "next" : "previous")
        }
    }

    private final class Provider: NSObject, UIFindInteractionDelegate {
        let session = Session()
        var log: [String] = []
        func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { session }
        func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { log.append("began") }
        func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { log.append("ended") }
    }

    @Test func customSessionIsQueriedAndItsCountShown() throws {
        let stage = WidgetStage(width: 300, height: 200)
        defer { stage.end() }
        let view = UIView()
        stage.add(view, CGRect(x: 0, y: 0, width: 300, height: 200))
        let provider = Provider()
        let interaction = UIFindInteraction(sessionDelegate: provider)
        view.addInteraction(interaction)
        interaction.presentFindNavigator(showingReplace: true)
        #expect(interaction.activeFindSession === provider.session && provider.log == ["began"])
        let generator = try EventGenerator(window: stage.window)
        try generator.keyType("ab")
        provider.session.total = 5
        interaction.updateResultCount()
        let bar = try #require(view.subviews.first as? FindNavigator)
        let field = try #require(bar.subviews.compactMap { $0 as? UISearchTextField }.first)
        #expect((field.rightView as? UILabel)?.text == "5" && !bar.showsReplacement)
        try generator.keyPress(.keyboardReturnOrEnter)
        try generator.keyPress(.keyboardReturnOrEnter, modifiers: .shift)
        #expect(provider.session.calls == ["", "a", "ab", "next", "previous"])
        interaction.searchText = "code"
        #expect(field.text == "code" && provider.session.calls.last == "code")
        view.removeInteraction(interaction)
        #expect(view.subviews.isEmpty && provider.log == ["began", "ended"] && !interaction.isFindNavigatorVisible)
    }
}
