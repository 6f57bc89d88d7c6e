import UIKit

/// What the window shows and does.
enum Scenario: String {
    /// A label and, under it, a button.
    case hello
    /// 1000 labels; each key press of U changes one.
    case labels
    /// The labels, stretched to the window, and a red mark in its corner.
    case resize

    @MainActor func makeView() -> UIView {
        switch self {
        case .hello: HelloView()
        case .labels: LabelsView()
        case .resize: MarkedLabelsView()
        }
    }
}
