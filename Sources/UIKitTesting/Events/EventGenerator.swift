import DisplayServer
import UIKit

/// Does with a window what a person does: touches, moves the pointer, scrolls, types, waits and looks.
///
/// ```swift
/// let generator = try EventGenerator(viewController: LoginController())
/// try generator.fingerTap(at: "name")
/// try generator.keyType("Ada")
/// try generator.fingerTap(at: "log in")
/// try generator.wait(0.3)
/// ```
///
/// Every call returns when its event, the actions it caused, layout and drawing are done. Only ``wait(_:)`` and
/// parameters called `duration` or `interval` let time pass: on the headless display at once, on a ``VirtualDisplay``
/// as it does. Events go to the generator's window, whatever lies over it. A generator that goes away cancels what it
/// holds down.
@preconcurrency @MainActor public final class EventGenerator {
    /// The window that events go to.
    public let window: UIWindow

    let scene: UIWindowScene
    let surface: any DisplaySurface
    let server: any DisplayServer
    let injector: any InputInjector

    /// The fingers that are down, the one that has been down longest first, with where they are in the window.
    var fingers: [(index: FingerIndex, location: CGPoint)] = []
    /// Where this generator put the pointer, in the window.
    var pointerLocation: CGPoint?
    /// The buttons that are down, as their numbers.
    var buttons: Set<Int> = []
    /// The HID usages of the keys that are down.
    var keys: Set<Int> = []

    private var ownsScene = false

    /// Makes events for a window. A hidden window is shown, in a window of the desktop of its own, and hidden again
    /// when the generator goes away.
    ///
    /// - Throws: ``EventGeneratorError`` if the window cannot be shown.
    public init(window: UIWindow) throws {
        self.window = window
        if window.isHidden {
            if window.windowScene == nil {
                window.windowScene = EventGenerator.openScene(for: window)
                ownsScene = true
            }
            window.makeKeyAndVisible()
        }
        guard let scene = window.windowScene, let surface = scene.surface else {
            throw EventGeneratorError.windowIsNotShown
        }
        self.scene = scene
        self.surface = surface
        server = scene.server
        injector = try EventGenerator.injector(for: surface, of: scene.server)
        // Time may stand still between two tests: the first tap of one does not follow the last tap of the other.
        scene.forgetTaps()
        try waitUntilShown()
    }

    /// Makes events for a view, in the middle of a new window. A view without a size gets the one that suits it.
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

    /// Makes events for the view of a view controller, which fills a new window.
    public convenience init(viewController: UIViewController) throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = viewController
        try self.init(window: window)
    }

    deinit {
        deinitOnMainActor {
            letGo()
            if ownsScene { scene.disconnect() }
        }
    }

    // MARK: Delivery

    /// Makes input, and returns when everything it led to is done.
    func perform(_ inject: () throws -> Void) throws {
        guard !surface.isDestroyed else { throw EventGeneratorError.windowIsNotShown }
        // Whatever lies over the window is left out.
        scene.onlyTarget = window
        defer { scene.onlyTarget = nil }
        do {
            try inject()
            try deliver()
        } catch let error as InjectionError {
            switch error {
            case .connectionLost: throw EventGeneratorError.displayIsGone
            default: throw EventGeneratorError.unsupported(error.description)
            }
        } catch is XClientError {
            throw EventGeneratorError.displayIsGone
        }
    }

    /// Serves what was injected.
    func deliver() throws {
        try injector.synchronize()
        if let server = server as? X11Server {
            // The second round is for what the first made the server say, such as crossings after a grab.
            for _ in 0..<2 {
                server.synchronize()
                server.serveReady()
            }
        }
        scene.updateNow()
    }

    /// A point of the window on the screen.
    func onScreen(_ point: CGPoint) -> CGPoint {
        let inScene = window.convertToScene(point)
        return CGPoint(x: surface.screenOrigin.x + inScene.x, y: surface.screenOrigin.y + inScene.y)
    }

    /// The point a location means; the middle of the window if there is none.
    func point(_ location: (any EventLocation)?) throws -> CGPoint {
        try location?.point(in: window) ?? CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    }

    // MARK: Beginning and end

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
                "the window is on a display that is not the test's: start a VirtualDisplay before making it")
        }
        return try display.injector()
    }

    /// Waits until the desktop shows the window and it has been painted.
    private func waitUntilShown() throws {
        let step = server.frameClock.interval
        if let server = server as? X11Server, let display = VirtualDisplay.display(of: server) {
            let end = server.scheduler.now + 10
            while !surface.isMapped {
                guard server.isConnected else { throw EventGeneratorError.displayIsGone }
                guard server.scheduler.now < end, !surface.isDestroyed else {
                    throw EventGeneratorError.windowIsNotShown
                }
                server.serve(for: step)
            }
            // There is no window manager on a virtual display that would bring it to the front and give it the keys.
            if let id = server.windowID(of: surface) { try display.client().raise(id) }
            while !surface.hasFocus, server.isConnected, server.scheduler.now < end { server.serve(for: step) }
        }
        // The first frame: with it view controllers have appeared.
        server.serve(for: step)
        try deliver()
    }

    /// Cancels what is held down, then lifts it, so that the next generator finds nothing pressed.
    private func letGo() {
        guard !fingers.isEmpty || !buttons.isEmpty || !keys.isEmpty, !surface.isDestroyed else { return }
        scene.cancelInput()
        // Nobody hears of what follows; a display that has gone needs no lifting.
        try? perform {
            if !fingers.isEmpty {
                try injector.touch(.ended, fingers.map { ($0.index.contactID, onScreen($0.location)) })
            }
            for button in buttons { try injector.button(button, isDown: false) }
            for key in keys { try injector.key(key, isDown: false) }
        }
    }
}
