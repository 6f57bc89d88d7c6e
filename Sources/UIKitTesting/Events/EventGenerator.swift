import DisplayServer
import UIKit

/// Generates user input for a window: touches, pointer movement, scrolling, keys and the passing of time.
///
/// ```swift
/// let generator = try EventGenerator(viewController: LoginController())
/// try generator.fingerTap(at: "name")
/// try generator.keyType("Ada")
/// try generator.fingerTap(at: "log in")
/// try generator.wait(0.3)
/// ```
///
/// Every method returns after its event, the resulting actions, layout and drawing. Time passes only in ``wait(_:)``
/// and in methods with a `duration` or `interval` parameter: immediately on the headless display, in real time on a
/// ``VirtualDisplay``. Events go to the generator's window even if another window covers it. When a generator is
/// deallocated, it cancels the touches and releases the buttons and keys that are down.
@preconcurrency @MainActor public final class EventGenerator {
    /// The window that receives the events.
    public let window: UIWindow

    let scene: UIWindowScene
    let surface: any DisplaySurface
    let server: any DisplayServer
    let injector: any InputInjector

    /// The fingers that are down, in the order in which they were put down, with their locations in the window.
    var fingers: [(index: FingerIndex, location: CGPoint)] = []
    /// The last location to which this generator moved the pointer, in the window.
    var pointerLocation: CGPoint?
    /// The numbers of the buttons that are down.
    var buttons: Set<Int> = []
    /// The HID usages of the keys that are down.
    var keys: Set<Int> = []

    private var ownsScene = false
    /// A Boolean value that indicates whether the generator has shown the window in a scene of the test.
    private var hasShownWindow = false
    /// The app that this generator has launched; nil if a test created the window.
    var launched: LaunchedApplication?

    /// Creates a generator for a window. A hidden window is shown, in a new window scene if it has none, and hidden when
    /// the generator is deallocated.
    ///
    /// - Throws: ``EventGeneratorError`` if the window cannot be shown.
    public init(window: UIWindow) throws {
        self.window = window
        if window.isHidden {
            if window.windowScene == nil {
                window.windowScene = EventGenerator.openScene(for: window)
                ownsScene = true
            }
            hasShownWindow = true
            window.makeKeyAndVisible()
        }
        guard let scene = window.windowScene, let surface = scene.surface else {
            throw EventGeneratorError.windowIsNotShown
        }
        self.scene = scene
        self.surface = surface
        server = scene.server
        injector = try EventGenerator.injector(for: surface, of: scene.server)
        // Virtual time may not advance between two tests: the first tap of one test must not form a double tap with the
        // last tap of another.
        scene.resetTapCount()
        try waitUntilShown()
    }

    /// Creates a generator for a view, which is placed in the center of a new window. An empty view gets the size that
    /// fits its content.
    public convenience init(view: UIView) throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        if view.bounds.isEmpty { view.sizeToFit() }
        let container: UIView = controller.view
        try self.init(window: window)
        view.center = CGPoint(x: container.bounds.midX.rounded(), y: container.bounds.midY.rounded())
        container.addSubview(view)
        try wait(server.frameClock.interval)
    }

    /// Creates a generator for a view controller, whose view fills a new window.
    public convenience init(viewController: UIViewController) throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = viewController
        try self.init(window: window)
    }

    deinit {
        deinitOnMainActor {
            letGo()
            // The first responder of a window that disappears would continue to edit.
            if ownsScene || hasShownWindow { window.endEditing(true) }
            if ownsScene { scene.disconnect() } else if hasShownWindow { window.isHidden = true }
            launched?.end()
        }
    }

    // MARK: Delivery

    /// Injects input, and returns after all its effects.
    func perform(_ inject: () throws -> Void) throws {
        guard !surface.isDestroyed else { throw EventGeneratorError.windowIsNotShown }
        do {
            // Windows in front of this one do not receive the events.
            try scene.deliverInput(to: window) {
                try inject()
                try deliver()
            }
        } catch let error as InjectionError {
            switch error {
            case .connectionLost: throw EventGeneratorError.displayIsGone
            default: throw EventGeneratorError.unsupported(error.description)
            }
        } catch is XClientError {
            throw EventGeneratorError.displayIsGone
        }
    }

    /// Delivers the injected events.
    func deliver() throws {
        try injector.synchronize()
        if let server = server as? any RemoteDisplayServer {
            // The second round delivers the events that the first caused in the server, such as crossings after a grab.
            for _ in 0..<2 {
                server.synchronize()
                server.processPendingEvents()
            }
        }
        scene.updateNow()
    }

    /// Converts a point of the window to the screen.
    func onScreen(_ point: CGPoint) -> CGPoint {
        let inScene = window.convertToScene(point)
        // Above the scene's origin is the menu bar.
        let origin = CGPoint(
            x: surface.screenOrigin.x - scene.contentOrigin.x, y: surface.screenOrigin.y - scene.contentOrigin.y)
        return CGPoint(x: origin.x + inScene.x, y: origin.y + inScene.y)
    }

    /// Returns the point of a location; the center of the window for nil.
    func point(_ location: (any EventLocation)?) throws -> CGPoint {
        try location?.point(in: window) ?? CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    }

    // MARK: Setup and teardown

    private static func openScene(for window: UIWindow) -> UIWindowScene {
        let display = UIApplication.shared.displays.current
        let scene = UIWindowScene(server: display.server)
        let screen = display.screen.bounds.size
        let fills = window.frame.isEmpty || window.frame == display.screen.bounds
        let size = fills ? UIWindowScene.standardSize : CGSize(width: window.frame.maxX, height: window.frame.maxY)
        scene.open(size: CGSize(width: min(size.width, screen.width), height: min(size.height, screen.height)))
        return scene
    }

    private static func injector(
        for surface: any DisplaySurface, of server: any DisplayServer
    ) throws -> any InputInjector {
        if let server = server as? HeadlessServer, let surface = surface as? HeadlessSurface {
            return HeadlessInjector(server: server, surface: surface)
        }
        guard let display = VirtualDisplay.display(of: server) else {
            throw EventGeneratorError.unsupported(
                "the window is not on a display of the test: start a VirtualDisplay before creating the window")
        }
        return try display.injector()
    }

    /// Waits until the window is mapped and has been painted.
    private func waitUntilShown() throws {
        let step = server.frameClock.interval
        if let server = server as? any RemoteDisplayServer, let display = VirtualDisplay.display(of: server) {
            let end = server.scheduler.now + 10
            while !surface.isMapped {
                guard server.isConnected else { throw EventGeneratorError.displayIsGone }
                guard server.scheduler.now < end, !surface.isDestroyed else {
                    throw EventGeneratorError.windowIsNotShown
                }
                server.serve(for: step)
            }
            // Virtual displays have no window manager that would raise the window and focus it.
            if let id = server.windowID(of: surface) { try display.client().raise(id) }
            while !surface.hasFocus, server.isConnected, server.scheduler.now < end { server.serve(for: step) }
        }
        // The first frame, after which view controllers have appeared.
        server.serve(for: step)
        try deliver()
    }

    /// Cancels the input that is in progress, then releases everything, so that the next generator starts from a clean
    /// state.
    private func letGo() {
        guard !fingers.isEmpty || !buttons.isEmpty || !keys.isEmpty, !surface.isDestroyed else { return }
        scene.cancelInput()
        // The app does not receive these events. If the display is gone, there is nothing to release.
        try? perform {
            if !fingers.isEmpty {
                try injector.touch(.ended, fingers.map { ($0.index.contactID, onScreen($0.location)) })
            }
            for button in buttons { try injector.button(button, isDown: false) }
            for key in keys { try injector.key(key, isDown: false) }
        }
    }
}
