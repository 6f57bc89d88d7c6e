import UIKit

/// What the window shows and does.
enum Scenario: String {
    /// A label and, under it, a button.
    case hello
    /// 1000 labels; each key press of U changes one.
    case labels
    /// 200 rounded rectangles on curves, for five seconds after the key A.
    case animate
    /// The labels, stretched to the window, and a red mark in its corner.
    case resize
    /// 1000 views that change their colour while the pointer is over them.
    case motion

    @MainActor func makeView() -> UIView {
        switch self {
        case .hello: HelloView()
        case .labels: LabelsView()
        case .animate: AnimationView()
        case .resize: MarkedLabelsView()
        case .motion: MotionView()
        }
    }
}
