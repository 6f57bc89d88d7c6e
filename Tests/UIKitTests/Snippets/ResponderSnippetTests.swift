import Testing
import UIKit
import UIKitTesting

extension UIView {
    /// The usual way to find the view controller of a view.
    fileprivate var parentViewController: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }
}

extension UIResponder {
    /// The responder chain as text, for debugging.
    fileprivate var responderChain: String {
        guard let next else { return String(describing: type(of: self)) }
        return String(describing: type(of: self)) + " → " + next.responderChain
    }
}

/// A responder that handles custom events, which move up the responder chain.
@MainActor private protocol EventRouter {
    func handle(_ event: String, userInfo: [String: Any]) -> Bool
}

extension UIResponder {
    fileprivate func route(_ event: String, userInfo: [String: Any] = [:]) {
        var responder: UIResponder? = self
        while let current = responder {
            if let router = current as? EventRouter, router.handle(event, userInfo: userInfo) { return }
            responder = current.next
        }
    }
}

/// Code from typical tutorials on the responder chain. `#selector(x)` is written as a method reference.
@MainActor @Suite(.serialized) struct ResponderSnippetTests {
    @Test("the controller that a view is in, found up the chain")
    func parentController() {
        final class HomeViewController: UIViewController {}
        let stage = Stage()
        let controller = HomeViewController()
        stage.window.rootViewController = controller
        let stack = UIView()
        let label = UILabel()
        stack.addSubview(label)
        #expect(label.parentViewController == nil)
        controller.view.addSubview(stack)
        #expect(label.parentViewController === controller)
        #expect(label.responderChain.hasPrefix("UILabel → UIView → UIView → HomeViewController → UIWindow"))
        #expect(label.responderChain.contains("UIApplication"))
    }

    @Test("an event of one's own that climbs from a cell to the controller")
    func routedEvents() {
        final class PriceView: UIView {
            func buyTapped() { route("buy", userInfo: ["item": "book"]) }
        }
        final class CardView: UIView, EventRouter {
            var seen: [String] = []
            func handle(_ event: String, userInfo: [String: Any]) -> Bool {
                seen.append(event)
                return event == "flip"
            }
        }
        final class ShopViewController: UIViewController, EventRouter {
            var bought: [String] = []
            func handle(_ event: String, userInfo: [String: Any]) -> Bool {
                guard event == "buy", let item = userInfo["item"] as? String else { return false }
                bought.append(item)
                return true
            }
        }
        let controller = ShopViewController()
        let card = CardView()
        let price = PriceView()
        card.addSubview(price)
        controller.view.addSubview(card)
        price.buyTapped()
        price.route("flip")
        #expect(controller.bought == ["book"] && card.seen == ["buy", "flip"])
    }

    @Test("a view that follows the finger by its touch methods")
    func draggable() throws {
        final class DraggableView: UIView {
            private var offset = CGPoint.zero

            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first else { return }
                offset = touch.location(in: self)
                superview?.bringSubviewToFront(self)
                UIView.animate(withDuration: 0.1) { self.alpha = 0.7 }
            }

            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first, let superview else { return }
                let location = touch.location(in: superview)
                frame.origin = CGPoint(x: location.x - offset.x, y: location.y - offset.y)
            }

            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release() }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { release() }
            private func release() { UIView.animate(withDuration: 0.1) { self.alpha = 1 } }
        }
        let stage = Stage()
        let card = stage.add(DraggableView(), CGRect(x: 20, y: 20, width: 80, height: 60))
        let other = stage.add(UIView(), CGRect(x: 200, y: 20, width: 80, height: 60))
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerDown(at: CGPoint(x: 30, y: 30))
        try generator.fingerMove(to: CGPoint(x: 130, y: 150))
        #expect(card.frame.origin == CGPoint(x: 120, y: 140) && abs(card.alpha - 0.7) < 0.001)
        #expect(stage.window.subviews.last === card && other.superview === stage.window)
        try generator.fingerUp()
        #expect(card.alpha == 1)
    }

    @Test("a small button with a larger area that can be tapped")
    func largerArea() throws {
        final class LargeTapButton: UIButton {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -15, dy: -15).contains(point)
            }
        }
        final class HolderViewController: UIViewController {
            var taps = 0
            func didTap() { taps += 1 }
        }
        let stage = Stage()
        let controller = HolderViewController()
        stage.window.rootViewController = controller
        let button = LargeTapButton(frame: CGRect(x: 100, y: 100, width: 14, height: 14))
        button.addTarget(controller, action: HolderViewController.didTap, for: .touchUpInside)
        controller.view.addSubview(button)
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerTap(at: CGPoint(x: 90, y: 90))
        #expect(controller.taps == 1)
        try generator.wait(1)
        try generator.fingerTap(at: CGPoint(x: 80, y: 80))
        #expect(controller.taps == 1)
    }

    @Test("a view that lets touches through to what is behind it, but not those of its buttons")
    func passThrough() throws {
        final class PassThroughView: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let view = super.hitTest(point, with: event)
                return view == self ? nil : view
            }
        }
        let stage = Stage()
        let behind = stage.add(TouchView(), CGRect(x: 0, y: 0, width: 400, height: 300))
        let overlay = stage.add(PassThroughView(), CGRect(x: 0, y: 0, width: 400, height: 300))
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
        button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
        overlay.addSubview(button)
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerTap(at: CGPoint(x: 50, y: 30))
        #expect(taps == 1 && behind.log.isEmpty)
        try generator.fingerTap(at: CGPoint(x: 200, y: 200))
        #expect(taps == 1 && behind.log == ["began", "ended"])
    }

    final class CodeField: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test("the keys are taken away from whoever has them, in the three ways that people know")
    func resigning() throws {
        final class LoginViewController: UIViewController {
            let field = CodeField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
                let tap = UITapGestureRecognizer(target: view, action: Selector(UIView.endEditing))
                tap.cancelsTouchesInView = false
                view.addGestureRecognizer(tap)
            }
        }
        let stage = Stage()
        stage.window.makeKey()
        let controller = LoginViewController()
        stage.window.rootViewController = controller
        let field = controller.field
        #expect(field.becomeFirstResponder())
        UIApplication.shared.sendAction(
            Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        #expect(!field.isFirstResponder)
        #expect(field.becomeFirstResponder())
        try EventGenerator(window: stage.window).fingerTap(at: CGPoint(x: 200, y: 200))
        #expect(!field.isFirstResponder)
        #expect(field.becomeFirstResponder())
        controller.view.endEditing(true)
        #expect(!field.isFirstResponder)
    }

    @Test("keys in the hand: a game that reads presses by their key codes")
    func game() throws {
        final class GameViewController: UIViewController {
            var held: Set<UIKeyboardHIDUsage> = []
            var position = CGPoint.zero
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                var didHandleEvent = false
                for press in presses {
                    guard let key = press.key else { continue }
                    switch key.keyCode {
                    case .keyboardW: position.y -= 1
                    case .keyboardS: position.y += 1
                    case .keyboardA: position.x -= 1
                    case .keyboardD: position.x += 1
                    default: continue
                    }
                    held.insert(key.keyCode)
                    didHandleEvent = true
                }
                if !didHandleEvent { super.pressesBegan(presses, with: event) }
            }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                for press in presses { if let key = press.key { held.remove(key.keyCode) } }
                super.pressesEnded(presses, with: event)
            }
        }
        let stage = Stage()
        stage.window.makeKey()
        let game = GameViewController()
        stage.window.rootViewController = game
        let generator = try EventGenerator(window: stage.window)
        try generator.keyDown(.keyboardD)
        try generator.keyDown(.keyboardS)
        #expect(game.held == [.keyboardD, .keyboardS])
        try generator.keyUp(.keyboardD)
        try generator.keyUp(.keyboardS)
        try generator.keyPress(.keyboardD)
        #expect(game.held.isEmpty && game.position == CGPoint(x: 2, y: 1))
    }
}
