import UIKit

/// An app that demonstrates the features of UIKit, with one page per topic.
@main final class GalleryApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1040, height: 744))
        window.rootViewController = GalleryViewController()
        window.makeKeyAndVisible()
        window.windowScene?.title = "Gallery"
        window.windowScene?.sizeRestrictions?.minimumSize = CGSize(width: 840, height: 700)
        self.window = window
        return true
    }

    // The app delegate is last in the responder chain, so it receives events that no other responder handled.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        KeyTrace.shared.note(self)
        super.pressesBegan(presses, with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        TouchTrace.shared.noteIfUnderWay(self)
        super.touchesBegan(touches, with: event)
    }
}
