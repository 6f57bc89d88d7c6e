import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// A display with a window that displays a logged view controller, and the reports of presentation diagnostics.
@MainActor final class PresentationStage {
    let server = HeadlessServer()
    let window: UIWindow
    let log = LifeLog()
    let root: Logged
    let generator: EventGenerator
    private(set) var reports: [String] = []

    init(size: CGSize = CGSize(width: 800, height: 600)) throws {
        StageDisplays.open(server)
        root = Logged("root", log)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = root
        window.makeKeyAndVisible()
        generator = try EventGenerator(window: window)
        server.serve(for: 0.1)
        _ = log.take()
        PresentationDiagnostics.report = { [weak self] in self?.reports.append($0) }
    }

    func make(_ name: String, _ style: UIModalPresentationStyle = .automatic) -> Logged {
        let controller = Logged(name, log)
        controller.modalPresentationStyle = style
        return controller
    }

    /// Presents a view controller, and waits until the presentation has finished.
    func present(_ controller: UIViewController, on presenter: UIViewController? = nil, animated: Bool = false) {
        (presenter ?? root).present(controller, animated: animated)
        settle()
    }

    /// Waits until all transitions have finished.
    func settle() { server.serve(for: 1) }

    isolated deinit {
        PresentationDiagnostics.report = { _ in }
        for scene in UIApplication.shared.scenes where scene.server === server { scene.disconnect() }
        server.disconnect()
        UIApplication.shared.displays.close(server)
    }
}
