import Testing
import UIKitTesting

@testable import UIKit

private final class EmptyController: UIViewController {
    var updates = 0
    var isEmpty = true

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        updates += 1
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = "Nothing"
        contentUnavailableConfiguration = isEmpty ? empty : nil
    }
}

@MainActor @Suite struct ContentUnavailableTests {
    private let stage = Stage()

    private func shownView(in controller: UIViewController) -> UIContentUnavailableView? {
        controller.view.subviews.last as? UIContentUnavailableView
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.compactMap { $0 as? UIScrollView }.flatMap(\.subviews).compactMap { $0 as? UILabel }
    }

    @Test("CU-01: the content fills the safe area in front of the other subviews, until the configuration is nil")
    func display() throws {
        let controller = UIViewController()
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No Photos"
        controller.contentUnavailableConfiguration = configuration
        stage.window.rootViewController = controller
        controller.additionalSafeAreaInsets.top = 40
        stage.window.layoutIfNeeded()
        controller.view.addSubview(UIView())
        controller.view.layoutIfNeeded()
        let view = try #require(shownView(in: controller))
        #expect(view.frame == CGRect(x: 0, y: 40, width: 400, height: 260))
        configuration.text = "No Videos"
        controller.contentUnavailableConfiguration = configuration
        #expect(shownView(in: controller) === view, "A view that supports the configuration remains")
        #expect(labels(in: view).map(\.text) == ["No Videos"])
        controller.contentUnavailableConfiguration = nil
        #expect(view.superview == nil)
    }

    @Test("CU-02: the update is called before the first layout, and once for any number of requests") func updates() {
        let controller = EmptyController()
        stage.window.rootViewController = controller
        stage.window.layoutIfNeeded()
        #expect(controller.updates == 1 && shownView(in: controller) != nil)
        controller.isEmpty = false
        controller.setNeedsUpdateContentUnavailableConfiguration()
        controller.setNeedsUpdateContentUnavailableConfiguration()
        #expect(controller.updates == 1)
        stage.window.layoutIfNeeded()
        #expect(controller.updates == 2 && shownView(in: controller) == nil)
        controller.view.setNeedsLayout()
        stage.window.layoutIfNeeded()
        #expect(controller.updates == 2)
    }

    @Test("CU-03: parts lie below each other in the middle; what does not fit scrolls") func layout() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Text"
        configuration.secondaryText = "Secondary"
        var pressed = 0
        configuration.buttonProperties.primaryAction = UIAction(title: "Open") { _ in pressed += 1 }
        let view = UIContentUnavailableView(configuration: configuration)
        _ = stage.add(view, CGRect(x: 0, y: 0, width: 300, height: 300))
        view.layoutIfNeeded()
        let scrollView = try #require(view.subviews.compactMap { $0 as? UIScrollView }.first)
        let button = try #require(scrollView.subviews.compactMap { $0 as? UIButton }.first)
        let texts = labels(in: view)
        #expect(texts.map(\.text) == ["Text", "Secondary"])
        let frames = (texts as [UIView] + [button]).map(\.frame)
        for frame in frames { #expect(abs(frame.midX - 150) <= 0.5) }
        #expect(frames[1].minY - frames[0].maxY >= 6 && frames[2].minY - frames[1].maxY >= 16)
        #expect(abs(frames[0].minY - (300 - frames[2].maxY)) <= 1, "Centered vertically")
        #expect(scrollView.contentSize.height <= 300)
        button.sendActions(for: .primaryActionTriggered)
        #expect(pressed == 1)
        view.frame.size.height = 40
        view.layoutIfNeeded()
        #expect(scrollView.contentSize.height > 40 && texts[0].frame.minY == 16)
    }

    @Test("CU-03: from right to left, natural alignment begins at the right") func rightToLeft() {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Text"
        configuration.alignment = .natural
        let view = UIContentUnavailableView(configuration: configuration)
        view.semanticContentAttribute = .forceRightToLeft
        for subview in view.subviews { subview.semanticContentAttribute = .forceRightToLeft }
        _ = stage.add(view, CGRect(x: 0, y: 0, width: 300, height: 300))
        view.layoutIfNeeded()
        #expect(labels(in: view).map(\.frame.maxX) == [284])
    }

    @Test("CU-04: presets have their texts; loading shows an activity indicator in place of the image") func presets() {
        #expect(UIContentUnavailableConfiguration.search().text == "No Results")
        #expect(UIContentUnavailableConfiguration.empty().text == nil)
        let view = UIContentUnavailableView(configuration: .loading())
        let content = view.subviews.flatMap(\.subviews)
        #expect(content.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
    }
}
