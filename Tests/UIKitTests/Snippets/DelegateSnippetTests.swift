import Testing
import UIKitTesting

@testable import UIKit

/// Code from typical tutorials on delegates. `#selector(x)` is written as a method reference.
@MainActor @Suite(.serialized) struct DelegateSnippetTests {
    // MARK: A delegate that receives a choice

    @MainActor protocol ColorPickerDelegate: AnyObject {
        func colorPicker(_ picker: ColorPickerViewController, didPick color: UIColor)
        func colorPickerDidCancel(_ picker: ColorPickerViewController)
    }

    final class ColorPickerViewController: UIViewController {
        weak var delegate: ColorPickerDelegate?
        private let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            for (index, color) in colors.enumerated() {
                let button = UIButton(type: .system)
                button.frame = CGRect(x: 20, y: 20 + index * 60, width: 200, height: 44)
                button.backgroundColor = color
                button.tag = index
                button.addTarget(self, action: ColorPickerViewController.colorTapped(_:), for: .touchUpInside)
                view.addSubview(button)
            }
            let cancel = UIButton(type: .system)
            cancel.setTitle("Cancel", for: .normal)
            cancel.frame = CGRect(x: 20, y: 220, width: 200, height: 44)
            cancel.addTarget(self, action: ColorPickerViewController.cancelTapped, for: .touchUpInside)
            view.addSubview(cancel)
        }

        func colorTapped(_ sender: UIButton) { delegate?.colorPicker(self, didPick: colors[sender.tag]) }
        func cancelTapped() { delegate?.colorPickerDidCancel(self) }
    }

    final class CanvasViewController: UIViewController, ColorPickerDelegate {
        func pickColor() {
            let picker = ColorPickerViewController()
            picker.delegate = self
            picker.modalPresentationStyle = .fullScreen
            present(picker, animated: true)
        }

        func colorPicker(_ picker: ColorPickerViewController, didPick color: UIColor) {
            view.backgroundColor = color
            dismiss(animated: true)
        }

        func colorPickerDidCancel(_ picker: ColorPickerViewController) { dismiss(animated: true) }
    }

    @Test("a picker that tells its delegate what was picked, and is dismissed by it")
    func picker() throws {
        let stage = try PresentationStage()
        let canvas = CanvasViewController()
        stage.window.rootViewController = canvas
        canvas.pickColor()
        stage.settle()
        try stage.generator.fingerTap(at: CGPoint(x: 100, y: 100))
        stage.settle()
        #expect(canvas.view.backgroundColor == .systemGreen && canvas.presentedViewController == nil)
        canvas.pickColor()
        stage.settle()
        try stage.generator.fingerTap(at: CGPoint(x: 100, y: 240))
        stage.settle()
        #expect(canvas.view.backgroundColor == .systemGreen && canvas.presentedViewController == nil)
    }

    // MARK: A custom control with a delegate

    @MainActor protocol RatingViewDelegate: AnyObject {
        func ratingView(_ view: RatingView, didChange rating: Int)
    }

    final class RatingView: UIView {
        weak var delegate: RatingViewDelegate?
        private(set) var rating = 0 {
            didSet {
                delegate?.ratingView(self, didChange: rating)
                setNeedsDisplay()
            }
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: RatingView.handleTap(_:)))
            addGestureRecognizer(UIPanGestureRecognizer(target: self, action: RatingView.handlePan(_:)))
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        func handleTap(_ recognizer: UITapGestureRecognizer) { update(recognizer.location(in: self)) }

        func handlePan(_ recognizer: UIPanGestureRecognizer) {
            guard recognizer.state == .began || recognizer.state == .changed else { return }
            update(recognizer.location(in: self))
        }

        private func update(_ point: CGPoint) {
            let star = Int(point.x / (bounds.width / 5)) + 1
            rating = max(0, min(5, star))
        }

        override func draw(_ rect: CGRect) {
            for index in 0..<rating {
                let side = bounds.width / 5
                let star = CGRect(x: CGFloat(index) * side, y: 0, width: side, height: side)
                UIColor.systemYellow.setFill()
                UIBezierPath(ovalIn: star.insetBy(dx: 4, dy: 4)).fill()
            }
        }
    }

    @Test("a rating that is tapped and dragged, whose owner is told")
    func rating() throws {
        final class ReviewViewController: UIViewController, RatingViewDelegate {
            var ratings: [Int] = []
            let label = UILabel()
            func ratingView(_ view: RatingView, didChange rating: Int) {
                ratings.append(rating)
                label.text = String(repeating: "★", count: rating)
            }
        }
        let stage = Stage()
        let controller = ReviewViewController()
        stage.window.rootViewController = controller
        let rating = RatingView(frame: CGRect(x: 50, y: 50, width: 250, height: 50))
        rating.delegate = controller
        controller.view.addSubview(rating)
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerTap(at: CGPoint(x: 170, y: 75))
        #expect(controller.ratings == [3] && controller.label.text == "★★★")
        try generator.wait(1)
        try generator.fingerDrag(from: CGPoint(x: 60, y: 75), to: CGPoint(x: 290, y: 75), duration: 0.3)
        #expect(controller.ratings.last == 5)
    }

    // MARK: A recognizer's delegate

    @Test("a photo that is pinched and turned at once, because its delegate lets both")
    func photo() throws {
        final class PhotoViewController: UIViewController, UIGestureRecognizerDelegate {
            let photo = UIImageView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))

            override func viewDidLoad() {
                super.viewDidLoad()
                photo.isUserInteractionEnabled = true
                view.addSubview(photo)
                let pinch = UIPinchGestureRecognizer(target: self, action: PhotoViewController.didPinch(_:))
                let rotation = UIRotationGestureRecognizer(target: self, action: PhotoViewController.didRotate(_:))
                pinch.delegate = self
                rotation.delegate = self
                photo.addGestureRecognizer(pinch)
                photo.addGestureRecognizer(rotation)
            }

            func didPinch(_ gesture: UIPinchGestureRecognizer) {
                guard let view = gesture.view else { return }
                view.transform = view.transform.scaledBy(x: gesture.scale, y: gesture.scale)
                gesture.scale = 1
            }

            func didRotate(_ gesture: UIRotationGestureRecognizer) {
                guard let view = gesture.view else { return }
                view.transform = view.transform.rotated(by: gesture.rotation)
                gesture.rotation = 0
            }

            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let stage = Stage()
        let controller = PhotoViewController()
        stage.window.rootViewController = controller
        let generator = try EventGenerator(window: stage.window)
        let middle = CGPoint(x: 200, y: 150)
        try generator.fingerDown(.leftIndex, at: CGPoint(x: 160, y: 150))
        try generator.fingerDown(.rightIndex, at: CGPoint(x: 240, y: 150))
        for step in 1...20 {
            let turn = CGFloat(step) / 20 * .pi / 2
            let radius = 40 + CGFloat(step) * 2
            let (x, y) = (cos(turn) * radius, sin(turn) * radius)
            try generator.fingerMove(.leftIndex, to: CGPoint(x: middle.x - x, y: middle.y - y))
            try generator.fingerMove(.rightIndex, to: CGPoint(x: middle.x + x, y: middle.y + y))
        }
        try generator.fingerUp(.leftIndex)
        try generator.fingerUp(.rightIndex)
        let transform = controller.photo.transform
        let scale = hypot(transform.a, transform.b)
        #expect(scale > 1.5 && scale < 2.1)
        #expect(atan2(transform.b, transform.a) > 1)
    }

    // MARK: Unsaved changes

    @Test("a form that asks before it is swiped away with unsaved changes")
    func unsavedChanges() throws {
        final class EditViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
            var original = ""
            var edited = "" {
                didSet { isModalInPresentation = hasChanges }
            }
            var hasChanges: Bool { original != edited }
            var questions = 0

            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                questions += 1
            }
        }
        final class NotesViewController: UIViewController {
            func edit() -> EditViewController {
                let controller = EditViewController()
                controller.presentationController?.delegate = controller
                present(controller, animated: false)
                return controller
            }
        }
        let stage = try PresentationStage()
        let notes = NotesViewController()
        stage.window.rootViewController = notes
        let editor = notes.edit()
        editor.edited = "Buy milk"
        try stage.generator.keyPress(.keyboardEscape)
        stage.settle()
        #expect(editor.questions == 1 && notes.presentedViewController === editor)
        editor.edited = ""
        try stage.generator.keyPress(.keyboardEscape)
        stage.settle()
        #expect(editor.questions == 1 && notes.presentedViewController == nil)
    }

    // MARK: A scene's delegate

    @Test("the scene delegate of the template makes the window")
    func sceneDelegate() throws {
        final class ViewController: UIViewController {}
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?

            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession,
                options connectionOptions: UIScene.ConnectionOptions
            ) {
                guard let windowScene = (scene as? UIWindowScene) else { return }
                let window = UIWindow(windowScene: windowScene)
                window.rootViewController = ViewController()
                self.window = window
                window.makeKeyAndVisible()
            }
        }
        let stage = try PresentationStage()
        let scene = try #require(stage.window.windowScene)
        let delegate = SceneDelegate()
        scene.delegate = delegate
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        let window = try #require(delegate.window)
        #expect(window.isKeyWindow && window.rootViewController is ViewController)
        #expect(scene.windows.contains(window) && window.frame == scene.bounds)
        window.isHidden = true
    }
}
