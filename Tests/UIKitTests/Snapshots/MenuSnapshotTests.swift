import Testing
import UIKitTesting

@testable import UIKit

/// Snapshot tests of menus with light and dark appearances.
@MainActor @Suite(.serialized) struct MenuSnapshotTests {
    private let keeper = MenuStageKeeper()

    /// Compares the open menu with a reference image.
    private func check(_ stage: MenuStage, _ name: String, _ level: Int = 0, _ scale: Int) throws {
        let levels = try #require(stage.session).levels
        try #require(levels.count > level)
        let window = try #require(levels[level].scene.contentWindow)
        let style = stage.window.traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
        try assertSnapshot(of: window, named: "\(name)-\(style)@\(scale)x", scale: CGFloat(scale))
    }

    private func stage(dark: Bool) throws -> MenuStage {
        let stage = try keeper.make()
        stage.window.overrideUserInterfaceStyle = dark ? .dark : .light
        return stage
    }

    @Test("rows of every kind", arguments: [false, true], [1, 2])
    func rows(dark: Bool, scale: Int) throws {
        final class Editor: UIView {
            override var canBecomeFirstResponder: Bool { true }
            override func copy(_ sender: Any?) {}
        }
        let stage = try stage(dark: dark)
        defer { stage.close() }
        stage.add(Editor(), CGRect(x: 0, y: 0, width: 10, height: 10)).becomeFirstResponder()
        let view = stage.menuView([
            UIAction(title: "Share", subtitle: "With others", image: UIImage(systemName: "square.and.arrow.up")) { _ in
            },
            UIKeyCommand(
                title: "Copy", image: UIImage(systemName: "doc.on.doc"), action: Selector(UIResponder.copy), input: "c",
                modifierFlags: .command),
            UIKeyCommand(title: "Paste", action: Selector(UIResponder.paste), input: "v", modifierFlags: .command),
            UIMenu(
                title: "Show", options: .displayInline,
                children: [stage.action("Grid", state: .on), stage.action("Rulers", state: .mixed)]),
            UIMenu(title: "More", children: [stage.action("x")]), UIDeferredMenuElement { _ in },
            UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in },
        ])
        try stage.open(view)
        stage.type(.keyboardDownArrow)
        try check(stage, "rows", 0, scale)
    }

    @Test("a bar", arguments: [false, true], [1, 2])
    func bar(dark: Bool, scale: Int) throws {
        let stage = try stage(dark: dark)
        defer { stage.close() }
        var request = MenuRequest(
            menu: UIMenu(children: [
                stage.action("Cut"), stage.action("Copy"), stage.action("Paste"),
                UIMenu(options: .displayInline, children: [stage.action("Bold")]),
                UIMenu(title: "More", children: [stage.action("x")]), stage.action("Delete", .destructive),
            ]), source: stage.window, anchor: .above(CGRect(x: 100, y: 100, width: 50, height: 20)))
        request.isBar = true
        try #require(MenuSession.begin(request) != nil)
        stage.type(.keyboardRightArrow)
        stage.type(.keyboardRightArrow)
        try check(stage, "bar", 0, scale)
    }

    @Test("a menu that is too tall, in its middle", arguments: [1, 2]) func tall(scale: Int) throws {
        let stage = try keeper.make(screen: CGSize(width: 800, height: 240), origin: .zero)
        defer { stage.close() }
        let view = stage.menuView((0..<20).map { stage.action("Element \($0)") })
        try stage.open(view)
        stage.scroll(-100, at: try stage.place("Element 1"))
        try check(stage, "tall", 0, scale)
    }
}
