import Testing
import UIKitTesting

@testable import UIKit

/// Tests of popovers: placement, dismissal, and adaptation to small windows.
@MainActor @Suite(.serialized) struct PopoverTests {
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var log: [String] = []
        var style = UIModalPresentationStyle.automatic
        var other: UIViewController?
        var repositionedRect: CGRect?
        var lateSource: UIView?

        func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
            log.append("prepare")
            if let lateSource { popover.sourceView = lateSource }
        }
        func popoverPresentationController(
            _ popover: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
            in view: UnsafeMutablePointer<UIView>
        ) {
            log.append("reposition")
            if let repositionedRect { rect.pointee = repositionedRect }
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            log.append("dismissed")
        }
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? { other }
        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { log.append("style \(style.rawValue)") }
    }

    private func popover(
        _ stage: PresentationStage, from frame: CGRect, size: CGSize = CGSize(width: 200, height: 100)
    ) throws -> (LoggingViewController, UIPopoverPresentationController, UIView) {
        let source = UIView(frame: frame)
        stage.root.view.addSubview(source)
        let controller = stage.make("pop", .popover)
        controller.preferredContentSize = size
        let popover = try #require(controller.popoverPresentationController)
        popover.sourceView = source
        return (controller, popover, source)
    }

    // MARK: Placement

    private let room = CGRect(x: 10, y: 10, width: 780, height: 580)

    private func placed(
        _ source: CGRect, _ size: CGSize = CGSize(width: 200, height: 100),
        _ permitted: UIPopoverArrowDirection = .any, canOverlap: Bool = false
    ) -> PopoverPlacement {
        PopoverPlacement(size: size, source: source, room: room, permitted: permitted, canOverlap: canOverlap)
    }

    @Test("VC-05 a popover is below its source with a centered arrow, or at a side with enough space")
    func sides() {
        let middle = placed(CGRect(x: 380, y: 280, width: 40, height: 40))
        #expect(middle.direction == .up && middle.frame == CGRect(x: 300, y: 320, width: 200, height: 110))
        #expect(middle.arrowPosition == 100 && middle.body == CGRect(x: 0, y: 10, width: 200, height: 100))
        let low = placed(CGRect(x: 380, y: 540, width: 40, height: 40))
        #expect(low.direction == .down && low.frame == CGRect(x: 300, y: 430, width: 200, height: 110))
        #expect(low.body == CGRect(x: 0, y: 0, width: 200, height: 100))
        let tall = CGSize(width: 200, height: 500)
        let left = placed(CGRect(x: 20, y: 280, width: 40, height: 40), tall)
        #expect(left.direction == .left && left.frame == CGRect(x: 60, y: 50, width: 210, height: 500))
        let right = placed(CGRect(x: 740, y: 280, width: 40, height: 40), tall)
        #expect(right.direction == .right && right.frame == CGRect(x: 530, y: 50, width: 210, height: 500))
        #expect(right.body == CGRect(x: 0, y: 0, width: 200, height: 500))
    }

    @Test("VC-05 only permitted directions are used; near an edge the popover shifts and the arrow stays at the source")
    func permitted() {
        let source = CGRect(x: 20, y: 280, width: 40, height: 40)
        #expect(placed(source, CGSize(width: 200, height: 100), .down).direction == .down)
        let up = placed(source, CGSize(width: 200, height: 100), .up)
        #expect(up.frame.minX == 10 && up.arrowPosition == 30)
        // The arrow stays at least half of its width away from the corner.
        #expect(placed(CGRect(x: 10, y: 280, width: 4, height: 4)).arrowPosition == 23)
        // If no direction is permitted, all directions are.
        #expect(placed(source, CGSize(width: 200, height: 100), []).direction == .up)
    }

    @Test("a popover without enough space shrinks unless it may overlap its source")
    func tooLarge() {
        let source = CGRect(x: 380, y: 280, width: 40, height: 40)
        let huge = CGSize(width: 2000, height: 2000)
        let cut = placed(source, huge, .up)
        #expect(cut.frame == CGRect(x: 10, y: 320, width: 780, height: 270))
        let over = placed(source, CGSize(width: 300, height: 400), .up, canOverlap: true)
        #expect(over.frame == CGRect(x: 250, y: 180, width: 300, height: 410))
        let none = PopoverPlacement(size: huge, source: source, room: .zero, permitted: .any)
        #expect(none.frame.width >= 0 && none.frame.height >= 0)
    }

    // MARK: Presenting

    @Test("VC-05 a popover points to its source and has the preferred content size")
    func shown() throws {
        let stage = try PresentationStage()
        let (controller, popover, _) = try popover(stage, from: CGRect(x: 380, y: 280, width: 40, height: 40))
        #expect(popover.arrowDirection == .unknown && controller.sheetPresentationController == nil)
        stage.present(controller)
        #expect(popover.arrowDirection == .up && controller.view.bounds.size == CGSize(width: 200, height: 100))
        #expect(controller.view.convert(controller.view.bounds, to: stage.window).origin == CGPoint(x: 300, y: 330))
        #expect(stage.root.view.window === stage.window && stage.log.take().contains("pop did appear"))
        controller.preferredContentSize = CGSize(width: 240, height: 120)
        stage.settle()
        #expect(controller.view.bounds.size == CGSize(width: 240, height: 120))
        popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
        stage.settle()
        #expect(controller.view.convert(CGPoint.zero, to: stage.window) == CGPoint(x: 265, y: 300))
    }

    @Test("VC-04 Escape and a click outside dismiss the popover unless it is modal; a click inside does not")
    func dismissal() throws {
        let stage = try PresentationStage()
        let (controller, popover, _) = try popover(stage, from: CGRect(x: 380, y: 280, width: 40, height: 40))
        let delegate = Delegate()
        popover.delegate = delegate
        stage.present(controller, animated: true)
        try stage.generator.fingerTap(at: CGPoint(x: 400, y: 380))
        stage.settle()
        #expect(stage.root.presentedViewController === controller)
        controller.isModalInPresentation = true
        try stage.generator.fingerTap(at: CGPoint(x: 50, y: 50))
        stage.settle()
        #expect(stage.root.presentedViewController === controller)
        controller.isModalInPresentation = false
        try stage.generator.fingerTap(at: CGPoint(x: 50, y: 50))
        stage.settle()
        #expect(stage.root.presentedViewController == nil && popover.arrowDirection == .unknown)
        #expect(delegate.log == ["prepare", "style -1", "dismissed"])
        stage.present(controller)
        #expect(controller.presentationController !== popover)
    }

    @Test("VC-04 Escape dismisses a popover")
    func escape() throws {
        let stage = try PresentationStage()
        let (controller, _, _) = try popover(stage, from: CGRect(x: 380, y: 280, width: 40, height: 40))
        stage.present(controller)
        try stage.generator.keyPress(.keyboardEscape)
        stage.settle()
        #expect(stage.root.presentedViewController == nil)
    }

    @Test("VC-05 passthrough views receive their touches, and the popover stays")
    func passthrough() throws {
        let stage = try PresentationStage()
        let (controller, popover, source) = try popover(stage, from: CGRect(x: 380, y: 280, width: 40, height: 40))
        let touched = TouchView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        stage.root.view.addSubview(touched)
        popover.passthroughViews = [touched, source]
        stage.present(controller)
        try stage.generator.fingerTap(at: CGPoint(x: 50, y: 50))
        stage.settle()
        #expect(touched.log == ["began", "ended"] && stage.root.presentedViewController === controller)
        touched.isHidden = true
        try stage.generator.fingerTap(at: CGPoint(x: 50, y: 50))
        stage.settle()
        #expect(stage.root.presentedViewController == nil)
    }

    @Test("VC-05 a popover without a source is reported and not presented; the delegate may provide one")
    func sources() throws {
        let stage = try PresentationStage()
        let controller = stage.make("pop", .popover)
        stage.present(controller)
        #expect(stage.reports.count == 1 && stage.reports[0].contains("sourceView"))
        #expect(stage.root.presentedViewController == nil && controller.viewIfLoaded?.window == nil)
        let delegate = Delegate()
        delegate.lateSource = stage.root.view
        controller.popoverPresentationController?.delegate = delegate
        stage.present(controller)
        #expect(stage.root.presentedViewController === controller && stage.reports.count == 1)
    }

    @Test(
        "a popover follows the window's size, asks its delegate to reposition, and survives its source"
    )
    func repositions() throws {
        let stage = try PresentationStage()
        let (controller, popover, source) = try popover(stage, from: CGRect(x: 700, y: 280, width: 40, height: 40))
        let delegate = Delegate()
        popover.delegate = delegate
        stage.present(controller)
        #expect(controller.view.convert(CGPoint.zero, to: stage.window).x == 590)
        delegate.repositionedRect = CGRect(x: -400, y: 0, width: 40, height: 40)
        stage.window.frame.size = CGSize(width: 600, height: 500)
        stage.settle()
        #expect(delegate.log.contains("reposition"))
        #expect(controller.view.convert(CGPoint.zero, to: stage.window).x == 220)
        source.removeFromSuperview()
        stage.window.frame.size = CGSize(width: 620, height: 500)
        stage.settle()
        #expect(controller.view.convert(CGPoint.zero, to: stage.window).x == 220)
    }

    // MARK: Adaptation

    @Test(
        "VC-05 in a compact size class a popover adapts to a page sheet or the delegate's style",
        arguments: [
            (UIModalPresentationStyle.automatic, UIModalPresentationStyle.pageSheet), (.fullScreen, .fullScreen),
            (.formSheet, .formSheet), (.none, .popover),
        ])
    func adaptive(requested: UIModalPresentationStyle, shown: UIModalPresentationStyle) throws {
        let stage = try PresentationStage()
        stage.window.traitOverrides.horizontalSizeClass = .compact
        let (controller, popover, _) = try popover(stage, from: CGRect(x: 380, y: 280, width: 40, height: 40))
        let delegate = Delegate()
        delegate.style = requested
        popover.delegate = delegate
        stage.present(controller, animated: true)
        #expect(controller.presentationController?.presentationStyle == shown)
        #expect(
            (controller.presentationController is UISheetPresentationController)
                == (shown != .fullScreen && shown != .popover))
        #expect(delegate.log.last == "style \((shown == .popover ? .none : shown).rawValue)")
        #expect((stage.root.view.window == nil) == (shown == .fullScreen))
        controller.dismiss(animated: true)
        stage.settle()
        #expect(stage.root.presentedViewController == nil && stage.root.view.window === stage.window)
    }

    @Test("the delegate can present another view controller in a compact size class")
    func adaptedController() throws {
        let stage = try PresentationStage()
        stage.window.traitOverrides.horizontalSizeClass = .compact
        let (controller, popover, _) = try popover(stage, from: CGRect(x: 380, y: 280, width: 40, height: 40))
        let delegate = Delegate()
        let around = UIViewController()
        delegate.style = .fullScreen
        delegate.other = around
        popover.delegate = delegate
        stage.present(controller)
        #expect(stage.root.presentedViewController === around && around.modalPresentationStyle == .fullScreen)
        #expect(controller.presentingViewController == nil)
    }
}
