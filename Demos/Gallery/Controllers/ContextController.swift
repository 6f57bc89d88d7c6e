import UIKit

/// An embedded view controller that defines the presentation context, so that presentations cover only its own view.
final class ContextController: AppearanceLoggingController {
    override func viewDidLoad() {
        super.viewDidLoad()
        definesPresentationContext = true
        view.backgroundColor = .tertiarySystemFill
        view.layer.cornerRadius = Style.innerRadius
        view.clipsToBounds = true
        let label = UILabel("Presentation context", font: Style.smallText, color: .secondaryLabel)
        label.textAlignment = .center
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
    }
}
