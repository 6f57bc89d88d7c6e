import DisplayServer
import Testing

@testable import UIKit

/// Tests of the use of an open menu with the pointer, touches and keys.
@MainActor @Suite(.serialized) struct MenuUseTests {
    private let stageStore = MenuStageStore()

    private func actions(_ stage: MenuStage, _ titles: String...) -> [UIMenuElement] { titles.map { stage.action($0) } }

    // MARK: Rows

    @Test("inline menus are sections with separators and titles; hidden elements are omitted")
    func sections() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.menuView([
            UIMenu(options: .displayInline, children: []),
            UIMenu(title: "Section", options: .displayInline, children: actions(stage, "A", "B")),
            UIMenu(options: .displayInline, children: [stage.action("C", .disabled)]), stage.action("H", .hidden),
            stage.action("On", state: .on), stage.action("Mixed", state: .mixed),
            UIMenu(title: "Sub", children: actions(stage, "S")), UIMenu(title: "Empty", children: []),
            UIMenu(options: .displayInline, children: [stage.action("H", .hidden)]),
        ])
        try stage.open(view)
        #expect(
            try stage.rows() == [
                "Section", "A", "B", "-", "(C)", "-", "✓On", "~Mixed", "Sub ▸", "(Empty ▸)",
            ])
    }

    @Test("KC-06 a command without a title shows its discoverability title, which validation may replace")
    func discoverability() throws {
        final class Document: UIView {
            var renames = false
            override var canBecomeFirstResponder: Bool { true }
            func save() {}
            override func validate(_ command: UICommand) {
                if renames { command.discoverabilityTitle = "Save Draft" }
            }
        }
        let stage = try stageStore.make()
        defer { stage.close() }
        let document = stage.add(Document(), CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(document.becomeFirstResponder())
        let nameless = UIKeyCommand(
            input: "s", modifierFlags: .command, action: Selector(Document.save), discoverabilityTitle: "Save Document")
        let named = UIKeyCommand(
            title: "Save", action: Selector(Document.save), input: "s", modifierFlags: .command,
            discoverabilityTitle: "Save Document")
        #expect(nameless.title.isEmpty && nameless.discoverabilityTitle == "Save Document")
        let view = stage.menuView([nameless, named])
        try stage.open(view)
        #expect(try stage.rows() == ["Save Document", "Save"])
        stage.type(.keyboardEscape)
        document.renames = true
        try stage.open(view)
        #expect(try stage.rows() == ["Save Draft", "Save"])
        #expect(nameless.discoverabilityTitle == "Save Document")
    }

    // MARK: Pointer

    @Test("the row under the pointer is highlighted, and a click selects it; disabled rows and separators do nothing")
    func clicks() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.menuView([
            stage.action("A"), stage.action("No", .disabled),
            UIMenu(options: .displayInline, children: [stage.action("B")]),
        ])
        try stage.open(view)
        #expect(try stage.highlighted() == nil)
        stage.move(to: try stage.location(of: "A"))
        #expect(try stage.highlighted() == "A")
        stage.click(at: try stage.location(of: "No"))
        #expect(try stage.highlighted() == nil && stage.isOpen)
        stage.click(at: try stage.location(of: "B"))
        #expect(stage.takeLog() == ["B"] && !stage.isOpen)
    }

    @Test("AC-11 press, drag and release selects; dragging out of the menu closes it")
    func drags() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.menuView(actions(stage, "A", "B"))
        stage.press(at: stage.location(of: view, 20, 20), 2)
        stage.move(to: try stage.location(of: "B"))
        stage.release(at: try stage.location(of: "B"), 2)
        #expect(stage.takeLog() == ["B"] && !stage.isOpen)
        stage.press(at: stage.location(of: view, 20, 20), 2)
        stage.move(to: try stage.location(of: "B"))
        stage.move(to: CGPoint(x: 10, y: 10))
        stage.release(at: CGPoint(x: 10, y: 10), 2)
        #expect(stage.log.isEmpty && !stage.isOpen)
    }

    @Test("AC-10 a press outside only closes the menu, in the app's windows and elsewhere")
    func outside() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.menuView(actions(stage, "A"))
        let button = stage.add(UIButton(type: .system), CGRect(x: 300, y: 10, width: 60, height: 30))
        button.addAction(stage.action("button"), for: .touchUpInside)
        for point in [stage.location(of: button), CGPoint(x: 3, y: 3)] {
            try stage.open(view)
            stage.click(at: point)
            #expect(!stage.isOpen && stage.log.isEmpty && stage.server.grabbingSurface == nil)
        }
        stage.click(at: stage.location(of: button))
        #expect(stage.takeLog() == ["button"])
    }

    @Test("views below an open menu are neither hovered nor pressed until it closes")
    func below() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.menuView(actions(stage, "A"))
        let button = stage.add(UIButton(type: .system), CGRect(x: 300, y: 10, width: 60, height: 30))
        stage.move(to: stage.location(of: button))
        #expect(button.isPointerInside)
        try stage.open(view)
        stage.move(to: stage.location(of: button))
        #expect(!button.isPointerInside)
        stage.type(.keyboardEscape)
        stage.move(to: stage.location(of: button, 5, 5))
        #expect(button.isPointerInside)
    }

    @Test("AC-11 a submenu opens when the pointer rests on its row and closes when it rests on another")
    func hover() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.menuView([
            stage.action("A"), UIMenu(title: "Sub", children: actions(stage, "S", "T")), stage.action("B"),
        ])
        try stage.open(view)
        stage.move(to: try stage.location(of: "Sub"))
        #expect(stage.popups.count == 1)
        stage.server.serve(for: MenuStyle.submenuDelay + 0.01)
        #expect(try stage.rows(1) == ["S", "T"] && stage.popups.count == 2)
        let (first, second) = (stage.popups[0], stage.popups[1])
        #expect(second.screenOrigin.x >= first.screenOrigin.x + CGFloat(first.pixelSize.width) - 5)
        #expect(second.parent === stage.surface && !second.hasInputGrab && first.hasInputGrab)
        stage.move(to: try stage.location(of: "A"))
        #expect(try stage.highlighted() == "A" && stage.popups.count == 2)
        stage.server.serve(for: MenuStyle.submenuDelay + 0.01)
        #expect(stage.popups.count == 1)
        // A click opens the submenu without the delay.
        stage.click(at: try stage.location(of: "Sub"))
        #expect(stage.popups.count == 2)
        stage.click(at: try stage.location(of: "T", 1))
        #expect(stage.takeLog() == ["T"] && stage.popups.isEmpty)
    }

    @Test("AC-11 on its way to an open submenu the pointer may cross other rows")
    func safeTriangle() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.menuView([
            UIMenu(title: "Sub", children: (0..<8).map { stage.action("S\($0)") }), stage.action("A"),
            stage.action("B"),
        ])
        try stage.open(view)
        let start = try stage.location(of: "Sub")
        stage.click(at: start)
        let target = try stage.location(of: "S4", 1)
        for step in 1...9 {
            let part = CGFloat(step) / 10
            stage.move(
                to: CGPoint(x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part))
            #expect(try stage.highlighted() == "Sub")
            stage.server.serve(for: 0.02)
        }
        stage.move(to: target)
        #expect(try stage.highlighted(1) == "S4" && stage.highlighted() == "Sub")
        // When the pointer returns and rests on another row, that row is highlighted.
        stage.move(to: try stage.location(of: "B"))
        stage.server.serve(for: MenuStyle.safeDelay + MenuStyle.submenuDelay + 0.1)
        #expect(try stage.highlighted() == "B" && stage.popups.count == 1)
    }

    // MARK: Keys

    @Test("AC-11 arrow keys wrap around, Home and End go to the ends, and disabled rows are skipped")
    func arrows() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.menuView([
            stage.action("0", .disabled), stage.action("A"), stage.action("No", .disabled),
            UIMenu(options: .displayInline, children: actions(stage, "B", "C")),
        ])
        try stage.open(view)
        for expected in ["A", "B", "C", "A"] {
            stage.type(.keyboardDownArrow)
            #expect(try stage.highlighted() == expected)
        }
        for expected in ["C", "B"] {
            stage.type(.keyboardUpArrow)
            #expect(try stage.highlighted() == expected)
        }
        stage.type(.keyboardHome)
        #expect(try stage.highlighted() == "A")
        stage.type(.keyboardEnd)
        #expect(try stage.highlighted() == "C")
        stage.type(.keyboardSpacebar)
        #expect(stage.takeLog() == ["C"])
    }

    @Test("AC-10, AC-11 Right opens a submenu, Left and Escape close it, and Escape closes the menu")
    func levels() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.menuView([
            UIMenu(
                title: "Sub", children: [stage.action("S"), UIMenu(title: "Deep", children: actions(stage, "D"))]),
            stage.action("A"),
        ])
        try stage.open(view)
        stage.type(.keyboardDownArrow)
        stage.type(.keyboardRightArrow)
        #expect(try stage.highlighted(1) == "S" && stage.highlighted(0) == "Sub")
        stage.type(.keyboardDownArrow)
        stage.type(.keyboardReturnOrEnter)
        #expect(try stage.highlighted(2) == "D" && stage.popups.count == 3)
        stage.type(.keyboardLeftArrow)
        #expect(try stage.popups.count == 2 && stage.highlighted(1) == "Deep")
        stage.type(.keyboardEscape)
        #expect(try stage.popups.count == 1 && stage.highlighted() == "Sub")
        stage.type(.keyboardLeftArrow)
        #expect(stage.popups.count == 1)
        stage.type(.keyboardEscape)
        #expect(!stage.isOpen && stage.log.isEmpty)
    }

    @Test("AC-11 typing selects the row with that prefix; repeating a character cycles through its rows")
    func typing() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.menuView(actions(stage, "Cut", "Copy", "Copy Style", "Paste", "paint"))
        try stage.open(view)
        stage.type("cop")
        #expect(try stage.highlighted() == "Copy")
        stage.type("y s")
        #expect(try stage.highlighted() == "Copy Style")
        stage.server.serve(for: MenuStyle.typingInterval + 0.1)
        for expected in ["Paste", "paint", "Paste"] {
            stage.type("p")
            #expect(try stage.highlighted() == expected)
        }
        stage.server.serve(for: MenuStyle.typingInterval + 0.1)
        stage.type("x")
        #expect(try stage.highlighted() == "Paste")
        // Space after a pause selects the element instead of continuing the search.
        stage.type(.keyboardSpacebar)
        #expect(stage.takeLog() == ["Paste"])
    }

    @Test("KY-06 the release and repeats of a key that closed the menu are not delivered")
    func keysOfMenu() throws {
        final class PressLoggingView: UIView {
            var keys: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys.append("began") }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys.append("ended") }
            override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                keys.append("cancelled")
            }
        }
        let stage = try stageStore.make()
        defer { stage.close() }
        let view = stage.menuView(actions(stage, "A"))
        let keys = stage.add(PressLoggingView(), CGRect(x: 0, y: 0, width: 10, height: 10))
        keys.becomeFirstResponder()
        stage.key(.keyboardQ, isDown: true)
        try stage.open(view)
        #expect(keys.keys == ["began", "cancelled"])
        stage.key(.keyboardQ, isDown: false)
        stage.type(.keyboardDownArrow)
        stage.key(.keyboardReturnOrEnter, isDown: true)
        #expect(!stage.isOpen)
        stage.key(.keyboardReturnOrEnter, isDown: true, isRepeat: true)
        stage.key(.keyboardReturnOrEnter, isDown: false)
        #expect(keys.keys == ["began", "cancelled"])
        stage.type(.keyboardReturnOrEnter)
        #expect(keys.keys == ["began", "cancelled", "began", "ended"])
    }

    // MARK: Actions of elements

    @Test("an element that keeps the menu presented runs immediately, and the menu updates")
    func keepsMenuPresented() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let toggle = UIAction(title: "Toggle", attributes: .keepsMenuPresented) {
            $0.state = $0.state == .on ? .off : .on
            stage.record("toggled")
        }
        let view = stage.menuView([toggle, stage.action("A")])
        try stage.open(view)
        stage.click(at: try stage.location(of: "Toggle"))
        #expect(
            try stage.rows() == ["✓Toggle", "A"] && stage.takeLog() == ["toggled"] && stage.highlighted() == "Toggle")
        stage.type(.keyboardReturnOrEnter)
        #expect(try stage.rows() == ["Toggle", "A"])
    }

    @Test("AC-06 selecting an element of a single-selection menu turns the others off")
    func single() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let children = [stage.action("A", state: .on), stage.action("B"), stage.action("C")]
        let view = stage.menuView(
            [children[0], UIMenu(options: .displayInline, children: [children[1], children[2]])],
            options: .singleSelection)
        try stage.open(view)
        stage.click(at: try stage.location(of: "C"))
        #expect(children.map(\.state) == [.off, .off, .on] && stage.takeLog() == ["C"])
    }

    @Test("AC-12 deferred elements replace a loading row")
    func deferred() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        var answer: (([UIMenuElement]) -> Void)?
        let view = stage.menuView([
            stage.action("A"), UIDeferredMenuElement.uncached { answer = $0 },
            UIDeferredMenuElement { $0([stage.action("At once")]) },
        ])
        try stage.open(view)
        #expect(try stage.rows() == ["A", "Loading…", "At once"])
        stage.click(at: try stage.location(of: "Loading…"))
        #expect(stage.isOpen)
        stage.move(to: try stage.location(of: "A"))
        answer?([stage.action("X"), UIMenu(title: "Y", children: actions(stage, "Z"))])
        #expect(try stage.rows() == ["A", "X", "Y ▸", "At once"] && stage.highlighted() == "A")
        stage.click(at: try stage.location(of: "X"))
        #expect(stage.takeLog() == ["X"])
        // A late answer is ignored.
        try stage.open(view)
        let late = answer
        stage.type(.keyboardEscape)
        late?([stage.action("late")])
        #expect(!stage.isOpen)
    }

    @Test("AC-12 the first element is highlighted when the elements of a menu that the keyboard opened arrive")
    func deferredSubmenu() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        var answer: (([UIMenuElement]) -> Void)?
        let view = stage.menuView([
            UIMenu(title: "Sub", children: [UIDeferredMenuElement.uncached { answer = $0 }]), stage.action("A"),
        ])
        try stage.open(view)
        stage.type(.keyboardDownArrow)
        stage.type(.keyboardRightArrow)
        #expect(try stage.rows(1) == ["Loading…"] && stage.highlighted(1) == nil)
        let disabled = stage.action("X")
        disabled.attributes = .disabled
        answer?([disabled] + actions(stage, "Y", "Z"))
        #expect(try stage.highlighted(1) == "Y" && stage.highlighted(0) == "Sub")
        stage.type(.keyboardDownArrow)
        #expect(try stage.highlighted(1) == "Z")
        stage.type(.keyboardLeftArrow)
        #expect(try stage.popups.count == 1 && stage.highlighted() == "Sub")
        stage.type(.keyboardEscape)
        // The user has gone back, or uses the pointer: nothing else is highlighted.
        try stage.open(view)
        stage.type(.keyboardDownArrow)
        stage.type(.keyboardRightArrow)
        stage.type(.keyboardDownArrow)
        stage.type(.keyboardLeftArrow)
        stage.type(.keyboardDownArrow)
        answer?(actions(stage, "Y"))
        #expect(try stage.popups.count == 1 && stage.highlighted() == "A")
        stage.type(.keyboardEscape)
        try stage.open(view)
        stage.move(to: try stage.location(of: "Sub"))
        stage.server.serve(for: 0.5)
        answer?(actions(stage, "Y"))
        #expect(try stage.rows(1) == ["Y"] && stage.highlighted(1) == nil)
    }

    // MARK: Long menus

    @Test("a menu taller than the screen scrolls by wheel, keys, edges and fingers")
    func scrolling() throws {
        let stage = try stageStore.make(screen: CGSize(width: 800, height: 400), origin: CGPoint(x: 100, y: 50))
        defer { stage.close() }
        let view = stage.menuView((0..<60).map { stage.action("Row \($0)") })
        try stage.open(view)
        let panel = try #require(stage.session?.levels[0].panel)
        let popup = try #require(stage.popups.first)
        #expect(popup.pixelSize.height == 400 && popup.screenOrigin.y == 0)
        stage.server.serve(for: 0.1)
        #expect(panel.scrolls && panel.offset == 0)
        let middle = CGPoint(x: popup.screenOrigin.x + 50, y: 200)
        stage.scroll(-96, at: middle)
        #expect(panel.offset == 96)
        stage.scroll(1000, at: middle)
        #expect(panel.offset == 0)
        stage.type(.keyboardEnd)
        #expect(try stage.highlighted() == "Row 59" && panel.offset > 1000)
        stage.type(.keyboardPageUp)
        #expect(try stage.highlighted() != "Row 59")
        stage.type(.keyboardHome)
        #expect(panel.offset == 0)
        // At the lower end the menu scrolls until the pointer leaves.
        stage.move(to: CGPoint(x: middle.x, y: 395))
        stage.server.serve(for: 0.5)
        let reached = panel.offset
        #expect(reached > 100)
        stage.move(to: middle)
        stage.server.serve(for: 0.5)
        #expect(panel.offset == reached)
        stage.touch(.began, at: middle)
        stage.touch(.moved, at: CGPoint(x: middle.x, y: 180))
        stage.touch(.moved, at: CGPoint(x: middle.x, y: 150))
        #expect(panel.offset == reached + 50)
        stage.touch(.ended, at: CGPoint(x: middle.x, y: 150))
        #expect(stage.isOpen && stage.log.isEmpty)
    }

    @Test("a menu does not cover desktop panels")
    func workArea() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        stage.server.workArea = PixelRect(x: 0, y: 0, width: 1280, height: 420)
        let view = stage.menuView((0..<10).map { stage.action("Row \($0)") })
        try stage.open(view)
        let popup = try #require(stage.popups.first)
        #expect(popup.screenOrigin.y + CGFloat(popup.pixelSize.height) <= 420)
    }

    // MARK: Commands

    @Test("AC-02 commands go to the first responder that can perform them; others are disabled")
    func commands() throws {
        final class Editor: UIView {
            var record: (String) -> Void = { _ in }
            override var canBecomeFirstResponder: Bool { true }
            override func copy(_ sender: Any?) {
                let command = sender as? UICommand
                record("copy \(command?.propertyList as? Int ?? 0) \(command?.sender is MenuView)")
            }
            override func cut(_ sender: Any?) { record("cut") }
        }
        let stage = try stageStore.make()
        defer { stage.close() }
        let editor = stage.add(Editor(), CGRect(x: 0, y: 0, width: 10, height: 10))
        editor.record = { stage.record($0) }
        editor.becomeFirstResponder()
        let view = stage.menuView([
            UICommand(title: "Copy", action: Selector(UIResponder.copy), propertyList: 42),
            UICommand(title: "Paste", action: Selector(UIResponder.paste)),
        ])
        try stage.open(view)
        #expect(try stage.rows() == ["Copy", "(Paste)"])
        stage.click(at: try stage.location(of: "Copy"))
        #expect(stage.takeLog() == ["copy 42 true"])
    }

    @Test("KC-05 alternates replace their command while their modifiers are held")
    func alternates() throws {
        final class Editor: UIView {
            var record: (String) -> Void = { _ in }
            override func copy(_ sender: Any?) { record("copy") }
            override func cut(_ sender: Any?) { record("cut") }
        }
        let stage = try stageStore.make()
        defer { stage.close() }
        let editor = stage.add(Editor(), CGRect(x: 0, y: 0, width: 400, height: 300))
        editor.record = { stage.record($0) }
        let command = UICommand(
            title: "Copy", action: Selector(UIResponder.copy),
            alternates: [
                UICommandAlternate(title: "Cut", action: Selector(UIResponder.cut), modifierFlags: .alternate)
            ])
        let view = stage.menuView([command])
        editor.addSubview(view)
        try stage.open(view)
        #expect(try stage.rows() == ["Copy"])
        stage.hold(.alternate)
        #expect(try stage.rows() == ["Cut"])
        stage.hold([])
        #expect(try stage.rows() == ["Copy"])
        stage.hold(.alternate)
        stage.click(at: try stage.location(of: "Cut"))
        #expect(stage.takeLog() == ["cut"] && command.title == "Copy")
    }

    @Test("AC-04 the target of a command validates it each time it is shown and on request")
    func validation() throws {
        final class Editor: UIView {
            var count = 1
            override var canBecomeFirstResponder: Bool { true }
            override func copy(_ sender: Any?) {}
            override func validate(_ command: UICommand) {
                command.title = "Copy \(count)"
                command.state = count > 1 ? .on : .off
                if count > 2 { command.attributes = .disabled }
            }
        }
        let stage = try stageStore.make()
        defer { stage.close() }
        let editor = stage.add(Editor(), CGRect(x: 0, y: 0, width: 10, height: 10))
        editor.becomeFirstResponder()
        let command = UIKeyCommand(
            title: "Copy", action: Selector(UIResponder.copy), input: "c", modifierFlags: [.command, .shift])
        let view = stage.menuView([command])
        try stage.open(view)
        #expect(try stage.rows() == ["Copy 1"])
        #expect(stage.session?.levels[0].panel.rows[0].shortcut == "Ctrl+Shift+C")
        editor.count = 2
        UIMenuSystem.main.setNeedsRevalidate()
        #expect(try stage.rows() == ["✓Copy 2"])
        editor.count = 3
        UIMenuSystem.context.setNeedsRevalidate()
        #expect(try stage.rows() == ["✓(Copy 3)"])
        stage.type(.keyboardEscape)
        #expect(command.title == "Copy" && command.state == .off && command.attributes == [])
    }

    @Test("AC-04 opening a menu validates each command once, and again only on request")
    func validationOnce() throws {
        final class Editor: UIView {
            var validated: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func copy(_ sender: Any?) {}
            override func paste(_ sender: Any?) {}
            override func validate(_ command: UICommand) { validated.append(command.title) }
        }
        let stage = try stageStore.make()
        defer { stage.close() }
        let editor = stage.add(Editor(), CGRect(x: 0, y: 0, width: 10, height: 10))
        editor.becomeFirstResponder()
        let view = stage.menuView([
            UICommand(title: "Copy", action: Selector(UIResponder.copy)),
            UIMenu(title: "Sub", children: [UICommand(title: "Paste", action: Selector(UIResponder.paste))]),
        ])
        try stage.open(view)
        #expect(editor.validated == ["Copy"])
        stage.click(at: try stage.location(of: "Sub"))
        #expect(try stage.rows(1) == ["Paste"] && editor.validated == ["Copy", "Paste"])
        stage.type(.keyboardEscape)
        stage.type(.keyboardEscape)
        editor.validated = []
        view.record = { if $0 == "display" { UIMenuSystem.context.setNeedsRevalidate() } }
        try stage.open(view)
        #expect(editor.validated == ["Copy", "Copy"])
        stage.type(.keyboardEscape)

        editor.validated = []
        var request = MenuRequest(
            menu: UIMenu(children: [UICommand(title: "Copy", action: Selector(UIResponder.copy))]),
            source: stage.window, anchor: .above(CGRect(x: 100, y: 100, width: 50, height: 20)))
        request.isBar = true
        try #require(MenuSession.begin(request) != nil)
        #expect(editor.validated == ["Copy"])
    }

    @Test("a view that becomes first responder while the menu is about to be shown performs its commands")
    func responderDuringOpening() throws {
        final class Editor: UIView {
            override var canBecomeFirstResponder: Bool { true }
            override func copy(_ sender: Any?) {}
        }
        let stage = try stageStore.make()
        defer { stage.close() }
        let editor = stage.add(Editor(), CGRect(x: 0, y: 0, width: 10, height: 10))
        let view = stage.menuView([UICommand(title: "Copy", action: Selector(UIResponder.copy))])
        try stage.open(view)
        #expect(try stage.rows() == ["(Copy)"])
        stage.type(.keyboardEscape)
        view.record = { if $0 == "display" { #expect(editor.becomeFirstResponder()) } }
        try stage.open(view)
        #expect(try stage.rows() == ["Copy"])
    }

    @Test("AC-12 elements that are delivered while the menu is about to be shown are part of it")
    func deferredDuringOpening() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        var deliver: (([UIMenuElement]) -> Void)?
        let view = stage.menuView([UIDeferredMenuElement { deliver = $0 }])
        let elements = actions(stage, "A")
        view.record = { if $0 == "display" { deliver?(elements) } }
        try stage.open(view)
        #expect(try stage.rows() == ["A"])
    }
}
