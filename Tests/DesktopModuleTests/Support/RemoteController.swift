import UIKit

/// Records remote-control events.
final class RemoteController: UIViewController {
    var subtypes: [UIEvent.EventSubtype] = []

    override var canBecomeFirstResponder: Bool { true }

    override func remoteControlReceived(with event: UIEvent?) {
        if let event { subtypes.append(event.subtype) }
    }
}
