import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct RefreshControlTests {
    @Test("SC-62 content pulled past the control refreshes once, until it ends")
    func pull() throws {
        let stage = try ScrollStage()
        let control = UIRefreshControl()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        stage.view.refreshControl = control
        try stage.drag(from: CGPoint(x: 100, y: 10), by: CGVector(dx: 0, dy: 90))
        #expect(!control.isRefreshing && count == 0)
        try stage.move(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 150))
        #expect(control.isRefreshing && count == 1 && stage.view.adjustedContentInset.top == 60)
        try stage.generator.fingerUp()
        try stage.generator.wait(2)
        #expect(stage.view.contentOffset.y == -60 && count == 1)
        control.endRefreshing()
        try stage.generator.wait(2)
        #expect(stage.view.contentOffset.y == 0 && stage.view.adjustedContentInset.top == 0)
    }

    @Test("SC-63 refreshing that the app begins neither sends an event nor scrolls; F5 and Control-R do")
    func byCode() throws {
        final class Responder: UIView { override var canBecomeFirstResponder: Bool { true } }
        let stage = try ScrollStage()
        let control = UIRefreshControl()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        stage.view.refreshControl = control
        control.beginRefreshing()
        #expect(control.isRefreshing && count == 0 && stage.view.contentOffset.y == 0)
        control.endRefreshing()
        let responder = Responder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.view.addSubview(responder)
        responder.becomeFirstResponder()
        try stage.generator.keyPress(.keyboardF5)
        try stage.generator.wait(1)
        #expect(control.isRefreshing && count == 1 && stage.view.contentOffset.y == -60)
        control.endRefreshing()
        try stage.generator.wait(2)
        try stage.generator.keyPress(.keyboardR, modifiers: .control)
        #expect(count == 2)
    }

    @Test("the indicator is gray unless the control has a tint color of its own")
    func tint() throws {
        let stage = try ScrollStage()
        let control = UIRefreshControl()
        stage.view.refreshControl = control
        let indicator = try #require(control.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        stage.window.tintColor = .systemRed
        #expect(indicator.color == .systemGray)
        control.tintColor = .systemGreen
        #expect(indicator.color == .systemGreen)
        control.tintColor = nil
        #expect(indicator.color == .systemGray)
    }
}
