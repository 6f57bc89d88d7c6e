import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of the edit menu of older apps (MB-15).
@MainActor @Suite(.serialized) struct MenuControllerTests {
    private final class Word: UIView {
        var log: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { log.append("copy") }
        func lookUp() { log.append("look up") }
    }

    private final class Other: UIView { func unknown() {} }

    private let stageStore = MenuStageStore()

    @Test("MB-15: the menu has the edit actions that are possible, then the app's items that are possible")
    func items() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let word = stage.add(Word(), CGRect(x: 50, y: 100, width: 100, height: 20))
        #expect(word.becomeFirstResponder())
        let controller = UIMenuController.shared
        defer { controller.menuItems = nil }
        var notes: [NSNotification.Name] = []
        let names = [
            UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
            UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: controller, queue: nil) { _ in
                MainActor.assumeIsolated { notes.append(name) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        controller.menuItems = [
            UIMenuItem(title: "Look Up", action: Selector(Word.lookUp)),
            UIMenuItem(title: "Unknown", action: Selector(Other.unknown)),
        ]
        #expect(!controller.isMenuVisible)
        controller.showMenu(from: word, rect: word.bounds)
        #expect(controller.isMenuVisible && notes == Array(names[..<2]))
        #expect(try stage.rows() == ["Copy", "-", "Look Up"])
        stage.click(at: try stage.location(of: "Look Up"))
        #expect(word.log == ["look up"] && !controller.isMenuVisible && notes == names)
        #expect(word.interactions.isEmpty)
    }

    @Test("MB-15: the menu can be hidden, shown again for another view, and changed while it is visible")
    func hiding() throws {
        let stage = try stageStore.make()
        defer { stage.close() }
        let words = (0..<2).map { stage.add(Word(), CGRect(x: 50, y: 60 + 80 * CGFloat($0), width: 100, height: 20)) }
        let controller = UIMenuController.shared
        defer { controller.menuItems = nil }
        controller.showMenu(from: words[0], rect: words[0].bounds)
        controller.showMenu(from: words[1], rect: words[1].bounds)
        #expect(controller.isMenuVisible && words[0].interactions.isEmpty && words[1].interactions.count == 1)
        controller.menuItems = [UIMenuItem(title: "Look Up", action: Selector(Word.lookUp))]
        #expect(try stage.rows() == ["Copy", "-", "Look Up"])
        controller.hideMenu(from: words[0])
        #expect(controller.isMenuVisible)
        controller.hideMenu(from: words[1])
        #expect(!controller.isMenuVisible && !stage.isOpen)
        controller.showMenu(from: UIView(), rect: .zero)
        #expect(!controller.isMenuVisible)
    }
}
