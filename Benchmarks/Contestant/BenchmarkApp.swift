import UIKit

/// The benchmark app `bench-uikit SCENARIO`. It opens one window with the scenario's view, and runs until it is
/// terminated. If the scenario does not exist, the app exits with status 77, which the benchmark driver reports as "not
/// available".
@main final class BenchmarkApp: UIResponder, UIApplicationDelegate {
    private var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        guard let scenario = CommandLine.arguments.dropFirst().first.flatMap(Scenario.init) else { exit(77) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
        let controller = UIViewController()
        controller.view = scenario.makeView()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.windowScene?.title = "bench"
        controller.view.becomeFirstResponder()
        self.window = window
        return true
    }
}
