import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct KeyValueObservingTests {
    private final class Log {
        var lines: [String] = []
    }

    private final class Observer: UIView {
        var lines: [String] = []

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let isPrior = change?[.notificationIsPriorKey] as? Bool == true
            let values = [change?[.oldKey], change?[.newKey]].map { $0.map { "\($0)" } ?? "-" }
            lines.append("\(keyPath ?? "")\(isPrior ? " prior" : "") \(values.joined(separator: " → "))")
        }
    }

    private class LabelWithOwnText: UILabel {
        override var text: String? { didSet {} }
    }

    @Test("an observed property provides the old and the new value") func values() {
        let view = UIView()
        let log = Log()
        let observation = view.observe(\.alpha, options: [.old, .new]) { object, change in
            #expect(object === view && change.kind == .setting && !change.isPrior)
            log.lines.append("\(change.oldValue ?? -1) → \(change.newValue ?? -1)")
        }
        view.alpha = 0.5
        view.alpha = 0.25
        observation.invalidate()
        view.alpha = 1
        #expect(log.lines == ["1.0 → 0.5", "0.5 → 0.25"])
    }

    @Test("without options, a change provides no values; initial and prior notify as well") func options() {
        let view = UIView()
        let log = Log()
        let plain = view.observe(\.isHidden) { _, change in
            log.lines.append("plain \(change.oldValue == nil && change.newValue == nil)")
        }
        let all = view.observe(\.isHidden, options: [.initial, .prior, .old, .new]) { _, change in
            let values = [change.oldValue, change.newValue].map { $0.map { "\($0)" } ?? "-" }
            log.lines.append("\(change.isPrior ? "prior" : "all") \(values.joined(separator: " "))")
        }
        view.isHidden = true
        #expect(log.lines == ["all - false", "prior false -", "plain true", "all false true"])
        withExtendedLifetime((plain, all)) {}
    }

    @Test("an observation lasts as long as the object that observe returns, and retains nothing") func lifetime() {
        weak var released: UIView?
        let log = Log()
        var observation: NSKeyValueObservation?
        do {
            let view = UIView()
            observation = view.observe(\.center) { _, _ in log.lines.append("center") }
            view.center.x = 1
            observation = nil
            view.center.x = 2
            observation = view.observe(\.center) { _, _ in log.lines.append("again") }
            released = view
        }
        #expect(released == nil)
        #expect(log.lines == ["center"])
        observation?.invalidate()
    }

    @Test("setting the frame notifies observers of bounds and center if these differ") func dependents() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let log = Log()
        let observations = [
            view.observe(\.frame) { _, _ in log.lines.append("frame") },
            view.observe(\.bounds) { _, _ in log.lines.append("bounds") },
            view.observe(\.center) { _, _ in log.lines.append("center") },
        ]
        func changes(_ body: () -> Void) -> [String] {
            log.lines = []
            body()
            return log.lines
        }
        #expect(changes { view.frame.origin.x = 5 } == ["frame", "center"])
        #expect(changes { view.frame = view.frame } == ["frame"])
        #expect(changes { view.bounds.size.width = 20 } == ["frame", "bounds"])
        #expect(changes { view.center.y = 50 } == ["frame", "center"])
        #expect(changes { view.transform = CGAffineTransform(scaleX: 2, y: 2) } == ["frame"])
        withExtendedLifetime(observations) {}
    }

    /// Begins an observation, and returns whether a change notifies it.
    private func isObserved<Object: KeyValueObservable, Value>(
        _ object: Object, _ keyPath: KeyPath<Object, Value>, _ change: () -> Void
    ) -> Bool {
        let log = Log()
        let observation = object.observe(keyPath) { _, _ in log.lines.append("") }
        change()
        observation.invalidate()
        return log.lines.count == 1
    }

    @Test("all documented properties can be observed, also through subclasses") func properties() {
        let button = UIButton()
        #expect(isObserved(button, \.isEnabled) { button.isEnabled = false })
        #expect(isObserved(button, \.isSelected) { button.isSelected = true })
        #expect(isObserved(button, \.isHighlighted) { button.isHighlighted = true })
        #expect(isObserved(button, \.backgroundColor) { button.backgroundColor = .red })
        #expect(isObserved(button, \.isUserInteractionEnabled) { button.isUserInteractionEnabled = false })
        #expect(isObserved(button as UIView, \.bounds) { button.bounds.size.width = 7 })
        let label = LabelWithOwnText()
        #expect(isObserved(label, \.text) { label.text = "a" })
        #expect(isObserved(label, \.attributedText) { label.attributedText = NSAttributedString(string: "b") })
        let field = UITextField()
        #expect(isObserved(field, \.text) { field.text = "a" })
        #expect(isObserved(field, \.attributedText) { field.attributedText = NSAttributedString(string: "b") })
        let textView = UITextView()
        #expect(isObserved(textView, \.text) { textView.text = "a" })
        #expect(isObserved(textView, \.attributedText) { textView.attributedText = NSAttributedString(string: "b") })
        let imageView = UIImageView()
        #expect(isObserved(imageView, \.image) { imageView.image = UIImage() })
        let slider = UISlider()
        #expect(isObserved(slider, \.value) { slider.value = 0.5 })
        let toggle = UISwitch()
        #expect(isObserved(toggle, \.isOn) { toggle.isOn = true })
        let progress = UIProgressView()
        #expect(isObserved(progress, \.progress) { progress.progress = 0.5 })
        let pages = UIPageControl()
        #expect(isObserved(pages, \.numberOfPages) { pages.numberOfPages = 3 })
        #expect(isObserved(pages, \.currentPage) { pages.currentPage = 1 })
        let segments = UISegmentedControl(items: ["a", "b"])
        #expect(isObserved(segments, \.selectedSegmentIndex) { segments.selectedSegmentIndex = 1 })
        let controller = UIViewController()
        #expect(isObserved(controller, \.title) { controller.title = "a" })
        let layer = CAShapeLayer()
        #expect(isObserved(layer, \.bounds) { layer.bounds.size.width = 3 })
        #expect(isObserved(layer, \.position) { layer.position.x = 3 })
        #expect(isObserved(layer, \.transform) { layer.transform = CATransform3DMakeScale(2, 2, 1) })
        #expect(isObserved(layer, \.opacity) { layer.opacity = 0.5 })
        #expect(isObserved(layer, \.isHidden) { layer.isHidden = true })
        #expect(isObserved(layer, \.cornerRadius) { layer.cornerRadius = 3 })
        #expect(isObserved(layer, \.zPosition) { layer.zPosition = 3 })
        #expect(isObserved(layer, \.backgroundColor) { layer.backgroundColor = UIColor.red.cgColor })
    }

    @Test("a property that cannot be observed is never notified") func others() {
        let view = UIView()
        #expect(!isObserved(view, \.tag) { view.tag = 3 })
        #expect(!isObserved(view, \.layer.opacity) { view.alpha = 0.5 })
    }

    @Test("observers by name receive values, and nil as NSNull") func observers() {
        let label = UILabel()
        let observer = Observer()
        label.addObserver(observer, forKeyPath: "text", options: [.old, .new, .prior], context: nil)
        label.addObserver(observer, forKeyPath: "hidden", options: [.initial, .new], context: nil)
        label.text = "a"
        label.isHidden = true
        let null = "\(NSNull())"
        #expect(
            observer.lines == [
                "hidden - → false", "text prior \(null) → -", "text \(null) → a", "hidden - → true",
            ])
        label.removeObserver(observer, forKeyPath: "text")
        label.removeObserver(observer, forKeyPath: "hidden", context: nil)
        label.text = "b"
        label.isHidden = false
        #expect(observer.lines.count == 4)
    }

    @Test("contexts distinguish the observations of one observer") func contexts() {
        let contexts = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
        defer { contexts.deallocate() }
        let view = UIView()
        let observer = Observer()
        view.addObserver(observer, forKeyPath: "alpha", options: [.new], context: contexts)
        view.addObserver(observer, forKeyPath: "alpha", options: [], context: contexts + 1)
        view.removeObserver(observer, forKeyPath: "alpha", context: contexts)
        view.alpha = 0.5
        #expect(observer.lines == ["alpha - → -"])
    }

    @Test("a deallocated observer is no longer notified") func deallocatedObserver() {
        let view = UIView()
        weak var released: Observer?
        do {
            let observer = Observer()
            view.addObserver(observer, forKeyPath: "alpha", context: nil)
            released = observer
        }
        #expect(released == nil)
        view.alpha = 0.5
        view.removeObserver(Observer(), forKeyPath: "alpha")
    }

    @Test("a handler can end its observation, set the property and begin other observations") func reentrancy() {
        let view = UIView()
        let log = Log()
        var observations: [NSKeyValueObservation] = []
        observations.append(
            view.observe(\.alpha, options: [.new]) { view, change in
                log.lines.append("\(change.newValue ?? -1)")
                observations.first?.invalidate()
                observations.append(view.observe(\.alpha) { _, _ in log.lines.append("second") })
                view.alpha = 0.25
            })
        view.alpha = 0.5
        #expect(log.lines == ["0.5", "second"])
        observations.removeAll()
    }

    @Test("observations can be ended on any thread") func threads() async {
        let view = UIView()
        let log = Log()
        let observation = view.observe(\.alpha) { _, _ in log.lines.append("") }
        await Task.detached { observation.invalidate() }.value
        view.alpha = 0.5
        #expect(log.lines.isEmpty)
    }
}
