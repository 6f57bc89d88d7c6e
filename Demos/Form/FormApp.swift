import UIKit

/// A form for the settings of a mail account, laid out with stack views and constraints.
@main final class FormApp: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 520, height: 460))

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.rootViewController = FormController()
        window.makeKeyAndVisible()
        window.windowScene?.title = "Account"
        return true
    }
}
