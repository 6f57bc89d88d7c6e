import Testing
import UIKit
import UIKitTesting

/// A step of a flow. Each step presents the next one; the last one returns to the first.
private final class StepScreen: UIViewController {
    let number: Int
    private(set) var log: [String] = []

    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, (title, handler)) in [("Next", next), ("Back", back), ("Start", start)].enumerated() {
            let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in handler() })
            button.frame = CGRect(x: 20 + 120 * index, y: 20, width: 100, height: 40)
            button.accessibilityIdentifier = "\(title) \(number)"
            view.addSubview(button)
        }
    }

    private func next() { present(StepScreen(number + 1), animated: true) }
    private func back() { dismiss(animated: true) }
    private func start() { view.window?.rootViewController?.dismiss(animated: true) }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append("will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("did appear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.append("did disappear")
    }
}

@MainActor @Suite(.serialized) struct FlowTests {
    private let first = StepScreen(1)

    private func tap(_ generator: EventGenerator, _ identifiers: String...) throws {
        for identifier in identifiers {
            try generator.fingerTap(at: identifier)
            try generator.wait(1)
        }
    }

    @Test func theUserGoesForwardAndBack() throws {
        let generator = try EventGenerator(viewController: first)
        try tap(generator, "Next 1", "Next 2")
        let second = try #require(first.presentedViewController as? StepScreen)
        let third = try #require(second.presentedViewController as? StepScreen)
        #expect(third.number == 3 && third.presentingViewController === second)
        try tap(generator, "Back 3")
        #expect(second.presentedViewController == nil && second.view.window != nil)
        #expect(third.log == ["will appear", "did appear", "did disappear"])
        #expect(first.log == ["will appear", "did appear", "did disappear"])
    }

    @Test func theLastStepReturnsToTheFirst() throws {
        let generator = try EventGenerator(viewController: first)
        try tap(generator, "Next 1", "Next 2", "Next 3", "Start 4")
        #expect(first.presentedViewController == nil && first.log.last == "did appear")
    }
}
