import Testing
import UIKit
import UIKitTesting

/// A screen that asks the user before it deletes a document, and edits its title in a sheet.
private final class DocumentScreen: UIViewController, UIAdaptivePresentationControllerDelegate {
    private(set) var isDeleted = false
    private(set) var log: [String] = []

    func askToDelete() {
        let question = QuestionScreen("Delete the document?", ["Delete", "Keep"]) { [unowned self] answer in
            isDeleted = answer == "Delete"
        }
        present(question, animated: true)
    }

    func showSheet() -> UIViewController {
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        sheet.view.accessibilityIdentifier = "sheet"
        sheet.presentationController?.delegate = self
        present(sheet, animated: true) { [unowned self] in log.append("presented") }
        return sheet
    }

    func showPopover(from source: UIView) -> UIViewController {
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 200, height: 100)
        popover.popoverPresentationController?.sourceView = source
        present(popover, animated: true)
        return popover
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.append("dismissed by the user")
    }
}

/// An alert: a question with a button for each answer, which the user cannot leave without an answer.
private final class QuestionScreen: UIViewController {
    private let question: String
    private let answers: [String]
    private let onAnswer: (String) -> Void

    init(_ question: String, _ answers: [String], onAnswer: @escaping (String) -> Void) {
        self.question = question
        self.answers = answers
        self.onAnswer = onAnswer
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
        isModalInPresentation = true
        preferredContentSize = CGSize(width: 320, height: 60 + 44 * CGFloat(answers.count))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 20, y: 16, width: 280, height: 24))
        label.text = question
        view.addSubview(label)
        for (index, answer) in answers.enumerated() {
            let button = UIButton(
                type: .system,
                primaryAction: UIAction(title: answer) { [unowned self] _ in
                    dismiss(animated: true) { [onAnswer] in onAnswer(answer) }
                })
            button.frame = CGRect(x: 20, y: 50 + 44 * CGFloat(index), width: 280, height: 36)
            button.accessibilityIdentifier = answer
            view.addSubview(button)
        }
    }
}

@MainActor @Suite(.serialized) struct PresentationTests {
    private let screen = DocumentScreen()

    private func waitForTransition(_ generator: EventGenerator) throws {
        try generator.wait(until: "no transition runs", timeout: 3) { screen.transitionCoordinator == nil }
        try generator.wait(0.7)
    }

    @Test(arguments: ["Delete", "Keep"]) func theAnswerToAnAlertCounts(answer: String) throws {
        let generator = try EventGenerator(viewController: screen)
        screen.askToDelete()
        try waitForTransition(generator)
        #expect(screen.presentedViewController is QuestionScreen)
        try generator.fingerTap(at: answer)
        try waitForTransition(generator)
        #expect(screen.isDeleted == (answer == "Delete") && screen.presentedViewController == nil)
    }

    @Test func anAlertNeedsAnAnswer() throws {
        let generator = try EventGenerator(viewController: screen)
        screen.askToDelete()
        try waitForTransition(generator)
        try generator.keyPress(.keyboardEscape)
        try generator.pointerClick(at: CGPoint(x: 5, y: 5))
        try waitForTransition(generator)
        #expect(screen.presentedViewController is QuestionScreen && !screen.isDeleted)
    }

    @Test func escapeDismissesASheet() throws {
        let generator = try EventGenerator(viewController: screen)
        let sheet = screen.showSheet()
        #expect(screen.log.isEmpty && sheet.presentingViewController === screen)
        try waitForTransition(generator)
        #expect(screen.log == ["presented"])
        try generator.keyPress(.keyboardEscape)
        try waitForTransition(generator)
        #expect(screen.log == ["presented", "dismissed by the user"] && sheet.presentingViewController == nil)
    }

    @Test func codeDismissesASheetSilently() throws {
        let generator = try EventGenerator(viewController: screen)
        _ = screen.showSheet()
        try waitForTransition(generator)
        screen.dismiss(animated: true)
        try waitForTransition(generator)
        #expect(screen.presentedViewController == nil && screen.log == ["presented"])
    }

    @Test func aClickBesideAPopoverDismissesIt() throws {
        let generator = try EventGenerator(viewController: screen)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 400, y: 300, width: 100, height: 40)
        screen.view.addSubview(button)
        let popover = screen.showPopover(from: button)
        try waitForTransition(generator)
        #expect(popover.view.window != nil && popover.view.bounds.width == 200)
        try generator.pointerClick(at: CGPoint(x: 10, y: 10))
        try waitForTransition(generator)
        #expect(screen.presentedViewController == nil && popover.view.window == nil)
    }

    @Test func aCoveredButtonCannotBeTapped() throws {
        let generator = try EventGenerator(viewController: screen)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
        screen.view.addSubview(button)
        _ = screen.showSheet()
        try waitForTransition(generator)
        #expect(throws: EventGeneratorError.self) { try generator.fingerTap(at: button) }
    }
}
