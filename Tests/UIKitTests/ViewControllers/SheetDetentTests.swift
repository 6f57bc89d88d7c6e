import Testing
import UIKit
import UIKitTesting

/// Tests of sheets with several detents.
@MainActor @Suite(.serialized) struct SheetDetentTests {
    private typealias Detent = UISheetPresentationController.Detent

    private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
        var log: [String] = []
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
            log.append(sheet.selectedDetentIdentifier?.rawValue ?? "-")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            log.append("dismissed")
        }
    }

    private func sheet(_ stage: PresentationStage) throws -> (
        LoggingViewController, UISheetPresentationController, Delegate
    ) {
        let controller = stage.make("sheet", .pageSheet)
        let sheet = try #require(controller.sheetPresentationController)
        sheet.detents = [.custom(identifier: Detent.Identifier("small")) { _ in 150 }, .medium(), .large()]
        let delegate = Delegate()
        sheet.delegate = delegate
        return (controller, sheet, delegate)
    }

    private func frame(_ sheet: UISheetPresentationController) -> CGRect { sheet.presentedView?.frame ?? .null }

    /// Drags a sheet by its upper edge, slowly enough that the release has no velocity.
    private func drag(_ stage: PresentationStage, _ sheet: UISheetPresentationController, by distance: CGFloat) throws {
        let start = CGPoint(x: 400, y: frame(sheet).minY + 10)
        try stage.generator.fingerDown(at: start)
        for step in 1...20 {
            try stage.generator.wait(0.02)
            try stage.generator.fingerMove(to: CGPoint(x: 400, y: start.y + distance * CGFloat(step) / 20))
        }
        try stage.generator.wait(0.3)
        try stage.generator.fingerUp()
        stage.settle()
    }

    @Test("VC-06 a sheet with default detents is centered; with detents it is at the bottom edge")
    func positions() throws {
        let stage = try PresentationStage()
        let controller = stage.make("a", .pageSheet)
        #expect(controller.popoverPresentationController == nil)
        stage.present(controller)
        let plain = try #require(controller.sheetPresentationController)
        #expect(plain.detents.map(\.identifier) == [.large] && frame(plain).maxY == 576)
        plain.detents = [.medium()]
        stage.settle()
        #expect(frame(plain) == CGRect(x: 40, y: 312, width: 720, height: 288))
        plain.detents = []
        stage.settle()
        #expect(frame(plain).maxY == 576)
    }

    @Test("VC-06 the smallest detent is the default, code selects another, and custom ones receive the maximum height")
    func selection() throws {
        let stage = try PresentationStage()
        let (controller, sheet, delegate) = try sheet(stage)
        stage.present(controller, animated: true)
        #expect(frame(sheet).minY == 450)
        sheet.selectedDetentIdentifier = .medium
        #expect(frame(sheet).minY == 312)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        #expect(frame(sheet).minY == 24)
        stage.server.serve(for: 0.05)
        #expect((sheet.presentedView?.layer.presentation()?.frame.minY ?? 0) > 30)
        stage.settle()
        var most: CGFloat = 0
        var height: CGFloat? = 99.6
        sheet.detents = [
            .custom {
                most = $0.maximumDetentValue
                return height
            }, .large(),
        ]
        sheet.selectedDetentIdentifier = nil
        #expect(most == 576 && frame(sheet).height == 100)
        height = 1000
        sheet.invalidateDetents()
        #expect(frame(sheet).height == 576)
        height = nil
        sheet.invalidateDetents()
        #expect(frame(sheet).height == 576)
        // The delegate is notified only of the user's choices.
        #expect(delegate.log.isEmpty)
    }

    @Test("VC-06 dragging selects the nearest detent and notifies the delegate; a fling goes further")
    func dragging() throws {
        let stage = try PresentationStage()
        let (controller, sheet, delegate) = try sheet(stage)
        stage.present(controller)
        try drag(stage, sheet, by: -110)
        #expect(sheet.selectedDetentIdentifier == .medium && frame(sheet).minY == 312)
        try drag(stage, sheet, by: 20)
        #expect(frame(sheet).minY == 312 && delegate.log == ["com.apple.UIKit.medium"])
        try drag(stage, sheet, by: -500)
        #expect(sheet.selectedDetentIdentifier == .large && frame(sheet).minY == 24)
        #expect(delegate.log == ["com.apple.UIKit.medium", "com.apple.UIKit.large"])
        // A short but fast swipe down from the largest detent.
        try stage.generator.fingerDrag(from: CGPoint(x: 400, y: 40), to: CGPoint(x: 400, y: 240), duration: 0.1)
        stage.settle()
        #expect(sheet.selectedDetentIdentifier == Detent.Identifier("small"))
        try stage.generator.fingerDrag(from: CGPoint(x: 200, y: 460), to: CGPoint(x: 500, y: 480), duration: 0.2)
        stage.settle()
        #expect(sheet.selectedDetentIdentifier == Detent.Identifier("small") && frame(sheet).minY == 450)
    }

    @Test("a dragged sheet follows the finger and resists above the largest detent")
    func following() throws {
        let stage = try PresentationStage()
        let (controller, sheet, _) = try sheet(stage)
        stage.present(controller)
        try stage.generator.fingerDown(at: CGPoint(x: 400, y: 470))
        try stage.generator.fingerMove(to: CGPoint(x: 400, y: 400))
        #expect(frame(sheet) == CGRect(x: 40, y: 380, width: 720, height: 220))
        try stage.generator.fingerMove(to: CGPoint(x: 400, y: 0))
        #expect(frame(sheet).minY < 24 && frame(sheet).minY > 12)
        // When it is pushed down, the sheet keeps its size.
        try stage.generator.fingerMove(to: CGPoint(x: 400, y: 520))
        #expect(frame(sheet) == CGRect(x: 40, y: 500, width: 720, height: 150))
        stage.window.setNeedsLayout()
        sheet.containerView?.setNeedsLayout()
        stage.server.serve(for: 0.1)
        #expect(frame(sheet).minY == 500)
        try stage.generator.wait(0.3)
        try stage.generator.fingerUp()
        stage.settle()
        #expect(frame(sheet).minY == 450 && stage.root.presentedViewController === controller)
    }

    @Test("VC-04 dragging down dismisses a sheet unless it is modal")
    func dismissal() throws {
        let stage = try PresentationStage()
        let (controller, sheet, delegate) = try sheet(stage)
        stage.present(controller)
        controller.isModalInPresentation = true
        try drag(stage, sheet, by: 120)
        #expect(stage.root.presentedViewController === controller && frame(sheet).minY == 450)
        controller.isModalInPresentation = false
        try drag(stage, sheet, by: 120)
        #expect(stage.root.presentedViewController == nil && delegate.log == ["dismissed"])
    }

    @Test("VC-06 the background is usable up to the largest undimmed detent")
    func undimmed() throws {
        let stage = try PresentationStage()
        let (controller, sheet, _) = try sheet(stage)
        let behind = TouchView(frame: stage.root.view.bounds)
        stage.root.view.addSubview(behind)
        sheet.largestUndimmedDetentIdentifier = .medium
        stage.present(controller, animated: true)
        let dimming = try #require(sheet.containerView?.subviews.first)
        #expect(dimming.alpha == 0)
        try stage.generator.fingerTap(at: CGPoint(x: 400, y: 100))
        stage.settle()
        #expect(behind.log == ["began", "ended"] && stage.root.presentedViewController === controller)
        try stage.generator.fingerTap(at: CGPoint(x: 400, y: 550))
        #expect(behind.log.count == 2)
        sheet.selectedDetentIdentifier = .large
        #expect(dimming.alpha == 1)
        try stage.generator.fingerTap(at: CGPoint(x: 10, y: 100))
        stage.settle()
        #expect(behind.log.count == 2 && stage.root.presentedViewController == nil)
    }

    @Test("the grabber and the corner radius follow the sheet's properties")
    func appearance() throws {
        let stage = try PresentationStage()
        let (controller, sheet, _) = try sheet(stage)
        stage.present(controller)
        let panel = try #require(sheet.presentedView)
        let grabber = try #require(panel.subviews.last)
        #expect(grabber.isHidden && panel.layer.cornerRadius == 14)
        #expect(panel.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        sheet.prefersGrabberVisible = true
        sheet.preferredCornerRadius = 30
        stage.settle()
        #expect(!grabber.isHidden && grabber.frame == CGRect(x: 342, y: 6, width: 36, height: 5))
        #expect(panel.layer.cornerRadius == 30)
    }
}
