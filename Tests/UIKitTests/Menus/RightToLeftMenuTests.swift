import Testing
import UIKitTesting

@testable import UIKit

/// Tests of menus and popovers in right-to-left interfaces (RT-12).
@MainActor @Suite(.serialized) struct RightToLeftMenuTests {
    private let stageStore = MenuStageStore()
    private let size = CGSize(width: 200, height: 300)

    private func stage() throws -> MenuStage {
        let stage = try stageStore.make()
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        return stage
    }

    @Test("RT-12 popups extend to the left, or to the right where there is not enough room")
    func placement() {
        let placement = PopupPlacement(
            isRightToLeft: true, area: CGRect(x: 0, y: 20, width: 1000, height: 700), gap: 4, overlap: 4, padding: 5)
        func x(_ anchor: PopupPlacement.Anchor) -> CGFloat { placement.frame(of: size, at: anchor).minX }
        #expect(x(.point(CGPoint(x: 500, y: 100))) == 300 && x(.point(CGPoint(x: 100, y: 100))) == 100)
        #expect(x(.below(CGRect(x: 500, y: 100, width: 80, height: 30))) == 380)
        #expect(x(.below(CGRect(x: 50, y: 100, width: 80, height: 30))) == 0)
        #expect(x(.beside(CGRect(x: 500, y: 100, width: 200, height: 28))) == 304)
        #expect(x(.beside(CGRect(x: 100, y: 100, width: 200, height: 28))) == 296)
    }

    @Test("RT-12 a menu has the direction of its view; Left opens a submenu and Right closes it")
    func keys() throws {
        let stage = try stage()
        defer { stage.close() }
        let view = stage.menuView([UIMenu(title: "Sub", children: [stage.action("S")]), stage.action("A")])
        try stage.open(view)
        let session = try #require(stage.session)
        let press = stage.location(of: view, 20, 20)
        #expect(session.levels[0].panel.isRightToLeft && abs(session.levels[0].scene.frame.maxX - press.x) <= 2)
        stage.type(.keyboardDownArrow)
        stage.type(.keyboardRightArrow)
        #expect(stage.popups.count == 1)
        stage.type(.keyboardLeftArrow)
        #expect(try stage.highlighted(1) == "S")
        #expect(session.levels[1].scene.frame.maxX <= session.levels[0].scene.frame.minX + 8)
        stage.type(.keyboardRightArrow)
        #expect(stage.popups.count == 1)
        stage.type(.keyboardEscape)
        #expect(!stage.isOpen)
    }

    @Test("RT-12 the menu of a view that is never mirrored runs from left to right")
    func playback() throws {
        let stage = try stage()
        defer { stage.close() }
        let view = stage.menuView([stage.action("A")])
        view.semanticContentAttribute = .playback
        try stage.open(view)
        let session = try #require(stage.session)
        #expect(!session.levels[0].panel.isRightToLeft)
        #expect(abs(session.levels[0].scene.frame.minX - stage.location(of: view, 20, 20).x) <= 2)
    }

    @Test("RT-12 the menu of a button is aligned with its right edge")
    func button() throws {
        let stage = try stage()
        defer { stage.close() }
        let button = stage.add(UIButton(type: .system), CGRect(x: 200, y: 50, width: 60, height: 30))
        button.menu = UIMenu(children: [stage.action("A")])
        button.showsMenuAsPrimaryAction = true
        stage.click(at: stage.location(of: button))
        let session = try #require(stage.session)
        #expect(session.levels[0].scene.frame.maxX == stage.location(of: button, 60).x)
    }

    @Test("RT-12 the first element of a bar is on the right, and Left moves on")
    func bar() throws {
        let stage = try stage()
        defer { stage.close() }
        let view = stage.add(UIView(), CGRect(x: 50, y: 100, width: 200, height: 50))
        var request = MenuRequest(
            menu: UIMenu(children: [stage.action("Cut"), stage.action("Copy"), stage.action("Paste")]), source: view,
            anchor: .above(view.bounds))
        request.isBar = true
        request.opener = .key
        let session = try #require(MenuSession.begin(request))
        let panel = session.levels[0].panel
        panel.layoutIfNeeded()
        #expect(panel.frame(ofRow: 0).minX >= panel.frame(ofRow: 1).maxX - 1)
        let paste = panel.frame(ofRow: 2)
        #expect(panel.row(at: CGPoint(x: paste.midX, y: paste.midY)) == 2)
        #expect(try stage.highlighted() == "Cut")
        stage.type(.keyboardLeftArrow)
        #expect(try stage.highlighted() == "Copy")
        stage.click(at: try stage.location(of: "Paste"))
        #expect(stage.takeLog() == ["Paste"])
    }

    @Test("RT-12 a popover is on the trailing side if it fits on both sides of its source")
    func popover() {
        func direction(_ isRightToLeft: Bool) -> UIPopoverArrowDirection {
            PopoverPlacement(
                size: CGSize(width: 100, height: 100), source: CGRect(x: 200, y: 100, width: 50, height: 50),
                room: CGRect(x: 0, y: 0, width: 450, height: 250), permitted: [.left, .right],
                isRightToLeft: isRightToLeft
            ).direction
        }
        #expect(direction(false) == .left && direction(true) == .right)
    }
}
