import UIKit

/// A viewer for pictures: `Photos FILE… | FOLDER`. Without arguments it shows the pictures of the current folder.
@main final class PhotosApp: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 720))

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
        return true
    }
}
