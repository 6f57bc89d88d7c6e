import Testing
import UIKit
import UIKitTesting

/// Tests of presenting and dismissing view controllers (VC-03).
@MainActor @Suite(.serialized) struct PresentationTests {
    private static let arrival = ["will appear", "is appearing", "did appear"]

    @Test("VC-03 raw values equal Apple's")
    func rawValues() {
        let styles: [UIModalPresentationStyle] = [
            .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext,
            .popover, .none,
            .automatic,
        ]
        #expect(styles.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7, -1, -2])
        #expect(
            UIModalTransitionStyle.coverVertical.rawValue == 0 && UIModalTransitionStyle.crossDissolve.rawValue == 2)
        let controller = UIViewController()
        #expect(controller.modalPresentationStyle == .automatic && controller.modalTransitionStyle == .coverVertical)
        #expect(!controller.isModalInPresentation && !controller.definesPresentationContext)
        #expect(controller.presentationController?.presentationStyle == .pageSheet)
    }

    @Test(
        "VC-03 a full-screen presentation removes the presenter's view and notifies it; sheets and overlays do not",
        arguments: [
            UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext,
            .overCurrentContext,
        ], [false, true])
    func lifecycle(style: UIModalPresentationStyle, animated: Bool) throws {
        let stage = try PresentationStage()
        let a = stage.make("a", style)
        a.remark = { ($0.isBeingPresented ? " P" : "") + ($0.isBeingDismissed ? " D" : "") }
        let mark = animated ? "!" : ""
        let removes = style == .fullScreen || style == .currentContext
        var completed = 0
        stage.root.present(a, animated: animated) { completed += 1 }
        #expect(stage.root.presentedViewController === a && a.presentingViewController === stage.root)
        #expect(completed == (animated ? 0 : 1))
        stage.settle()
        #expect(completed == 1 && stage.reports.isEmpty)
        var expected = Self.arrival.map { "a \($0)\(mark) P" }
        if removes {
            expected.insert("root will disappear\(mark)", at: 0)
            expected.append("root did disappear\(mark)")
        }
        #expect(stage.log.take() == expected)
        #expect(a.view.window === stage.window && (stage.root.view.window == nil) == removes)
        #expect(!a.isBeingPresented && a.transitionCoordinator == nil)

        a.dismiss(animated: animated) { completed += 1 }
        stage.settle()
        #expect(completed == 2)
        expected = ["a will disappear\(mark) D", "a did disappear\(mark) D"]
        if removes { expected.insert(contentsOf: Self.arrival.map { "root \($0)\(mark)" }, at: 1) }
        #expect(stage.log.take() == expected)
        #expect(a.view.window == nil && a.presentingViewController == nil && stage.root.presentedViewController == nil)
        #expect(stage.root.view.superview === stage.window && stage.root.view.frame == stage.window.bounds)
        #expect(stage.window.subviews == [stage.root.view])
    }

    @Test("VC-03 an animated sheet moves up and dims the window; it is a centered panel with rounded corners")
    func sheetAnimation() throws {
        let stage = try PresentationStage()
        let a = stage.make("a", .formSheet)
        a.preferredContentSize = CGSize(width: 300, height: 200)
        stage.root.present(a, animated: true)
        let panel = try #require(a.presentationController?.presentedView)
        let end = CGRect(x: 250, y: 200, width: 300, height: 200)
        // The model layer has its final frame. The presentation layer is still moving.
        #expect(panel.frame == end)
        stage.server.serve(for: 0.15)
        let seen = try #require(panel.layer.presentation()).frame
        #expect(seen.minY > 210 && seen.minY < 600 && seen.minX == 250)
        stage.settle()
        #expect(panel.layer.presentation()?.frame ?? panel.frame == end && panel.layer.cornerRadius > 0)
        #expect(panel.layer.shadowOpacity > 0 && a.view.bounds.size == end.size)
        let container = try #require(a.presentationController?.containerView)
        #expect(container.frame == stage.window.bounds && container.subviews.first?.alpha == 1)
        a.preferredContentSize = CGSize(width: 320, height: 220)
        stage.settle()
        #expect(panel.frame == CGRect(x: 240, y: 190, width: 320, height: 220))
        // In a window that is too small, the sheet leaves a margin.
        stage.window.frame.size = CGSize(width: 300, height: 200)
        stage.settle()
        #expect(panel.frame == CGRect(x: 24, y: 24, width: 252, height: 152) && a.view.bounds.size == panel.bounds.size)
    }

    @Test("VC-03 a page sheet is tall and limited to a readable width")
    func pageSheet() throws {
        let stage = try PresentationStage(size: CGSize(width: 1000, height: 700))
        let a = stage.make("a", .pageSheet)
        stage.present(a)
        #expect(a.presentationController?.presentedView?.frame == CGRect(x: 140, y: 24, width: 720, height: 652))
    }

    @Test("VC-03 the nearest controller that defines the context is covered, and the presented view follows it")
    func currentContext() throws {
        let stage = try PresentationStage()
        let (b, c, d) = (stage.make("b"), stage.make("c"), stage.make("d", .currentContext))
        stage.root.addChild(b)
        b.view.frame = CGRect(x: 100, y: 50, width: 300, height: 300)
        stage.root.view.addSubview(b.view)
        b.addChild(c)
        b.view.addSubview(c.view)
        b.definesPresentationContext = true
        stage.settle()
        _ = stage.log.take()
        stage.present(d, on: c)
        #expect(
            d.presentingViewController === b && c.presentedViewController === d
                && stage.root.presentedViewController == nil)
        #expect(d.view.window != nil && b.view.window == nil && stage.root.view.window != nil)
        #expect(d.view.convert(d.view.bounds, to: nil) == CGRect(x: 100, y: 50, width: 300, height: 300))
        #expect(
            stage.log.take() == [
                "b will disappear", "c will disappear", "d will appear", "d is appearing", "d did appear",
                "b did disappear", "c did disappear",
            ])
        b.view.frame = CGRect(x: 10, y: 20, width: 200, height: 250)
        #expect(d.view.convert(d.view.bounds, to: nil) == CGRect(x: 10, y: 20, width: 200, height: 250))
        c.dismiss(animated: false)
        #expect(b.view.superview === stage.root.view && b.view.frame == CGRect(x: 10, y: 20, width: 200, height: 250))
        #expect(b.presentedViewController == nil && stage.root.view.subviews == [b.view])
    }

    @Test("VC-03 a view presented over its context follows changes of the context's frame")
    func contextFrameChanges() throws {
        let stage = try PresentationStage()
        let (b, c) = (stage.make("b"), stage.make("c", .overCurrentContext))
        stage.root.addChild(b)
        b.view.frame = CGRect(x: 100, y: 50, width: 300, height: 300)
        stage.root.view.addSubview(b.view)
        b.definesPresentationContext = true
        stage.settle()
        stage.present(c, on: b)
        func isOver() -> Bool {
            let (mine, theirs) = (c.view.convert(c.view.bounds, to: nil), b.view.convert(b.view.bounds, to: nil))
            return abs(mine.minX - theirs.minX) + abs(mine.minY - theirs.minY) + abs(mine.maxX - theirs.maxX)
                + abs(mine.maxY - theirs.maxY) < 0.001
        }
        let view: UIView = b.view
        #expect(isOver())
        let changes: [(UIView) -> Void] = [
            { $0.center = CGPoint(x: 300, y: 300) }, { $0.bounds.size = CGSize(width: 200, height: 150) },
            { $0.layer.position.x -= 50 }, { $0.layer.frame = CGRect(x: 5, y: 6, width: 70, height: 80) },
            { $0.transform = CGAffineTransform(scaleX: 2, y: 1.5) },
            { $0.frame = CGRect(x: 50, y: 60, width: 100, height: 90) }, { $0.transform = .identity },
            { view in UIView.animate(withDuration: 0.2) { view.center.x += 40 } },
        ]
        for (index, change) in changes.enumerated() {
            change(view)
            stage.settle()
            #expect(isOver(), "change \(index)")
        }
    }

    @Test("a view presented over the context of a sheet follows the sheet")
    func contextInSheet() throws {
        let stage = try PresentationStage(size: CGSize(width: 900, height: 700))
        let (a, b) = (stage.make("a", .formSheet), stage.make("b", .overCurrentContext))
        a.definesPresentationContext = true
        a.preferredContentSize = CGSize(width: 300, height: 300)
        stage.present(a)
        stage.present(b, on: a)
        #expect(b.view.convert(b.view.bounds, to: nil) == a.view.convert(a.view.bounds, to: nil))
        a.preferredContentSize = CGSize(width: 400, height: 200)
        stage.settle()
        #expect(b.view.convert(b.view.bounds, to: nil) == a.view.convert(a.view.bounds, to: nil))
    }

    @Test(
        "VC-04 Escape dismisses the presented controller before a command of the presenting controller",
        arguments: [0, 1, 2])
    func escapeCommands(_ kind: Int) throws {
        let stage = try PresentationStage()
        let root = CommandController()
        stage.window.rootViewController = root
        stage.settle()
        let presented = stage.make("a", kind == 1 ? .popover : .pageSheet)
        presented.popoverPresentationController?.sourceView = root.view
        try stage.generator.keyPress(.keyboardEscape)
        #expect(root.count == 1)
        if kind == 2 { presented.isModalInPresentation = true }
        stage.present(presented, on: root)
        try stage.generator.keyPress(.keyboardEscape)
        stage.settle()
        #expect(root.count == 1)
        #expect((root.presentedViewController == nil) == (kind != 2))
        if kind == 2 { root.dismiss(animated: false) }
        try stage.generator.keyPress(.keyboardEscape)
        #expect(root.count == 2)
    }

    @Test("RC-03 the next responder of a presented controller is its presenter, even if covered")
    func chain() throws {
        let stage = try PresentationStage()
        let (a, b) = (stage.make("a", .fullScreen), stage.make("b"))
        stage.present(a)
        stage.present(b, on: a)
        #expect(b.view.next === b && b.next === a && a.next === stage.root && stage.root.next === stage.window)
    }

    @Test("VC-09 an invalid presentation is reported and changes nothing")
    func invalidPresentations() throws {
        let stage = try PresentationStage()
        let (a, b, c) = (stage.make("a"), stage.make("b"), stage.make("c"))
        var completions = 0
        func attempt(_ controller: UIViewController, on presenter: UIViewController, _ reason: String) {
            let before = stage.reports.count
            presenter.present(controller, animated: false) { completions += 1 }
            #expect(stage.reports.count == before + 1 && stage.reports.last?.contains(reason) == true)
        }
        attempt(stage.root, on: stage.root, "presentation chain")
        attempt(b, on: a, "whose view is not in the window hierarchy")
        stage.root.addChild(c)
        attempt(c, on: stage.root, "child of <root>")
        stage.present(a)
        attempt(b, on: stage.root, "which is already presenting <a>")
        attempt(a, on: a, "presentation chain")
        attempt(stage.root, on: a, "presentation chain")
        a.present(b, animated: true)
        attempt(stage.make("d"), on: b, "while a presentation is in progress")
        let before = stage.reports.count
        stage.root.dismiss(animated: true)
        #expect(stage.reports.count == before + 1 && stage.reports.last?.hasPrefix("Attempt to dismiss") == true)
        stage.settle()
        #expect(b.presentingViewController === a)
        attempt(b, on: stage.root, "is already presented by <a>")
        // Dismissing without a presentation is not an error.
        let lonely = stage.make("e")
        lonely.dismiss(animated: true) { completions += 1 }
        #expect(completions == 0 && stage.reports.count == before + 2)
    }

    @Test("VC-03 dismissing also dismisses all controllers presented above; only the topmost animates")
    func dismissesAll() throws {
        let stage = try PresentationStage()
        let (a, b, c) = (stage.make("a", .formSheet), stage.make("b", .fullScreen), stage.make("c", .formSheet))
        stage.present(a)
        stage.present(b, on: a)
        stage.present(c, on: b)
        // b covers a.
        #expect(a.view.window == nil && b.view.window != nil && c.view.window != nil)
        _ = stage.log.take()
        stage.root.dismiss(animated: true)
        stage.settle()
        #expect(
            stage.log.take() == [
                "c will disappear!", "b will disappear!", "c did disappear!", "b did disappear!",
            ])
        for controller in [a, b, c] {
            #expect(controller.presentingViewController == nil && controller.view.window == nil)
            #expect(controller.presentedViewController == nil)
        }
        #expect(stage.window.subviews == [stage.root.view])
        // The controllers can be presented again.
        stage.present(c)
        #expect(c.view.window != nil && stage.reports.isEmpty)
    }

    @Test("dismissing from a presenter dismisses what it presents; from the top, the top controller")
    func dismissesOne() throws {
        let stage = try PresentationStage()
        let (a, b) = (stage.make("a"), stage.make("b", .fullScreen))
        stage.present(a)
        stage.present(b, on: a)
        a.dismiss(animated: false)
        #expect(b.presentingViewController == nil && a.presentingViewController === stage.root && a.view.window != nil)
        stage.present(b, on: a)
        b.dismiss(animated: true)
        stage.settle()
        #expect(a.view.window != nil && b.view.window == nil)
        a.dismiss(animated: false)
        #expect(a.view.window == nil)
    }

    @Test("a dismissal without animation allows another presentation immediately")
    func dismissAndPresent() throws {
        let stage = try PresentationStage()
        let (a, b, c) = (stage.make("a", .fullScreen), stage.make("b", .fullScreen), stage.make("c"))
        stage.root.present(a, animated: false)
        a.present(c, animated: false)
        stage.root.dismiss(animated: false)
        stage.root.present(b, animated: false)
        #expect(stage.reports.isEmpty && b.view.window != nil && a.view.window == nil && c.view.window == nil)
        b.dismiss(animated: false)
        stage.settle()
        #expect(stage.log.lines.last == "b did disappear" && stage.root.view.superview === stage.window)
    }

    @Test("VC-10 covered views receive no touches and keys, and focus returns afterward")
    func inputIsBlocked() throws {
        let stage = try PresentationStage()
        let below = UIButton(type: .system)
        below.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
        var taps = 0
        below.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.root.view.addSubview(below)
        #expect(below.becomeFirstResponder())
        let a = stage.make("a", .formSheet)
        a.isModalInPresentation = true
        let inside = UIButton(type: .system)
        inside.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
        a.view.addSubview(inside)
        stage.root.present(a, animated: true)
        #expect(!below.isFirstResponder && stage.window.firstResponder == nil)
        try stage.generator.pointerClick(at: CGPoint(x: 50, y: 30))
        stage.settle()
        try stage.generator.pointerClick(at: CGPoint(x: 50, y: 30))
        #expect(taps == 0)
        for _ in 0..<3 {
            try stage.generator.keyPress(.keyboardTab)
            #expect(inside.isFirstResponder)
        }
        a.dismiss(animated: true)
        stage.settle()
        #expect(below.isFirstResponder)
        try stage.generator.pointerClick(at: CGPoint(x: 50, y: 30))
        #expect(taps == 1)
    }

    @Test(
        "VC-10, RC-07 without a first responder presses go to the topmost presented controller, then to its presenter")
    func keys() throws {
        final class KeyLoggingController: UIViewController {
            var keys: [String] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                keys += presses.compactMap { $0.key?.characters }
                super.pressesBegan(presses, with: event)
            }
        }
        let stage = try PresentationStage()
        let (a, b) = (KeyLoggingController(), KeyLoggingController())
        a.modalPresentationStyle = .fullScreen
        stage.present(a)
        stage.present(b, on: a)
        try stage.generator.keyPress(.keyboardX)
        #expect(b.keys == ["x"] && a.keys == ["x"])
        b.dismiss(animated: false)
        try stage.generator.keyPress(.keyboardY)
        #expect(b.keys == ["x"] && a.keys == ["x", "y"])
    }

    @Test("VC-04 Escape and a click outside dismiss a sheet, and the delegate is queried and notified")
    func dismissedByUser() throws {
        final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
            var log: [String] = []
            var allows = true
            func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
                log.append("should")
                return allows
            }
            func presentationControllerWillDismiss(_ controller: UIPresentationController) { log.append("will") }
            func presentationControllerDidDismiss(_ controller: UIPresentationController) {
                log.append("did \(controller.presentedViewController.view.window == nil)")
            }
            func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
                log.append("tried")
            }
        }
        let stage = try PresentationStage()
        let delegate = Delegate()
        let a = stage.make("a", .formSheet)
        a.presentationController?.delegate = delegate
        stage.present(a)
        try stage.generator.keyPress(.keyboardEscape)
        stage.settle()
        #expect(delegate.log == ["should", "will", "did true"] && a.presentingViewController == nil)
        delegate.log = []
        a.presentationController?.delegate = delegate
        stage.present(a)
        try stage.generator.pointerClick(at: CGPoint(x: 5, y: 5))
        stage.settle()
        #expect(delegate.log == ["should", "will", "did true"])
        delegate.log = []
        a.presentationController?.delegate = delegate
        stage.present(a)
        delegate.allows = false
        try stage.generator.pointerClick(at: CGPoint(x: 5, y: 5))
        #expect(delegate.log == ["should", "tried"])
        a.isModalInPresentation = true
        try stage.generator.keyPress(.keyboardEscape)
        #expect(delegate.log == ["should", "tried", "tried"])
        // A click inside the sheet is not a click outside, and programmatic dismissal does not ask the delegate.
        a.isModalInPresentation = false
        try stage.generator.pointerClick(at: CGPoint(x: 400, y: 300))
        #expect(delegate.log.count == 3)
        a.dismiss(animated: false)
        #expect(delegate.log.count == 3 && a.presentingViewController == nil)
    }

    @Test("VC-04 Escape dismisses sheets only", arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func escapeInFullScreen(style: UIModalPresentationStyle) throws {
        let stage = try PresentationStage()
        let a = stage.make("a", style)
        stage.present(a)
        try stage.generator.keyPress(.keyboardEscape)
        stage.settle()
        #expect(a.presentingViewController === stage.root)
        // Escape does not reach the sheet below.
        let b = stage.make("b", .formSheet)
        stage.present(b, on: a)
        try stage.generator.keyPress(.keyboardEscape)
        stage.settle()
        #expect(b.presentingViewController == nil && a.presentingViewController === stage.root)
    }

    @Test("VC-08 viewWillTransition(to:with:) is called before a size change and animates alongside it")
    func sizeTransition() throws {
        final class SizeLoggingController: UIViewController {
            var log: [String] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                log.append("will \(Int(view.bounds.width))→\(Int(size.width))")
                coordinator.animate(
                    alongsideTransition: { _ in self.log.append("along \(Int(self.view.bounds.width))") },
                    completion: { _ in self.log.append("done") })
            }
        }
        let stage = try PresentationStage()
        let (root, child, over, sheet) = (
            SizeLoggingController(), SizeLoggingController(), SizeLoggingController(), SizeLoggingController()
        )
        stage.window.rootViewController = root
        root.addChild(child)
        child.view.frame = root.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.addSubview(child.view)
        over.modalPresentationStyle = .overFullScreen
        sheet.modalPresentationStyle = .formSheet
        sheet.preferredContentSize = CGSize(width: 200, height: 100)
        stage.present(over, on: root)
        stage.present(sheet, on: over)
        for controller in [root, child, over, sheet] { controller.log = [] }
        try #require(stage.server.surfaces.first).resize(to: CGSize(width: 700, height: 500))
        for controller in [root, child, over] { #expect(controller.log == ["will 800→700", "along 700"]) }
        stage.settle()
        for controller in [root, child, over] { #expect(controller.log.last == "done") }
        // The sheet keeps its size.
        #expect(sheet.log.isEmpty)
        try #require(stage.server.surfaces.first).resize(to: CGSize(width: 150, height: 500))
        #expect(sheet.log == ["will 200→102", "along 200"])
    }

    @Test("replacing the root controller dismisses its presented controllers; a hidden window restores them")
    func rootReplacedAndHidden() throws {
        let stage = try PresentationStage()
        let a = stage.make("a", .fullScreen)
        stage.present(a)
        _ = stage.log.take()
        stage.window.isHidden = true
        #expect(stage.log.take() == ["a will disappear", "a did disappear"])
        stage.window.isHidden = false
        stage.settle()
        #expect(stage.log.take() == ["a will appear", "a is appearing", "a did appear"])
        #expect(stage.root.view.window == nil)
        let next = stage.make("next")
        stage.window.rootViewController = next
        stage.settle()
        #expect(a.view.window == nil && a.presentingViewController == nil && stage.root.presentedViewController == nil)
        #expect(stage.window.subviews == [next.view])
        let log = stage.log.take()
        #expect(log.contains("a did disappear") && log.last == "next did appear")
        // The same applies during a transition.
        next.present(a, animated: true)
        stage.server.serve(for: 0.05)
        stage.window.rootViewController = stage.root
        stage.settle()
        #expect(stage.window.subviews == [stage.root.view] && a.presentingViewController == nil)
        stage.present(a)
        #expect(a.view.window != nil && stage.reports.isEmpty)
    }

    @Test("closing a window ends a running transition")
    func closedDuringTransition() throws {
        let stage = try PresentationStage()
        let a = stage.make("a")
        var isDone = false
        stage.root.present(a, animated: true) { isDone = true }
        stage.server.serve(for: 0.1)
        stage.server.surfaces.first?.requestClose()
        stage.server.serve(for: 0.1)
        stage.settle()
        #expect(isDone && stage.log.lines.filter { $0.hasPrefix("a did disappear") }.count == 1)
        stage.root.dismiss(animated: true)
        #expect(a.presentingViewController == nil)
    }
}

/// A view controller with a key command for Escape.
private final class CommandController: UIViewController {
    var count = 0
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: CommandController.run)]
    }
    func run() { count += 1 }
}
