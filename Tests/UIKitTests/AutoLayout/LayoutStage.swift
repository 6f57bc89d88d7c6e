import UIKit
import UIKitTesting

@testable import UIKit

/// A view of 320 by 480 points outside of windows, at a scale of 1, and views with a given intrinsic size in it.
@MainActor final class LayoutStage {
    let root: UIView

    init(size: CGSize = CGSize(width: 320, height: 480)) {
        root = UIView(frame: CGRect(origin: .zero, size: size))
        root.accessibilityIdentifier = "root"
    }

    /// Adds a subview that constraints place.
    @discardableResult
    func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? root).addSubview(view)
        return view
    }

    /// Adds a plain subview that constraints place.
    func addView() -> UIView { add(UIView()) }

    /// Adds a subview with an intrinsic size.
    func addSized(_ width: CGFloat, _ height: CGFloat) -> SizedView { add(SizedView(width, height)) }

    func layOut() { root.layoutIfNeeded() }
}

/// A view with an intrinsic size.
final class SizedView: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
    private(set) var measureCount = 0

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        measureCount += 1
        return size
    }
}

extension NSLayoutConstraint {
    /// Returns the constraint with another priority.
    func at(_ priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }
}

/// Collects the reports of conflicts while a closure runs.
@MainActor func layoutReports(_ body: () throws -> Void) rethrows -> [String] {
    var reports: [String] = []
    let old = LayoutEngine.reportHandler
    LayoutEngine.reportHandler = { reports.append($0) }
    defer { LayoutEngine.reportHandler = old }
    try body()
    return reports
}
