import UIKit

/// A controller in another one that is covered by itself.
final class ContextController: TurnController {
    override func viewDidLoad() {
        super.viewDidLoad()
        definesPresentationContext = true
        view.backgroundColor = .tertiarySystemFill
        view.layer.cornerRadius = Style.innerRadius
        view.clipsToBounds = true
        let label = UILabel("This is the context.", font: Style.smallText, color: .secondaryLabel)
        label.textAlignment = .center
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
    }
}
