import Testing

@testable import UIKit

/// Previews of context menus: the lifted content, and the view controller beside the menu.
@MainActor @Suite(.serialized) struct MenuPreviewTests {
    private final class Owner: NSObject, UIContextMenuInteractionDelegate {
        var log: [String] = []
        var highlight: UITargetedPreview?
        var dismissal: UITargetedPreview?
        var preview: UIViewController?
        var style = UIContextMenuInteractionCommitStyle.dismiss
        var animatorPreviews: [UIViewController?] = []

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            var provider: UIContextMenuConfiguration.ContentPreviewProvider?
            if let preview { provider = { preview } }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: provider) { _ in
                UIMenu(children: [UIAction(title: "Open") { [weak self] _ in self?.log.append("open") }])
            }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            log.append("highlight")
            return highlight
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
            log.append("dismissal")
            return dismissal
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("display")
            animatorPreviews.append(animator?.previewViewController)
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("end") }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            log.append("commit")
            animatorPreviews.append(animator.previewViewController)
            animator.preferredCommitStyle = style
            animator.addAnimations { self.log.append("animate") }
            animator.addCompletion { [unowned self] in
                log.append("complete \(preview?.viewIfLoaded?.window == nil)")
            }
        }

        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private func make(
        _ configure: (UIView, Owner) -> Void
    ) throws -> (MenuStage, UIView, Owner, UIContextMenuInteraction) {
        let stage = try MenuStage()
        let view = stage.add(UIView(), CGRect(x: 40, y: 60, width: 100, height: 50))
        view.backgroundColor = .red
        let owner = Owner()
        let interaction = UIContextMenuInteraction(delegate: owner)
        view.addInteraction(interaction)
        configure(view, owner)
        return (stage, view, owner, interaction)
    }

    @Test("AC-13: without a preview, nothing is lifted")
    func none() throws {
        let (stage, view, owner, interaction) = try make { _, _ in }
        defer { stage.close() }
        stage.press(at: stage.location(of: view), 2)
        #expect(owner.take() == ["highlight", "display"] && interaction.highlights.isEmpty)
        #expect(interaction.menuAppearance == .compact && stage.popups.count == 1)
        interaction.dismissMenu()
        #expect(owner.take() == ["end"] && interaction.menuAppearance == .unknown)
    }

    @Test("AC-13: the content of the preview is lifted above the window while the menu is open")
    func highlight() throws {
        let (stage, view, owner, interaction) = try make { view, owner in
            let parameters = UIPreviewParameters()
            parameters.visiblePath = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 30, height: 20))
            parameters.backgroundColor = .yellow
            owner.highlight = UITargetedPreview(view: view, parameters: parameters)
        }
        defer { stage.close() }
        stage.press(at: stage.location(of: view), 2)
        let lifted = try #require(interaction.highlights.first?.view)
        #expect(lifted.superview === stage.window && lifted.center == view.center)
        #expect(lifted.bounds.size == view.bounds.size)
        #expect(lifted.layer.shadowOpacity > 0 && lifted.transform.a > 1 && lifted.transform.a <= 1.04)
        #expect(lifted.layer.shadowPath?.boundingBox == CGRect(x: 10, y: 10, width: 30, height: 20))
        #expect(!lifted.isUserInteractionEnabled && lifted.subviews.first?.backgroundColor == .yellow)
        owner.dismissal = owner.highlight?.retargetedPreview(
            with: UIPreviewTarget(container: stage.window, center: CGPoint(x: 300, y: 200)))
        interaction.dismissMenu()
        #expect(owner.take() == ["highlight", "display", "dismissal", "end"])
        #expect(lifted.center == CGPoint(x: 300, y: 200) && interaction.highlights.isEmpty)
        stage.server.serve(for: 0.5)
        #expect(lifted.superview == nil)
    }

    @Test("AC-13: a preview whose container is in no window lifts nothing")
    func detached() throws {
        let loose = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let (stage, view, _, interaction) = try make { $1.highlight = UITargetedPreview(view: loose) }
        defer { stage.close() }
        stage.press(at: stage.location(of: view), 2)
        #expect(stage.isOpen && interaction.highlights.isEmpty)
    }

    private func controller(_ size: CGSize) -> UIViewController {
        let controller = UIViewController()
        controller.preferredContentSize = size
        return controller
    }

    @Test("AC-14: the preview is a popup beside the menu with the preferred size of its controller")
    func preview() throws {
        let (stage, view, owner, interaction) = try make { $1.preview = controller(CGSize(width: 200, height: 120)) }
        defer { stage.close() }
        stage.press(at: stage.location(of: view), 2)
        #expect(interaction.menuAppearance == .rich && stage.popups.count == 2)
        let shown = try #require(stage.session?.preview)
        let menu = try #require(stage.session?.levels.first?.scene.frame)
        #expect(shown.scene.frame == CGRect(x: menu.minX - 208, y: menu.minY, width: 200, height: 120))
        #expect(shown.controller === owner.preview && owner.preview?.view.window != nil)
        #expect(owner.preview?.view.bounds.size == CGSize(width: 200, height: 120))
        #expect(owner.animatorPreviews.count == 1 && owner.animatorPreviews[0] === owner.preview)
        // The whole view is lifted by default.
        #expect(interaction.highlights.first?.view.center == view.center)
        interaction.dismissMenu()
        #expect(stage.hasNoPopups && owner.preview?.view.window == nil)
    }

    @Test("AC-14: a press of the preview performs the preview action, and dismisses the menu")
    func commit() throws {
        let (stage, view, owner, _) = try make { $1.preview = controller(CGSize(width: 200, height: 120)) }
        defer { stage.close() }
        stage.press(at: stage.location(of: view), 2)
        stage.release(at: stage.location(of: view), 2)
        _ = owner.take()
        let frame = try #require(stage.session?.preview?.scene.frame)
        let point = CGPoint(x: frame.midX, y: frame.midY)
        stage.press(at: point)
        #expect(stage.isOpen && owner.take() == [])
        stage.release(at: point)
        #expect(owner.take() == ["commit", "dismissal", "end", "animate"] && stage.hasNoPopups && !stage.isOpen)
        stage.server.serve(for: 0.5)
        #expect(owner.take() == ["complete true"] && owner.animatorPreviews.allSatisfy { $0 === owner.preview })
    }

    @Test("AC-14: with the commit style pop, the preview stays until the animations have finished")
    func pop() throws {
        let (stage, view, owner, _) = try make {
            $1.preview = controller(CGSize(width: 200, height: 120))
            $1.style = .pop
        }
        defer { stage.close() }
        stage.press(at: stage.location(of: view), 2)
        stage.release(at: stage.location(of: view), 2)
        let frame = try #require(stage.session?.preview?.scene.frame)
        let point = CGPoint(x: frame.midX, y: frame.midY)
        stage.press(at: point)
        stage.release(at: point)
        #expect(!stage.isOpen && stage.popups.count == 1 && owner.preview?.view.window != nil)
        stage.server.serve(for: 0.5)
        #expect(stage.hasNoPopups && owner.take().last == "complete true")
    }

    @Test("AC-14: the preview is at the side of the menu with more room, or above or below it")
    func placement() {
        let area = CGRect(x: 0, y: 0, width: 1000, height: 600)
        let size = CGSize(width: 300, height: 200)
        func frame(_ menu: CGRect, _ isRightToLeft: Bool = false) -> CGRect {
            MenuPreview.frame(of: size, beside: menu, in: area, isRightToLeft: isRightToLeft)
        }
        let menu = CGRect(x: 400, y: 100, width: 150, height: 90)
        #expect(frame(menu) == CGRect(x: 92, y: 100, width: 300, height: 200))
        #expect(frame(menu, true) == CGRect(x: 558, y: 100, width: 300, height: 200))
        #expect(frame(menu.offsetBy(dx: -350, dy: 0)).minX == 208)
        #expect(frame(menu.offsetBy(dx: 0, dy: 400)).maxY == 600)
        let wide = CGRect(x: 20, y: 300, width: 960, height: 90)
        #expect(frame(wide) == CGRect(x: 20, y: 92, width: 300, height: 200))
    }

    @Test("AC-13: the lines of a text are the visible part of a preview")
    func lines() {
        let rects = [CGRect(x: 0, y: 0, width: 50, height: 10), CGRect(x: 0, y: 10, width: 30, height: 10)]
        let parameters = UIPreviewParameters(textLineRects: rects.map { NSValue(cgRect: $0) })
        #expect(parameters.visiblePath?.bounds == CGRect(x: -4, y: -2, width: 58, height: 24))
        #expect(UIPreviewParameters(textLineRects: []).visiblePath == nil)
    }
}
