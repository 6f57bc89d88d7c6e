import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of trait inheritance: overrides, changes, and the objects that are notified.
@MainActor @Suite(.serialized) struct TraitOverrideTests {
    struct LevelTrait: UITraitDefinition { static let defaultValue = 0 }

    private final class Watcher: UIView {
        var changes: [String] = []
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            changes.append("\(previous?[LevelTrait.self] ?? -1)→\(traitCollection[LevelTrait.self])")
        }
    }

    private func display(_ body: (HeadlessServer, UIWindow) throws -> Void) rethrows {
        let server = HeadlessServer()
        UIApplication.shared.displays.open(server)
        defer {
            for scene in UIApplication.shared.scenes where scene.server === server { scene.disconnect() }
            server.disconnect()
            UIApplication.shared.displays.close(server)
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        server.serve(for: 0.1)
        try body(server, window)
    }

    @Test("scene, window, controller, parent and view override from outside in, and what is taken back is gone")
    func overrides() throws {
        try display { server, window in
            let root = try #require(window.rootViewController)
            let scene = try #require(window.windowScene)
            let child = UIViewController()
            root.addChild(child)
            let (middle, leaf) = (UIView(), Watcher())
            root.view.addSubview(child.view)
            child.view.addSubview(middle)
            middle.addSubview(leaf)
            var level: Int { leaf.traitCollection[LevelTrait.self] }
            #expect(level == 0 && leaf.changes.isEmpty)
            scene.traitOverrides[LevelTrait.self] = 1
            #expect(
                level == 1 && window.traitCollection[LevelTrait.self] == 1
                    && scene.traitCollection[LevelTrait.self] == 1)
            window.traitOverrides[LevelTrait.self] = 2
            #expect(level == 2 && scene.traitCollection[LevelTrait.self] == 1)
            root.traitOverrides[LevelTrait.self] = 3
            #expect(level == 3 && root.traitCollection[LevelTrait.self] == 3)
            root.setOverrideTraitCollection(UITraitCollection { $0[LevelTrait.self] = 4 }, forChild: child)
            #expect(
                level == 4 && root.traitCollection[LevelTrait.self] == 3 && child.traitCollection[LevelTrait.self] == 4)
            #expect(root.overrideTraitCollection(forChild: child)?[LevelTrait.self] == 4)
            child.traitOverrides[LevelTrait.self] = 5
            middle.traitOverrides[LevelTrait.self] = 6
            #expect(level == 6 && middle.traitOverrides.contains(LevelTrait.self))
            #expect(leaf.changes == ["0→1", "1→2", "2→3", "3→4", "4→5", "5→6"])
            // A change further out has no effect where the trait is overridden.
            leaf.changes = []
            root.traitOverrides[LevelTrait.self] = 30
            scene.traitOverrides[LevelTrait.self] = 10
            #expect(leaf.changes.isEmpty)
            middle.traitOverrides.remove(LevelTrait.self)
            #expect(level == 5 && !middle.traitOverrides.contains(LevelTrait.self))
            child.traitOverrides.remove(LevelTrait.self)
            #expect(level == 4)
            child.removeFromParent()
            #expect(level == 30 && leaf.changes == ["6→5", "5→4", "4→30"])
            root.traitOverrides.remove(LevelTrait.self)
            window.traitOverrides.remove(LevelTrait.self)
            #expect(level == 10)
        }
    }

    @Test("a view that comes to other traits is told of them, and one that comes to the same is not")
    func moving() {
        display { _, window in
            let (a, b, c) = (UIView(), UIView(), UIView())
            for view in [a, b, c] { window.addSubview(view) }
            a.traitOverrides[LevelTrait.self] = 1
            b.traitOverrides[LevelTrait.self] = 1
            c.traitOverrides.userInterfaceStyle = .dark
            let view = Watcher()
            a.addSubview(view)
            #expect(view.changes == ["0→1"])
            b.addSubview(view)
            #expect(view.changes == ["0→1"])
            c.addSubview(view)
            #expect(view.changes == ["0→1", "1→0"] && view.traitCollection.userInterfaceStyle == .dark)
        }
    }

    @Test("those who registered hear of the traits they named, in every form, until they end it or go")
    func registrations() throws {
        @MainActor final class Target {
            var calls: [String] = []
            func plain() { calls.append("plain") }
            func sender(_ view: UIView) { calls.append("sender") }
            func both(_ view: UIView, _ previous: UITraitCollection) {
                calls.append("both \(previous[LevelTrait.self])")
            }
        }
        final class Own: UIView {
            var calls: [String] = []
            func changed() { calls.append("own") }
            func changedFrom(_ view: Own, _ previous: UITraitCollection) {
                calls.append("from \(previous[LevelTrait.self])")
            }
            func start() {
                registerForTraitChanges([LevelTrait.self], action: Own.changed)
                registerForTraitChanges([LevelTrait.self], action: Own.changedFrom)
                registerForTraitChanges([LevelTrait.self]) { (self: Own, previous: UITraitCollection) in
                    self.calls.append("handler \(previous[LevelTrait.self])→\(self.traitCollection[LevelTrait.self])")
                }
            }
        }
        display { _, window in
            let view = Own()
            view.start()
            var target: Target? = Target()
            let registration = view.registerForTraitChanges(
                [UITraitUserInterfaceStyle.self, LevelTrait.self], target: target as Any, action: Target.both)
            if let target {
                view.registerForTraitChanges([LevelTrait.self], target: target, action: Selector(Target.plain))
                view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: target, action: Target.sender)
            }
            window.addSubview(view)
            window.traitOverrides[LevelTrait.self] = 1
            #expect(view.calls == ["own", "from 0", "handler 0→1"])
            #expect(target?.calls == ["both 0", "plain"])
            view.overrideUserInterfaceStyle = window.traitCollection.userInterfaceStyle == .dark ? .light : .dark
            #expect(target?.calls == ["both 0", "plain", "both 1", "sender"] && view.calls.count == 3)
            view.unregisterForTraitChanges(registration)
            window.traitOverrides[LevelTrait.self] = 2
            #expect(target?.calls.count == 5 && target?.calls.last == "plain")
            weak let gone = target
            target = nil
            window.traitOverrides[LevelTrait.self] = 3
            #expect(gone == nil && view.calls.last == "handler 2→3")
        }
    }

    @Test("controllers and scenes are told too")
    func otherEnvironments() throws {
        try display { _, window in
            let root = try #require(window.rootViewController)
            let scene = try #require(window.windowScene)
            var log: [String] = []
            root.registerForTraitChanges([LevelTrait.self]) {
                (controller: UIViewController, previous: UITraitCollection) in
                log.append("controller \(previous[LevelTrait.self])→\(controller.traitCollection[LevelTrait.self])")
            }
            scene.registerForTraitChanges([LevelTrait.self]) { (scene: UIWindowScene, previous: UITraitCollection) in
                log.append("scene \(previous[LevelTrait.self])→\(scene.traitCollection[LevelTrait.self])")
            }
            scene.traitOverrides[LevelTrait.self] = 7
            #expect(log == ["scene 0→7", "controller 0→7"])
            root.overrideUserInterfaceStyle = .dark
            #expect(root.traitCollection.userInterfaceStyle == .dark && log.count == 2)
        }
    }

    @Test(
        "light, dark and contrast of the desktop reach every view but those that override them, live",
        .enabled(if: ProcessInfo.processInfo.environment["UIKIT_APPEARANCE"] == nil))
    func desktop() {
        display { server, window in
            let (plain, stubborn) = (UIView(), UIView())
            window.addSubview(plain)
            window.addSubview(stubborn)
            stubborn.traitOverrides.userInterfaceStyle = .light
            stubborn.traitOverrides.accessibilityContrast = .normal
            var told = 0
            plain.registerForTraitChanges([UITraitAccessibilityContrast.self]) { (_: UIView, _: UITraitCollection) in
                told += 1
            }
            plain.backgroundColor = UIColor { $0.accessibilityContrast == .high ? .black : .gray }
            server.settings.hasHighContrast = true
            #expect(plain.traitCollection.accessibilityContrast == .high && told == 1)
            #expect(plain.layer.backgroundColor == UIColor.black.cgColor)
            server.settings.isDark = true
            #expect(
                plain.traitCollection.userInterfaceStyle == .dark
                    && stubborn.traitCollection.userInterfaceStyle == .light)
            #expect(stubborn.traitCollection.accessibilityContrast == .normal)
            #expect(window.screen.traitCollection.userInterfaceStyle == .dark)
            server.settings.hasHighContrast = nil
            server.settings.isDark = nil
            #expect(plain.traitCollection.accessibilityContrast == .normal && told == 2)
            #expect(UITraitCollection.current.userInterfaceStyle == .light)
        }
    }

    @Test("a controller without a view has the traits its view would have")
    func withoutView() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: child)
        parent.overrideUserInterfaceStyle = .dark
        #expect(
            child.traitCollection.verticalSizeClass == .compact && child.traitCollection.userInterfaceStyle == .dark)
        #expect(!child.isViewLoaded && parent.traitCollection.verticalSizeClass == .regular)
    }

    @Test("unchanged traits are the same object, however often they are asked for")
    func shared() {
        display { _, window in
            let view = UIView()
            window.addSubview(view)
            #expect(view.traitCollection === window.traitCollection)
            view.traitOverrides.userInterfaceStyle = view.traitCollection.userInterfaceStyle
            #expect(view.traitCollection === window.traitCollection)
        }
    }
}
