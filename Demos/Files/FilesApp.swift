import UIKit

/// A file browser: `Files [FOLDER]`. Without an argument, it shows the home folder. When installed, the app runs once:
/// folders of other launches open in tabs.
@main final class FilesApp: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 960, height: 640))
    private let controller = FilesTabsController(
        folder: FilePath(CommandLine.arguments.dropFirst().first { !$0.hasPrefix("-") } ?? UserFolders.home()))

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.windowScene?.sizeRestrictions?.minimumSize = CGSize(width: 260, height: 200)
        // The folder of the command line is shown already.
        return CommandLine.arguments.count < 2
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        guard url.isFileURL else { return false }
        // URLs of other programs do not say whether they are those of folders.
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return false }
        controller.openTab(FilePath(isFolder.boolValue ? url.path : url.deletingLastPathComponent().path))
        return true
    }

    /// Folders that are not watched, and the places in the sidebar, can have changed while the app was inactive.
    func applicationDidBecomeActive(_ application: UIApplication) { controller.refreshAfterActivation() }
}
