import UIKit

// Code that only the Swift 5 language mode accepts. As far as the compiler knows, it uses UIKit outside the main actor,
// but it is called on the main thread.

/// A global function without isolation.
public func makeCard(titled title: String) -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let label = UILabel(frame: card.bounds)
    label.text = title
    card.addSubview(label)
    card.layer.cornerRadius = 8
    return card
}

/// A model without isolation that changes views.
public class CardModel: NSObject {
    public static let shared = CardModel()
    public let view = makeCard(titled: "Card")
    public var controller = UIViewController()
    /// A log of the changes.
    public private(set) var changes: [String] = []
    private var token: NSObjectProtocol?
    private var timer: Timer?

    /// Observes a notification with a closure without isolation.
    public func observe() {
        token = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
        ) { [weak self] _ in self?.changed("notified") }
    }

    /// Starts a timer whose closure has no isolation.
    public func startTimer() {
        timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { [weak self] _ in
            self?.changed("timer")
        }
    }

    /// Changes views in closures on the main queue.
    public func dispatch() {
        DispatchQueue.main.async {
            self.view.backgroundColor = .red
            self.changed("main queue")
        }
        DispatchQueue.global().async {
            DispatchQueue.main.async {
                self.controller.view.setNeedsLayout()
                self.changed("global queue")
            }
        }
    }

    func changed(_ change: String) {
        changes.append(change)
        view.alpha = 0.5
        view.setNeedsDisplay()
    }

    deinit {
        timer?.invalidate()
        if let token = token { NotificationCenter.default.removeObserver(token) }
    }
}

extension CardModel: UITextFieldDelegate {
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        changed("cleared")
        return textField.isEnabled
    }
}

extension CardModel: UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view === view
    }
}

extension CardModel: UITextViewDelegate, UIAdaptivePresentationControllerDelegate {
    public func textViewDidChange(_ textView: UITextView) { changed(textView.text) }
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        changed("dismissed")
    }
}

/// A view controller that cleans up in its deinitializer.
public class ObservingController: UIViewController {
    private let observer = NSObject()
    private var timer: Timer?

    deinit {
        NotificationCenter.default.removeObserver(observer)
        timer?.invalidate()
    }
}

/// A singleton with views in stored and lazy properties.
public final class Theme {
    public static let current = Theme()
    public let font = UIFont.systemFont(ofSize: 15)
    public lazy var indicator: UIActivityIndicatorView = UIActivityIndicatorView(frame: .zero)
    public var styles: [(UILabel) -> Void] = [{ $0.textColor = .red }, { $0.numberOfLines = 0 }]
}

/// Returns views sorted with closures without isolation.
public func fromTop(_ views: [UIView]) -> [UIView] { views.sorted { $0.frame.minY < $1.frame.minY } }

/// Stores completion handlers without isolation.
public final class Queue {
    public init() {}
    private var steps: [() -> Void] = []
    public func add(_ step: @escaping () -> Void) { steps.append(step) }
    public func run() { steps.forEach { $0() } }

    public func fade(_ view: UIView, then completion: @escaping (Bool) -> Void) {
        add {
            UIView.animate(withDuration: 0, animations: { view.alpha = 0 }, completion: completion)
        }
    }
}

/// A class with the same name as one in another module, but with a different method.
public class Scribe: NSObject {
    fileprivate func scribble() -> String { "scribble" }
}

extension Scribe {
    @section("uikit_methods") @used
    private static let methods: @convention(c) (UnsafeMutableRawPointer) -> Void = { table in
        MethodTable.add("scribble", Scribe.scribble, to: table)
    }
}
