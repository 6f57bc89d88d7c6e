import UIKit

/// A file browser: `Files [FOLDER]`. Without an argument, it shows the home folder.
@main final class FilesApp: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 960, height: 640))
    private let controller = FilesTabsController(
        folder: FilePath(CommandLine.arguments.dropFirst().first ?? UserFolders.home()))

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.windowScene?.sizeRestrictions?.minimumSize = CGSize(width: 260, height: 200)
        return true
    }

    /// Folders that are not watched, and the places in the sidebar, can have changed while the app was inactive.
    func applicationDidBecomeActive(_ application: UIApplication) { controller.refreshAfterActivation() }
}
