import UIKit

/// A view controller that moves a visible marker with the pointer. At a press, it prints the number of pointer events
/// and the location.
final class PointerCountController: UIViewController {
    private var count = 0
    private var location = CGPoint.zero

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: Self.follow))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.windowScene?.title = "Moves"
    }

    private static let follow = Selector(moved)

    private func moved(_ recognizer: UIHoverGestureRecognizer) {
        count += 1
        location = recognizer.location(in: view)
        view.backgroundColor = UIColor(hue: location.x / view.bounds.width, saturation: 0.5, brightness: 0.8, alpha: 1)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        LoopProbe.printLine("\(count) moves", "to \(Int(location.x))")
    }
}
