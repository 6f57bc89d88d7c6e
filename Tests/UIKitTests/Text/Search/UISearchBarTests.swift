import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests of search bars with the input of users and apps.
@MainActor @Suite(.serialized) struct UISearchBarTests {
    private final class Delegate: NSObject, UISearchBarDelegate {
        var log: [String] = []
        var mayBegin = true
        var mayEnd = true
        var mayChange = true
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            log.append("should begin")
            return mayBegin
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("did begin") }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
            log.append("should end")
            return mayEnd
        }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("did end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { mayChange }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmark") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            log.append("scope \(selectedScope)")
        }
    }

    @MainActor private final class SearchBarFixture {
        let stage = WidgetStage(width: 320, height: 200)
        let bar = UISearchBar()
        let delegate = Delegate()

        init() {
            bar.delegate = delegate
            stage.add(bar, CGRect(x: 0, y: 0, width: 320, height: 48))
        }

        func key(_ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) throws {
            try EventGenerator(window: stage.window).keyPress(key, modifiers: flags)
        }
        func type(_ text: String) throws { try EventGenerator(window: stage.window).keyType(text) }
        func button(_ title: String) -> UIButton? {
            bar.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == title }
        }
        func end() { stage.end() }
    }

    /// TX-19.
    @Test func typingCallsDelegateInUIKitsOrder() throws {
        let test = SearchBarFixture()
        defer { test.end() }
        test.stage.click(CGPoint(x: 120, y: 24))
        #expect(test.bar.isFirstResponder && test.bar.searchTextField.isEditing)
        try test.type("ab")
        #expect(test.bar.text == "ab")
        try test.key(.keyboardReturnOrEnter)
        test.bar.resignFirstResponder()
        #expect(
            test.delegate.log == [
                "should begin", "did begin", "text a", "text ab", "search", "should end", "did end",
            ])
        #expect(!test.bar.isFirstResponder)
        // Changes by code do not notify the delegate.
        test.bar.text = "by code"
        #expect(test.delegate.log.count == 7)
    }

    @Test func delegateCanRefuse() throws {
        let test = SearchBarFixture()
        defer { test.end() }
        test.delegate.mayBegin = false
        #expect(!test.bar.becomeFirstResponder())
        test.delegate.mayBegin = true
        #expect(test.bar.becomeFirstResponder())
        test.delegate.mayChange = false
        try test.type("a")
        #expect(test.bar.text == "")
        test.delegate.mayEnd = false
        #expect(!test.bar.resignFirstResponder() && test.bar.isFirstResponder)
    }

    /// TX-19.
    @Test func returnSearchesOnlyWithText() throws {
        let test = SearchBarFixture()
        defer { test.end() }
        test.bar.becomeFirstResponder()
        try test.key(.keyboardReturnOrEnter)
        #expect(!test.delegate.log.contains("search"))
        test.bar.enablesReturnKeyAutomatically = false
        try test.key(.keyboardReturnOrEnter)
        #expect(test.delegate.log.contains("search"))
    }

    /// TX-19.
    @Test func clearButtonReportsEmptyText() throws {
        let test = SearchBarFixture()
        defer { test.end() }
        test.bar.text = "abc"
        test.stage.show()
        let field = test.bar.searchTextField
        let button = field.clearButtonRect(forBounds: field.bounds)
        test.stage.click(field.convert(CGPoint(x: button.midX, y: button.midY), to: nil))
        #expect(test.bar.text == "" && test.bar.isFirstResponder)
        #expect(test.delegate.log == ["text ", "should begin", "did begin"])
    }

    @Test func cancelButtonIsShownNextToField() throws {
        let test = SearchBarFixture()
        defer { test.end() }
        let wide = test.bar.searchTextField.frame
        test.bar.showsCancelButton = true
        test.stage.show()
        let button = try #require(test.button("Cancel"))
        let narrow = test.bar.searchTextField.frame
        #expect(narrow.maxX < button.frame.minX && button.frame.maxX <= 320 && narrow.minX == wide.minX)
        test.stage.click(CGPoint(x: button.frame.midX, y: button.frame.midY))
        #expect(test.delegate.log == ["cancel"])
        test.bar.setShowsCancelButton(false, animated: true)
        #expect(!test.bar.showsCancelButton)
        test.stage.server.serve(for: 1)
        #expect(test.button("Cancel") == nil && test.bar.searchTextField.frame == wide)
        test.bar.setShowsCancelButton(true, animated: true)
        test.stage.server.serve(for: 1)
        #expect(test.bar.searchTextField.frame == narrow && test.button("Cancel")?.alpha == 1)
    }

    /// TX-19.
    @Test func escapeCancelsDeletesOrIsForwarded() throws {
        @MainActor final class Parent: UIView {
            var escapes = 0
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                escapes += presses.count { $0.key?.keyCode == .keyboardEscape }
            }
        }
        let test = SearchBarFixture()
        defer { test.end() }
        let parent = Parent()
        test.stage.add(parent, test.bar.frame)
        parent.addSubview(test.bar)
        test.bar.becomeFirstResponder()
        try test.type("a")
        try test.key(.keyboardEscape)
        #expect(test.bar.text == "" && test.delegate.log.last == "text " && parent.escapes == 0)
        try test.key(.keyboardEscape)
        #expect(parent.escapes == 1)
        test.bar.showsCancelButton = true
        try test.key(.keyboardEscape)
        #expect(test.delegate.log.last == "cancel" && parent.escapes == 1)
    }

    @Test func userSelectsScopes() throws {
        let test = SearchBarFixture()
        defer { test.end() }
        #expect(test.bar.intrinsicContentSize.height == 48)
        test.bar.selectedScopeButtonIndex = 1
        test.bar.scopeButtonTitles = ["All", "Mine"]
        #expect(test.bar.selectedScopeButtonIndex == 1 && test.bar.intrinsicContentSize.height == 48)
        test.bar.showsScopeBar = true
        let height = test.bar.intrinsicContentSize.height
        #expect(height > 80)
        test.bar.frame.size.height = height
        test.stage.show()
        test.stage.click(CGPoint(x: 80, y: height - 23))
        #expect(test.bar.selectedScopeButtonIndex == 0 && test.delegate.log == ["scope 0"])
        test.bar.selectedScopeButtonIndex = 9
        #expect(test.bar.selectedScopeButtonIndex == 1 && test.delegate.log.count == 1)
        test.bar.scopeButtonTitles = nil
        #expect(test.bar.intrinsicContentSize.height == 48)
    }

    @Test func minimalBarHasNoBackground() {
        let test = SearchBarFixture()
        defer { test.end() }
        let corner = { test.stage.pixels().values[2 * 320 + 2] }
        let background = UIColor.secondarySystemBackground.resolvedColor(with: test.bar.traitCollection).cgColor.rgba
        #expect(
            corner() == UInt32((background.red * 255).rounded()) << 16 | UInt32((background.green * 255).rounded()) << 8
                | UInt32((background.blue * 255).rounded()))
        test.bar.barTintColor = .red
        test.stage.show()
        #expect(corner() == 0xFF0000)
        test.bar.searchBarStyle = .minimal
        test.stage.show()
        #expect(corner() == 0xFFFFFF)
    }

    @Test(arguments: [true, false]) func disabledBarIgnoresInput(_ isDisabledFirst: Bool) throws {
        let test = SearchBarFixture()
        defer { test.end() }
        if isDisabledFirst { test.bar.isEnabled = false }
        test.bar.showsCancelButton = true
        test.bar.scopeButtonTitles = ["a", "b"]
        test.bar.showsScopeBar = true
        test.bar.frame.size.height = test.bar.intrinsicContentSize.height
        test.bar.isEnabled = false
        test.stage.show()
        let cancel = try #require(test.button("Cancel")).frame
        let second = CGPoint(x: 240, y: test.bar.frame.height - 23)
        func clickAll() {
            for point in [CGPoint(x: 120, y: 24), CGPoint(x: cancel.midX, y: cancel.midY), second] {
                test.stage.click(point)
            }
        }
        clickAll()
        #expect(!test.bar.isFirstResponder && test.delegate.log.isEmpty && test.bar.selectedScopeButtonIndex == 0)
        #expect(!test.bar.becomeFirstResponder())
        test.bar.isEnabled = true
        clickAll()
        #expect(test.bar.isFirstResponder && test.bar.selectedScopeButtonIndex == 1)
        #expect(test.delegate.log == ["should begin", "did begin", "cancel", "scope 1"])
    }

    @Test func fieldHasIconAndChangesBackgroundDuringEditing() {
        let test = SearchBarFixture()
        defer { test.end() }
        let field = test.bar.searchTextField
        #expect(field.leftView is UIImageView && field.textRect(forBounds: field.bounds).minX > 26)
        #expect(field.accessibilityTraits.contains(.searchField) && field.returnKeyType == .search)
        let inside = { test.stage.pixels().values[24 * 320 + 200] }
        let resting = inside()
        test.bar.becomeFirstResponder()
        test.stage.show()
        #expect(resting != 0xFFFFFF && inside() == 0xFFFFFF)
    }

    @Test("SR-10: buttons for bookmarks and results tell the delegate about clicks")
    func buttonsInField() throws {
        let test = SearchBarFixture()
        defer { test.end() }
        #expect(UISearchBar.Icon.search.rawValue == 0 && UISearchBar.Icon.resultsList.rawValue == 3)
        let button = { test.bar.searchTextField.rightView as? UIButton }
        #expect(button() == nil)
        test.bar.showsBookmarkButton = true
        test.stage.show()
        let frame = try #require(button()).convert(try #require(button()).bounds, to: nil)
        #expect(frame.maxX <= 312 && frame.minX > 270)
        test.stage.click(CGPoint(x: frame.midX, y: frame.midY))
        #expect(test.delegate.log == ["bookmark"])
        test.bar.text = "a"
        test.stage.show()
        #expect(button() == nil, "bookmarks give way to text")
        test.bar.showsSearchResultsButton = true
        test.bar.isSearchResultsButtonSelected = true
        test.stage.show()
        #expect(try #require(button()).isSelected)
        test.stage.click(CGPoint(x: frame.midX, y: frame.midY))
        #expect(test.delegate.log == ["bookmark", "results"])
        let field = test.bar.searchTextField
        #expect(
            field.clearButtonRect(forBounds: field.bounds).maxX <= field.rightViewRect(forBounds: field.bounds).minX)
    }

    @Test("SR-10: images, positions and the prompt of a search bar")
    func imagesAndPrompt() throws {
        let test = SearchBarFixture()
        defer { test.end() }
        let field = test.bar.searchTextField
        let image = try #require(UIImage(systemName: "star"))
        let standard = (field.leftView as? UIImageView)?.image
        test.bar.setImage(image, for: .search, state: .normal)
        #expect(test.bar.image(for: .search, state: .normal) === image)
        #expect((field.leftView as? UIImageView)?.image === image)
        test.bar.setImage(nil, for: .search, state: .normal)
        #expect((field.leftView as? UIImageView)?.image === standard)
        let old = (field.leftViewRect(forBounds: field.bounds), field.textRect(forBounds: field.bounds))
        test.bar.setPositionAdjustment(UIOffset(horizontal: 3, vertical: 1), for: .search)
        test.bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 0)
        #expect(field.leftViewRect(forBounds: field.bounds) == old.0.offsetBy(dx: 3, dy: 1))
        #expect(field.textRect(forBounds: field.bounds).minX == old.1.minX + 8)
        #expect(test.bar.positionAdjustment(for: .search).horizontal == 3)
        test.bar.prompt = "Find"
        #expect(test.bar.intrinsicContentSize.height == 70)
        test.bar.frame.size.height = 70
        test.stage.show()
        #expect(field.frame.minY == 30)
    }
}
