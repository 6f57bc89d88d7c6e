import UIKit

/// The content and behavior of the window.
enum Scenario: String {
    /// A label and a button below it.
    case hello
    /// 1000 labels, one of which changes with each press of U.
    case labels
    /// 200 rounded rectangles that move along curves for five seconds after a press of A.
    case animate
    /// The labels, resized with the window, and a red marker in the corner of the window.
    case resize
    /// The same, laid out by stack views.
    case resizeStacks = "resize-stacks"
    /// An editor with 20,000 lines of text, and the caret at the end.
    case text
    /// 1000 views that change color while the pointer is over them.
    case motion
    /// A list of 10,000 rows, which the wheel scrolls.
    case list

    @MainActor func makeView() -> UIView {
        switch self {
        case .hello: HelloView()
        case .labels: LabelsView()
        case .animate: AnimationView()
        case .resize: MarkedLabelsView()
        case .resizeStacks: StackedLabelsView()
        case .text: EditorView()
        case .motion: MotionView()
        case .list: ListView()
        }
    }
}
