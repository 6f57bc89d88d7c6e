import CoreGraphics
import DisplayServer
import Testing
import UIKit

/// Tests of scenes as desktop windows: position, presentation, icon, and frames for which no memory was available.
@MainActor @Suite(.serialized) struct DesktopWindowTests {
    private func withWindow(
        _ body: (HeadlessServer, HeadlessSurface, UIWindow, UIWindowScene) throws -> Void
    ) throws {
        try StageDisplays.withServer { server in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            window.isHidden = false
            server.serve(for: 0.1)
            try body(server, try #require(server.surfaces.first), window, try #require(window.windowScene))
        }
    }

    @Test("A scene goes where it is sent and takes the size it is given, within its limits")
    func systemFrame() throws {
        try withWindow { _, surface, window, scene in
            scene.title = "Letter"
            #expect(surface.title == "Letter")
            #expect(scene.effectiveGeometry.systemFrame == CGRect(x: 0, y: 0, width: 300, height: 200))
            let frame = CGRect(x: 40, y: 50, width: 500, height: 400)
            scene.requestGeometryUpdate(.Mac(systemFrame: frame)) { _ in Issue.record("refused") }
            #expect(surface.screenOrigin == CGPoint(x: 40, y: 50))
            #expect(window.frame.size == CGSize(width: 500, height: 400))
            #expect(scene.effectiveGeometry.systemFrame == frame)
            scene.requestGeometryUpdate(.Mac()) { _ in Issue.record("refused") }
            #expect(scene.effectiveGeometry.systemFrame == frame)
            scene.sizeRestrictions?.maximumSize = CGSize(width: 450, height: 1000)
            scene.requestGeometryUpdate(.Mac(systemFrame: CGRect(x: 0, y: 0, width: 600, height: 300)))
            #expect(window.frame.size == CGSize(width: 450, height: 300))
        }
    }

    @Test("A request that makes no sense is answered with an error and changes nothing")
    func refusals() throws {
        try withWindow { _, _, window, scene in
            var errors: [UISceneError?] = []
            for frame in [CGRect.zero, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5), .infinite] {
                scene.requestGeometryUpdate(.Mac(systemFrame: frame)) { errors.append($0 as? UISceneError) }
            }
            #expect(errors.map(\.?.code) == [.geometryRequestDenied, .geometryRequestDenied, .geometryRequestDenied])
            #expect(window.frame.size == CGSize(width: 300, height: 200))
            errors = []
            scene.sizeRestrictions?.allowsFullScreen = false
            scene.requestGeometryUpdate(.Desktop(presentation: .fullScreen)) { errors.append($0 as? UISceneError) }
            #expect(errors.map(\.?.code) == [.geometryRequestDenied])
            #expect(!scene.isFullScreen)
            scene.disconnect()
            scene.requestGeometryUpdate(.Mac(systemFrame: CGRect(x: 0, y: 0, width: 5, height: 5))) {
                errors.append($0 as? UISceneError)
            }
            #expect(errors.count == 2)
        }
    }

    @Test("A scene becomes full-screen, large, small and itself again")
    func presentations() throws {
        try withWindow { server, surface, window, scene in
            let screen = UIScreen.main.bounds.size
            scene.requestGeometryUpdate(.Desktop(presentation: .fullScreen))
            #expect(scene.isFullScreen && surface.state == .fullscreen)
            #expect(window.frame.size == screen)
            scene.requestGeometryUpdate(.Desktop(presentation: .maximized))
            #expect(!scene.isFullScreen && surface.state == .maximized)
            scene.requestGeometryUpdate(.Desktop(presentation: .minimized))
            #expect(surface.state == [.maximized, .minimized])
            #expect(scene.activationState == .background)
            scene.requestGeometryUpdate(.Desktop(presentation: .normal))
            #expect(surface.state == [] && surface.isMapped)
            #expect(scene.activationState == .foregroundActive)
            #expect(window.frame.size == CGSize(width: 300, height: 200))
        }
    }

    @Test("The application's icon is every window's, those that are there and those that come")
    func icon() throws {
        try withWindow { server, surface, _, _ in
            #expect(surface.icon == nil)
            let application = UIApplication.shared
            defer { application.applicationIconImage = nil }
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            for isOpaque in [false, true] {
                format.opaque = isOpaque
                let size = CGSize(width: 64, height: 32)
                application.applicationIconImage = UIGraphicsImageRenderer(size: size, format: format).image {
                    context in
                    UIColor.red.setFill()
                    context.fill(CGRect(origin: .zero, size: size))
                }
                let pictures = try #require(surface.icon).pictures
                #expect(pictures.map(\.width) == [16, 24, 32, 48, 64])
                #expect(pictures.map(\.height) == [8, 12, 16, 24, 32])
                #expect(pictures.last?.pixels.allSatisfy { $0 == 0xffff_0000 } == true)
            }
            let second = UIWindowScene(server: server)
            second.open(size: CGSize(width: 50, height: 50))
            #expect(server.surfaces.last?.icon != nil)
            application.applicationIconImage = UIImage(systemName: "star")
            let star = try #require(surface.icon?.pictures.last)
            #expect(max(star.width, star.height) == 128)
            #expect(star.pixels.contains { $0 >> 24 == 255 } && star.pixels.contains { $0 >> 24 == 0 })
            application.applicationIconImage = nil
            #expect(surface.icon?.pictures.isEmpty != false)
        }
    }

    @Test("What could not be painted for want of memory is painted as soon as there is some, with what came since")
    func shortage() throws {
        try withWindow { server, surface, window, _ in
            @MainActor func view(_ x: CGFloat, _ color: UIColor) {
                let view = UIView(frame: CGRect(x: x, y: 0, width: 20, height: 20))
                view.backgroundColor = color
                window.addSubview(view)
                server.serve(for: 0.1)
            }
            window.backgroundColor = .white
            server.serve(for: 0.1)
            surface.isOutOfMemory = true
            view(0, .red)
            view(40, .blue)
            #expect(surface.readPixels { $0[5, 5] } == 0xffff_ffff)
            surface.isOutOfMemory = false
            server.serve(for: 1)
            #expect(
                surface.readPixels { [$0[5, 5], $0[45, 5], $0[25, 5]] } == [0xffff_0000, 0xff00_00ff, 0xffff_ffff])
            // Damage from before the window became smaller is clipped to its new size.
            surface.isOutOfMemory = true
            window.backgroundColor = .green
            server.serve(for: 0.1)
            surface.resize(to: CGSize(width: 30, height: 30))
            surface.isOutOfMemory = false
            server.serve(for: 1)
            #expect(surface.readPixels { [$0[5, 5], $0[25, 5]] } == [0xffff_0000, 0xff00_ff00])
            let paints = surface.paintedRegions.count
            server.serve(for: 3)
            #expect(surface.paintedRegions.count == paints, "nothing is painted again and again")
        }
    }

    @Test("A scene that somebody made outlives its windows, and is not shown without any")
    func withoutWindows() throws {
        try withWindow { server, _, _, _ in
            let scene = UIWindowScene(server: server)
            scene.open(size: CGSize(width: 120, height: 90))
            let surface = try #require(server.surfaces.last)
            let window = UIWindow(windowScene: scene)
            window.isHidden = false
            #expect(surface.isMapped && scene.activationState == .foregroundActive)
            window.isHidden = true
            #expect(!surface.isDestroyed && !surface.isMapped)
            #expect(scene.activationState == .background)
            #expect(UIApplication.shared.connectedScenes.contains(scene))
            window.isHidden = false
            #expect(surface.isMapped && window.windowScene === scene)
            #expect(surface.pixelSize == (120, 90))
            surface.requestClose()
            #expect(surface.isDestroyed && scene.activationState == .unattached)
        }
    }
}
