import UIKit

/// A viewer for pictures: `Photos FILE… | FOLDER`. Without arguments it shows the pictures of the current folder. When
/// installed, the app runs once, and shows the pictures of other launches in its window.
@main final class PhotosApp: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 720))
    /// The files that another launch hands over, one after the other.
    private var handedOver: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // The app is dark in every appearance, because a bright surrounding changes the look of pictures.
        window.overrideUserInterfaceStyle = .dark
        window.rootViewController = PhotosController(
            library: PhotoLibrary(arguments: Array(CommandLine.arguments.dropFirst())))
        window.makeKeyAndVisible()
        window.windowScene?.sizeRestrictions?.minimumSize = CGSize(width: 240, height: 180)
        // The pictures of the command line are shown already.
        return CommandLine.arguments.count < 2
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        guard url.isFileURL else { return false }
        handedOver.append(url.path)
        guard handedOver.count == 1 else { return true }
        DispatchQueue.main.async { [self] in
            window.rootViewController = PhotosController(library: PhotoLibrary(arguments: handedOver))
            handedOver = []
        }
        return true
    }
}
