import DisplayServer
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests of groups of items, styles, badges and titles of navigation bars.
@MainActor @Suite(.serialized) struct BarGroupTests {
    private func item(_ name: String, _ log: @escaping (String) -> Void = { _ in }) -> UIBarButtonItem {
        UIBarButtonItem(primaryAction: UIAction(title: name) { _ in log(name) })
    }

    @Test("BI-02: an item that is made with an action has its title, image and state")
    func primaryAction() {
        let image = UIImage(systemName: "star")
        let item = UIBarButtonItem(
            primaryAction: UIAction(title: "Favorite", image: image, attributes: .disabled) { _ in })
        #expect(item.title == "Favorite" && item.image === image && !item.isEnabled)
        let own = UIBarButtonItem(title: "Own", primaryAction: UIAction(title: "Other") { _ in })
        #expect(own.title == "Own" && own.isEnabled)
    }

    @Test("BI-17: groups are in reading order, the pinned one is outermost")
    func order() throws {
        let stage = try NavigationStage(size: CGSize(width: 600, height: 400))
        let navigationItem = stage.root.navigationItem
        navigationItem.title = nil
        navigationItem.rightBarButtonItem = item("Old")
        let single = item("E")
        navigationItem.leadingItemGroups = [.fixedGroup(items: [item("A"), item("B")])]
        navigationItem.trailingItemGroups = [.fixedGroup(items: [item("C"), item("D")]), single.creatingFixedGroup()]
        navigationItem.pinnedTrailingGroup = UIBarButtonItemGroup(
            barButtonItems: [item("P"), item("Q")], representativeItem: nil)
        stage.settle()
        #expect(stage.barNames == ["A", "B", "C", "D", "E", "P", "Q"])
        #expect(
            navigationItem.rightBarButtonItems == nil && single.buttonGroup === navigationItem.trailingItemGroups[1])
        navigationItem.trailingItemGroups[0].isHidden = true
        stage.settle()
        #expect(stage.barNames == ["A", "B", "E", "P", "Q"])
        navigationItem.trailingItemGroups[1].barButtonItems = [item("F"), single]
        stage.settle()
        #expect(stage.barNames == ["A", "B", "F", "E", "P", "Q"])
        navigationItem.rightBarButtonItem = item("R")
        stage.settle()
        #expect(navigationItem.trailingItemGroups.isEmpty && stage.barNames == ["A", "B", "R", "P", "Q"])
    }

    @Test("BI-17: a representative item takes the place of a group without room, then items move to the overflow menu")
    func representative() throws {
        let stage = try NavigationStage(size: CGSize(width: 320, height: 400))
        var log: [String] = []
        let names = (1...4).map { "Long item \($0)" }
        let group = UIBarButtonItemGroup.fixedGroup(
            representativeItem: UIBarButtonItem(title: "Group"), items: names.map { item($0) { log.append($0) } })
        stage.root.navigationItem.pinnedTrailingGroup = item("Pinned").creatingFixedGroup()
        stage.root.navigationItem.trailingItemGroups = [group]
        stage.settle()
        #expect(stage.barNames == ["Group", "Pinned"], "\(stage.barButtons.map(\.frame)) in \(stage.bar.frame)")
        #expect(group.isDisplayingRepresentativeItem)
        let button = stage.barButtons[0]
        try stage.generator.pointerClick(at: button.convert(CGPoint(x: 20, y: 10), to: nil))
        #expect(stage.generator.menuTitles == names)
        try stage.generator.chooseMenuElement("Long item 3")
        #expect(log == ["Long item 3"])
        try stage.generator.windowResize(to: CGSize(width: 900, height: 400))
        stage.settle()
        #expect(stage.barNames == names + ["Pinned"] && !group.isDisplayingRepresentativeItem)
        try stage.generator.windowResize(to: CGSize(width: 160, height: 400))
        stage.settle()
        #expect(stage.barNames.last == "More" && stage.barNames.contains("Pinned"), "the pinned group stays")
    }

    @Test("BI-14: additional elements are at the end of the overflow menu, which is then always displayed")
    func additionalItems() throws {
        let stage = try NavigationStage()
        let navigationItem = stage.root.navigationItem
        #expect(navigationItem.overflowPresentationSource == nil)
        navigationItem.additionalOverflowItems = UIDeferredMenuElement { $0([UIAction(title: "Extra") { _ in }]) }
        stage.settle()
        #expect(stage.barNames == ["More"] && navigationItem.overflowPresentationSource != nil)
        let button = stage.barButtons[0]
        try stage.generator.pointerClick(at: button.convert(CGPoint(x: 10, y: 10), to: nil))
        #expect(stage.generator.menuTitles == ["Extra"])
        try stage.generator.keyPress(.keyboardEscape)
    }

    @Test("BI-18: styles: the title is in the middle, or after the leading items, with the center's groups")
    func styles() throws {
        let stage = try NavigationStage(size: CGSize(width: 700, height: 400))
        let navigationItem = stage.root.navigationItem
        #expect(UINavigationItem.ItemStyle.editor.rawValue == 2 && navigationItem.style == .navigator)
        navigationItem.leftBarButtonItem = item("Left")
        navigationItem.centerItemGroups = [.fixedGroup(items: [item("C1"), item("C2")])]
        stage.settle()
        let title = try #require(stage.label("Root"))
        #expect(abs(title.frame.midX - 350) <= 1 && stage.barNames == ["Left", "More"])
        navigationItem.style = .browser
        stage.settle()
        let left = stage.barButtons[0].frame
        #expect(title.frame.minX == left.maxX + 10 && stage.barNames == ["Left", "C1", "C2"])
        let center = stage.barButtons[1].frame.union(stage.barButtons[2].frame)
        #expect(abs(center.midX - 350) <= 1)
        navigationItem.style = .editor
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.settle()
        #expect(stage.barNames == ["C2", "C1", "Left"] && title.frame.maxX == 700 - left.maxX - 10)
        stage.window.traitOverrides.layoutDirection = .leftToRight
        try stage.generator.windowResize(to: CGSize(width: 200, height: 400))
        stage.settle()
        #expect(stage.barNames == ["Left", "More"], "the items of the center are in the menu")
    }

    @Test("BI-19: the user customizes optional and movable groups of the center, and the customization is stored")
    func customization() throws {
        let identifier = "test-\(UUID().uuidString)"
        let stage = try NavigationStage(size: CGSize(width: 900, height: 400))
        func configure(_ navigationItem: UINavigationItem) {
            navigationItem.title = nil
            navigationItem.style = .editor
            navigationItem.centerItemGroups = [
                item("Fixed").creatingFixedGroup(), item("Movable").creatingMovableGroup(customizationIdentifier: "m"),
                item("In").creatingOptionalGroup(customizationIdentifier: "i"),
                item("Out").creatingOptionalGroup(customizationIdentifier: "o", isInDefaultCustomization: false),
            ]
            navigationItem.customizationIdentifier = identifier
        }
        configure(stage.root.navigationItem)
        stage.settle()
        #expect(stage.barNames == ["Fixed", "Movable", "In", "More"])
        func choose(_ titles: String...) throws {
            let button = try #require(stage.barButtons.last)
            try stage.generator.pointerClick(at: button.convert(CGPoint(x: 10, y: 10), to: nil))
            for title in ["Customize"] + titles { try stage.generator.chooseMenuElement(title) }
            stage.settle()
        }
        try choose("Out")
        #expect(stage.barNames == ["Fixed", "Movable", "In", "Out", "More"])
        try choose("In")
        #expect(stage.barNames == ["Fixed", "Movable", "Out", "More"])
        try choose("Move Movable", "Right")
        #expect(stage.barNames == ["Fixed", "Out", "Movable", "More"])
        // Another item with the identifier has the same customization.
        let other = stage.push("Other")
        configure(other.navigationItem)
        other.navigationItem.hidesBackButton = true
        stage.settle()
        #expect(stage.barNames == ["Fixed", "Out", "Movable", "More"])
        try choose("Use Default")
        #expect(stage.barNames == ["Fixed", "Movable", "In", "More"])
        for name in ["order", "removed", "added"] {
            #expect(UserDefaults.standard.object(forKey: "UINavigationItem.\(identifier).\(name)") == nil)
        }
    }

    @Test("BI-20: badges")
    func badges() throws {
        let stage = try NavigationStage()
        #expect(UIBarButtonItem.Badge.count(3).stringValue == "3" && UIBarButtonItem.Badge.count(0).stringValue == nil)
        #expect(UIBarButtonItem.Badge.count(1000).stringValue == "999+")
        #expect(UIBarButtonItem.Badge.indicator().stringValue == "")
        let item = UIBarButtonItem(title: nil, image: UIImage(systemName: "bell"))
        stage.root.navigationItem.rightBarButtonItem = item
        stage.settle()
        let button = stage.barButtons[0]
        let width = button.bounds.width
        item.badge = .count(12)
        stage.settle()
        let label = try #require(stage.label("12"))
        let frame = label.convert(label.bounds, to: button)
        #expect(frame.maxX <= width + 4 && frame.midX > width / 2, "\(frame) in \(button.bounds)")
        #expect(frame.minY >= 0 && frame.midY < button.bounds.midY, "\(frame) in \(button.bounds)")
        #expect(button.bounds.width == width && button.accessibilityValue == "12")
        #expect(label.superview?.backgroundColor == .systemRed)
        let badge = UIBarButtonItem.Badge.string("New")
        badge.backgroundColor = .systemBlue
        item.badge = badge
        stage.settle()
        #expect(stage.label("12") == nil && stage.label("New")?.superview?.backgroundColor == .systemBlue)
        item.badge = nil
        stage.settle()
        #expect(stage.label("New") == nil)
    }

    private final class Renamer: NSObject, UINavigationItemRenameDelegate {
        var log: [String] = []
        var refused: String?
        func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
            log.append("\(title), \(navigationItem.title ?? "")")
        }
        func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
            title != refused
        }
    }

    private final class Document: UIViewController {
        override func duplicate(_ sender: Any?) {}
    }

    @Test("BI-21: the title has a menu of the suggested elements")
    func titleMenu() throws {
        let stage = try NavigationStage()
        let document = Document()
        document.title = "Notes.txt"
        let renamer = Renamer()
        document.navigationItem.titleMenuProvider = { suggested in
            UIMenu(children: suggested + [UIAction(title: "Own") { _ in }])
        }
        stage.navigation.pushViewController(document, animated: false)
        stage.settle()
        try stage.generator.pointerClick(at: "NavigationTitle")
        #expect(stage.generator.menuTitles == ["Duplicate", "Own"])
        try stage.generator.keyPress(.keyboardEscape)
        document.navigationItem.renameDelegate = renamer
        stage.settle()
        try stage.generator.pointerClick(at: "NavigationTitle")
        #expect(stage.generator.menuTitles == ["Rename…", "Duplicate", "Own"])
        try stage.generator.chooseMenuElement("Rename…")
        stage.settle()
        // The name without the extension is selected.
        try stage.generator.keyType("Plan")
        try stage.generator.keyPress(.keyboardReturnOrEnter)
        stage.settle()
        #expect(renamer.log == ["Plan.txt, Plan.txt"] && document.navigationItem.title == "Plan.txt")
        #expect(stage.label("Plan.txt") != nil)
    }

    @Test("BI-22: renaming by a double click: Return and other focus end it, Escape cancels, the delegate can refuse")
    func renaming() throws {
        let stage = try NavigationStage()
        let renamer = Renamer()
        let navigationItem = stage.root.navigationItem
        navigationItem.renameDelegate = renamer
        stage.settle()
        func begin() throws {
            try stage.generator.pointerClick(at: "NavigationTitle", clickCount: 2)
            stage.settle()
        }
        try stage.generator.pointerClick(at: "NavigationTitle")
        try stage.generator.wait(1)
        #expect(stage.label("Root") != nil, "one click does not rename")
        try begin()
        #expect(stage.label("Root") == nil)
        try stage.generator.keyType("A")
        try stage.generator.keyPress(.keyboardEscape)
        stage.settle()
        #expect(stage.label("Root") != nil && renamer.log.isEmpty)
        renamer.refused = "No"
        try begin()
        try stage.generator.keyType("No")
        try stage.generator.keyPress(.keyboardReturnOrEnter)
        stage.settle()
        #expect(renamer.log.isEmpty && stage.label("Root") == nil, "the user continues")
        try stage.generator.keyType("w")
        try stage.generator.keyPress(.keyboardReturnOrEnter)
        stage.settle()
        #expect(renamer.log == ["Now, Now"] && stage.label("Now") != nil)
        try begin()
        try stage.generator.keyType("Then")
        stage.root.view.endEditing(true)
        stage.window.endEditing(true)
        stage.settle()
        #expect(navigationItem.title == "Then" && renamer.log.last == "Then, Then")
        // The standard command, from the content.
        #expect(stage.root.target(forAction: Selector(.rename), withSender: nil) as? UIResponder === stage.navigation)
        stage.navigation.rename(nil)
        try stage.generator.keyType("B")
        try stage.generator.keyPress(.keyboardReturnOrEnter)
        #expect(navigationItem.title == "B")
    }

    @Test("BI-10: changes of item appearances in place are displayed")
    func itemAppearances() throws {
        let stage = try NavigationStage()
        stage.root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Act", primaryAction: nil)
        stage.settle()
        stage.bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        stage.settle()
        let color = stage.label("Act")?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        #expect(color as? UIColor == .red)
    }
}
