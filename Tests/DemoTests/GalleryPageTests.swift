import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite(.serialized) struct GalleryPageTests {
    private static let entries = PageGroup.all.flatMap(\.entries)

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        [view as? View].compactMap { $0 } + view.subviews.flatMap { views(type, in: $0) }
    }

    private func texts(in view: UIView) -> [String] { views(UILabel.self, in: view).compactMap(\.text) }

    @Test func everyPageHasATitleAndFitsTheWindow() throws {
        for entry in Self.entries {
            let page = entry.make()
            let generator = try EventGenerator(viewController: page)
            try generator.windowResize(to: CGSize(width: 832, height: 744))
            #expect(page.title?.isEmpty == false && texts(in: page.view).contains(page.title ?? ""), "\(entry.title)")
            let cards = views(Card.self, in: page.view)
            for card in cards where !card.isHidden {
                let frame = card.convert(card.bounds, to: page.view)
                #expect(frame.minX >= 0 && frame.maxX <= page.view.bounds.width, "\(entry.title)")
            }
        }
    }

    @Test func entriesHaveDifferentTitlesAndSymbolsThatExist() {
        #expect(Set(Self.entries.map(\.title)).count == Self.entries.count)
        for entry in Self.entries { #expect(UIImage(systemName: entry.symbol) != nil, "\(entry.symbol)") }
    }

    @Test func theSwitchesPageLogsChanges() throws {
        let page = SwitchesPage()
        let generator = try EventGenerator(viewController: page)
        try generator.windowResize(to: CGSize(width: 832, height: 744))
        let control = try #require(
            views(UISwitch.self, in: page.view).first { $0.accessibilityLabel == "Bluetooth" })
        try generator.fingerTap(at: control)
        #expect(control.isOn)
    }

    @Test func theCounterCountsClicks() throws {
        let counter = Counter()
        counter.frame = CGRect(x: 0, y: 0, width: 300, height: 140)
        let generator = try EventGenerator(view: counter)
        let button = try #require(
            views(UIButton.self, in: counter).first { $0.configuration?.title == "Click me" })
        #expect(texts(in: counter).contains("No clicks"))
        try generator.pointerClick(at: button)
        #expect(texts(in: counter).contains("One click"))
        try generator.wait(1)
        try generator.pointerClick(at: button)
        #expect(texts(in: counter).contains("2 clicks"))
    }

    @Test func theKeyboardShowsOtherPagesAndTheDarkTheme() throws {
        let app = GalleryApp()
        let generator = try EventGenerator(launching: app)
        let gallery = try #require(generator.window.rootViewController as? GalleryViewController)
        let first = try #require(gallery.viewControllers.last?.title)
        try generator.keyPress(.keyboardPageDown, modifiers: .control)
        #expect(gallery.viewControllers.count == 2 && gallery.viewControllers.last?.title != first)
        try generator.keyPress(.keyboardPageUp, modifiers: .control)
        #expect(gallery.viewControllers.last?.title == first)
        try generator.keyPress(.keyboardD, modifiers: .control)
        #expect(generator.window.overrideUserInterfaceStyle == .dark)
    }
}
