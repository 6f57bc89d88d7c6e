import Testing

@testable import UIKit

/// The properties of accessibility objects.
@MainActor @Suite(.serialized) struct AccessibilityObjectTests {
    private let stages = StageStore()

    @Test("AX-01: responders, elements and bar items have the properties; an override wins over an assigned value")
    func everyObject() {
        final class Named: UIView {
            override var accessibilityLabel: String? {
                get { "fixed" }
                set {}
            }
        }
        let view = Named()
        view.accessibilityLabel = "assigned"
        #expect(view.accessibilityLabel == "fixed" && view.accessibilityAttributedLabel?.string == "fixed")
        let controller = UIViewController()
        #expect(controller.accessibilityValues == nil && controller.accessibilityLabel == nil)
        controller.accessibilityHint = "hint"
        #expect(controller.accessibilityHint == "hint")
        let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        #expect(item.accessibilityLabel == "Add" && item.accessibilityTraits == .button && item.isAccessibilityElement)
        item.accessibilityLabel = "New"
        item.isEnabled = false
        #expect(item.accessibilityLabel == "New" && item.accessibilityTraits == [.button, .notEnabled])
    }

    @Test("AX-01: an object without assigned values has no storage, and reading makes none")
    func lazyStorage() {
        let view = UIView()
        _ = (view.accessibilityLabel, view.accessibilityFrame, view.accessibilityElements, view.accessibilityTraits)
        _ = (view.accessibilityCustomActions, view.accessibilityElementCount(), view.accessibilityIdentifier)
        #expect(view.accessibilityValues == nil)
        view.accessibilityIdentifier = nil
        #expect(view.accessibilityValues == nil)
        view.accessibilityIdentifier = "name"
        #expect(view.accessibilityValues != nil && view.accessibilityIdentifier == "name")
    }

    @Test("AX-13: an attributed text gives the plain one, and the last assignment wins")
    func attributedTexts() {
        let view = UIView()
        view.accessibilityLabel = "plain"
        #expect(view.accessibilityAttributedLabel?.string == "plain")
        view.accessibilityAttributedLabel = NSAttributedString(string: "styled")
        view.accessibilityAttributedValue = NSAttributedString(string: "1")
        view.accessibilityAttributedHint = NSAttributedString(string: "why")
        #expect(view.accessibilityLabel == "styled" && view.accessibilityValue == "1")
        #expect(view.accessibilityHint == "why")
        view.accessibilityLabel = "again"
        #expect(view.accessibilityAttributedLabel?.string == "again")
    }

    @Test("AX-15, AX-16: the frame is that on the screen, with scrolling and transforms; its center is activated")
    func frames() throws {
        let stage = stages.make()
        let origin = stage.window.screen.convert(CGPoint.zero, from: stage.window as any UICoordinateSpace)
        let scroll = stage.add(UIScrollView(), CGRect(x: 0, y: 20, width: 200, height: 100))
        scroll.contentSize = CGSize(width: 200, height: 1000)
        let view = stage.add(UIView(), CGRect(x: 10, y: 50, width: 40, height: 20), to: scroll)
        #expect(view.accessibilityFrame == CGRect(x: 10 + origin.x, y: 70 + origin.y, width: 40, height: 20))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 30 + origin.x, y: 80 + origin.y))
        scroll.contentOffset.y = 30
        #expect(view.accessibilityFrame.minY == 40 + origin.y)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(view.accessibilityFrame.width - 20) < 0.01 && abs(view.accessibilityFrame.height - 40) < 0.01)
        view.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 2.5, y: 4))
        view.accessibilityFrame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        #expect(view.accessibilityFrame.minX == 1)
        let shaped = UIView()
        shaped.accessibilityPath = UIBezierPath(rect: CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect(shaped.accessibilityFrame == CGRect(x: 5, y: 6, width: 7, height: 8))
        let path = UIAccessibility.convertToScreenCoordinates(
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)), in: scroll)
        #expect(path.bounds.origin == CGPoint(x: origin.x, y: 20 - 30 + origin.y))
    }

    @Test("AX-10: an element moves with its container, which it does not retain")
    func elements() {
        let stage = stages.make()
        let view = stage.add(UIView(), CGRect(x: 10, y: 10, width: 100, height: 100))
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
        let inner = UIAccessibilityElement(accessibilityContainer: element)
        inner.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 2, height: 2)
        let first = element.accessibilityFrame
        view.frame.origin.x += 7
        #expect(element.accessibilityFrame.minX == first.minX + 7 && element.isAccessibilityElement)
        #expect(inner.accessibilityFrame.minX == first.minX + 8 && element.next === view)
        var container: UIView? = UIView()
        let orphan = UIAccessibilityElement(accessibilityContainer: container ?? view)
        #expect(orphan.accessibilityContainer != nil)
        container = nil
        #expect(orphan.accessibilityContainer == nil && orphan.accessibilityFrame == .zero)
    }

    @Test("AX-17: controls, cells, buttons and links respond to the user; names for speech are the label")
    func interaction() {
        let view = UIView()
        #expect(!view.accessibilityRespondsToUserInteraction && view.accessibilityUserInputLabels == [])
        view.accessibilityTraits = .link
        #expect(view.accessibilityRespondsToUserInteraction && UISwitch().accessibilityRespondsToUserInteraction)
        view.accessibilityRespondsToUserInteraction = false
        view.accessibilityLabel = "Home"
        #expect(!view.accessibilityRespondsToUserInteraction && view.accessibilityUserInputLabels == ["Home"])
        view.accessibilityUserInputLabels = ["Start", "Home"]
        #expect(view.accessibilityUserInputLabels == ["Start", "Home"])
    }
}
