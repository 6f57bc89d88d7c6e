import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of tooltips (TT-01…TT-04).
@MainActor @Suite(.serialized) struct ToolTipTests {
    private let stageStore = MenuStageStore()

    /// Answers with a text for the left half of a view.
    private final class Halves: NSObject, UIToolTipInteractionDelegate {
        var text: String? = "Left"
        var points: [CGPoint] = []
        func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
            -> UIToolTipConfiguration?
        {
            points.append(point)
            guard let text, point.x < 50 else { return nil }
            return UIToolTipConfiguration(toolTip: text, in: CGRect(x: 0, y: 0, width: 50, height: 40))
        }
    }

    private final class Silent: NSObject, UIToolTipInteractionDelegate {}

    private func button(_ stage: MenuStage, _ text: String? = "Saves the document", x: CGFloat = 20) -> UIButton {
        let button = stage.add(UIButton(type: .system), CGRect(x: x, y: 20, width: 100, height: 40))
        button.toolTip = text
        return button
    }

    private func tips(_ stage: MenuStage) throws -> ToolTipTracker { try stage.scene.display.toolTips }

    private func rest(_ stage: MenuStage, on view: UIView, _ x: CGFloat = 20, _ y: CGFloat = 20, for time: Double = 0.6)
    {
        stage.move(to: stage.location(of: view, x, y))
        stage.server.serve(for: time)
    }

    @Test("TT-01: the delegate's text beats the default; nil is none; without the method the default is shown")
    func delegates() throws {
        let stage = try stageStore.make()
        let tips = try tips(stage)
        let view = stage.add(UIView(), CGRect(x: 20, y: 20, width: 100, height: 40))
        let interaction = UIToolTipInteraction(defaultToolTip: "Default")
        let halves = Halves()
        interaction.delegate = halves
        view.addInteraction(interaction)
        #expect(interaction.view === view && interaction.isEnabled)
        rest(stage, on: view)
        #expect(tips.shownText == "Left" && halves.points.last == CGPoint(x: 20, y: 20))
        rest(stage, on: view, 70, 20)
        #expect(tips.shownText == nil)
        let silent = Silent()
        interaction.delegate = silent
        rest(stage, on: view, 60, 20)
        #expect(tips.shownText == "Default")
        interaction.isEnabled = false
        #expect(tips.shownText == nil)
        rest(stage, on: view, 30, 20)
        #expect(tips.shownText == nil)
        let configuration = UIToolTipConfiguration(toolTip: "A")
        #expect(configuration.toolTip == "A" && configuration.sourceRect == .zero)
    }

    @Test("TT-02: the tooltip of a control makes its interaction, and nil removes it")
    func controls() throws {
        let stage = try stageStore.make()
        let button = button(stage, nil)
        #expect(button.toolTip == nil && button.toolTipInteraction == nil)
        button.toolTip = "A"
        let interaction = try #require(button.toolTipInteraction)
        #expect(interaction.defaultToolTip == "A" && button.interactions.contains { $0 === interaction })
        button.toolTip = "B"
        #expect(button.toolTipInteraction === interaction && button.toolTip == "B")
        button.toolTip = nil
        #expect(button.toolTipInteraction == nil && interaction.view == nil)
    }

    @Test("TT-02: a bar item that shows only an image has its title as a tooltip")
    func barItems() throws {
        let item = UIBarButtonItem(
            image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
        item.title = "Favorites"
        let button = try #require(BarItemView(BarItemEntry(item), nil).view as? BarButton)
        #expect(button.toolTip == "Favorites")
        item.image = nil
        button.itemDidChange()
        #expect(button.toolTip == nil)
    }

    @Test("TT-03: it appears after the pointer rests for 0.5 s within 4 points, below the pointer, without a grab")
    func appearance() throws {
        let stage = try stageStore.make()
        let tips = try tips(stage)
        let button = button(stage)
        rest(stage, on: button, 20, 20, for: 0.4)
        // A movement of more than 4 points begins again, a smaller one does not.
        rest(stage, on: button, 30, 20, for: 0.4)
        #expect(tips.shownText == nil)
        rest(stage, on: button, 32, 20, for: 0.15)
        #expect(tips.shownText == "Saves the document")
        let popup = try #require(stage.popups.first)
        #expect(popup.kind == .toolTip && !popup.hasInputGrab && stage.server.grabbingSurface == nil)
        let pointer = stage.location(of: button, 30, 20)
        #expect(popup.screenOrigin == CGPoint(x: pointer.x, y: pointer.y + 22))
        #expect(stage.surface.hasFocus)
    }

    @Test("TT-03: the next tooltip appears after 0.1 s if one was shown less than 0.5 s ago")
    func nextOne() throws {
        let stage = try stageStore.make()
        let tips = try tips(stage)
        let (a, b) = (button(stage, "A"), button(stage, "B", x: 140))
        rest(stage, on: a)
        #expect(tips.shownText == "A")
        rest(stage, on: b, for: 0.05)
        #expect(tips.shownText == nil)
        stage.server.serve(for: 0.1)
        #expect(tips.shownText == "B")
        stage.move(to: stage.location(of: stage.window, 390, 290))
        stage.server.serve(for: 0.6)
        rest(stage, on: a, for: 0.2)
        #expect(tips.shownText == nil)
    }

    @Test("TT-03: long texts wrap after about 60 characters, and the tooltip stays on the monitor")
    func geometry() throws {
        let stage = try stageStore.make(
            screen: CGSize(width: 800, height: 600), origin: CGPoint(x: 390, y: 290))
        let tips = try tips(stage)
        let text = Array(repeating: "A long text about a thing.", count: 6).joined(separator: " ")
        let view = stage.add(UIButton(type: .system), CGRect(x: 300, y: 250, width: 100, height: 40))
        view.toolTip = text
        rest(stage, on: view, 90, 30)
        let frame = try #require(tips.shownFrame)
        #expect(frame.width <= 378 && frame.width > 300 && frame.height > 40)
        #expect(CGRect(x: 0, y: 0, width: 800, height: 600).contains(frame))
        // There is no room below the pointer.
        #expect(frame.maxY < 290 + 280)
    }

    @Test("TT-03: Control-F1 shows the tooltip of the focused view below it")
    func keyboard() throws {
        let stage = try stageStore.make()
        let tips = try tips(stage)
        let button = button(stage)
        #expect(button.becomeFirstResponder())
        stage.type(.keyboardF1, .control)
        #expect(tips.shownText == "Saves the document")
        #expect(tips.shownFrame?.origin == CGPoint(x: 320, y: 262))
        stage.type(.keyboardTab)
        #expect(tips.shownText == nil)
    }

    @Test("TT-04: leaving, a press, a key, scrolling, a change of the text, and ten seconds hide it", arguments: 0..<9)
    func hiding(way: Int) throws {
        let stage = try stageStore.make()
        let tips = try tips(stage)
        let button = button(stage)
        rest(stage, on: button)
        #expect(tips.shownText != nil)
        let point = stage.location(of: button, 20, 20)
        switch way {
        case 0: stage.move(to: stage.location(of: stage.window, 300, 250))
        case 1: stage.press(at: point)
        case 2: stage.type(.keyboardA)
        case 3: stage.scroll(-10, at: point)
        case 4: button.toolTip = "Other"
        case 5: button.removeFromSuperview()
        case 6: stage.surface.loseFocus()
        case 7: stage.touch(.began, at: point)
        default: stage.server.serve(for: 10)
        }
        stage.server.serve(for: 0.05)
        #expect(tips.shownText == nil && stage.hasNoPopups)
        guard way == 1 else { return }
        // It stays away until the pointer has left the button.
        stage.release(at: point)
        rest(stage, on: button, 60, 20)
        #expect(tips.shownText == nil)
        stage.move(to: stage.location(of: stage.window, 300, 250))
        rest(stage, on: button)
        #expect(tips.shownText != nil)
    }

    @Test("TT-04: empty texts, touches, open menus and windows without focus show none; disabled controls do")
    func conditions() throws {
        let stage = try stageStore.make()
        let tips = try tips(stage)
        let button = button(stage, "")
        rest(stage, on: button)
        #expect(tips.shownText == nil)
        button.toolTip = "A"
        button.isEnabled = false
        rest(stage, on: button, 30)
        #expect(tips.shownText == "A")
        button.menu = UIMenu(children: [stage.action("X")])
        let view = stage.menuView([stage.action("X")])
        view.addInteraction(UIToolTipInteraction(defaultToolTip: "B"))
        try stage.open(view)
        #expect(tips.shownText == nil)
        stage.server.serve(for: 1)
        #expect(tips.shownText == nil)
        stage.type(.keyboardEscape)
        stage.surface.loseFocus()
        rest(stage, on: view, 60, 60)
        #expect(tips.shownText == nil)
    }

    @Test("TT-04: a window with tooltips makes no timers while the pointer is elsewhere or rests")
    func idle() throws {
        let stage = try stageStore.make()
        let button = button(stage)
        stage.move(to: stage.location(of: stage.window, 300, 250))
        stage.server.serve(for: 1)
        #expect(stage.server.scheduler.nextDeadline == nil)
        rest(stage, on: button)
        stage.server.serve(for: 11)
        #expect(stage.server.scheduler.nextDeadline == nil)
    }
}
