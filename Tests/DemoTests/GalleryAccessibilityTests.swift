import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// The accessibility of the Gallery, and with it of the controls that it shows.
@MainActor @Suite(.serialized) struct GalleryAccessibilityTests {
    private static let entries = PageGroup.all.flatMap(\.entries)

    private func show(_ page: Page) throws -> EventGenerator {
        let generator = try EventGenerator(viewController: page)
        try generator.windowResize(to: CGSize(width: 832, height: 744))
        try generator.wait(0.5)
        return generator
    }

    /// The samples of the smallest size and of text fields without a border.
    private func isMeantToBeSmall(_ element: UIResponder) -> Bool {
        ["Mini", "No border"].contains(element.accessibilityLabel)
    }

    /// Rows under a translucent bar.
    private func isExempt(_ issue: AccessibilityIssue, in window: UIWindow) -> Bool {
        var view = window.hitTest(CGPoint(x: issue.frame.midX, y: issue.frame.midY), with: nil)
        while let current = view {
            if current is UINavigationBar || current is UIToolbar || current is UITabBar { return true }
            view = current.superview
        }
        return false
    }

    @Test("AX-41: every element of every page has a name, and no control is smaller than 24 points")
    func pages() throws {
        for entry in Self.entries {
            let page = entry.make()
            let generator = try show(page)
            let elements = AccessibilityInspector.elements(in: page.view)
            #expect(!elements.isEmpty, "\(entry.title)")
            let found = AccessibilityInspector.issues(in: page.view).filter { issue in
                issue.kind == .missingLabel || issue.kind == .smallTarget && !isMeantToBeSmall(issue.element)
            }
            #expect(found.isEmpty, "\(entry.title): \(found.map(\.description).joined(separator: "\n"))")
            _ = generator
        }
    }

    @Test("AX-41: no text of any page has a contrast below 4.5, in the light and in the dark appearance")
    func contrast() throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            for entry in Self.entries {
                let page = entry.make()
                let generator = try show(page)
                generator.window.overrideUserInterfaceStyle = style
                try generator.wait(0.2)
                let found = AccessibilityInspector.issues(in: page.view).filter { issue in
                    guard case .lowContrast = issue.kind else { return false }
                    return !isExempt(issue, in: generator.window)
                }
                let name = "\(entry.title), \(style == .dark ? "dark" : "light")"
                #expect(found.isEmpty, "\(name): \(found.map(\.description).joined(separator: "\n"))")
            }
        }
    }

    @Test("the page shows what a screen reader says about the element under the pointer")
    func page() throws {
        let page = AccessibilityPage()
        let generator = try show(page)
        let elements = AccessibilityInspector.elements(in: page.view)
        func texts(_ view: UIView) -> [String] {
            [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap(texts)
        }
        let rating = try #require(elements.first { $0.accessibilityLabel == "Rating" && $0 is RatingView } as? UIView)
        try generator.pointerMove(to: rating)
        #expect(texts(page.view).contains("Rating, 3 of 5 stars, adjustable"))
        rating.accessibilityIncrement()
        #expect(AccessibilityInspector.spokenText(of: rating) == "Rating, 4 of 5 stars, adjustable")
        let planets = elements.filter { $0 is UIAccessibilityElement && $0.accessibilityTraits == .image }
        #expect(planets.map(\.accessibilityLabel) == ["Mercury", "Venus", "Earth", "Mars"])
        let message = try #require(elements.first { $0 is MessageRow })
        #expect(AccessibilityInspector.actionNames(of: message) == ["Archive", "Flag"])
        #expect(texts(page.view).contains("The audit finds no issues on this page."))
    }
}
