import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of navigation bars in place of the title bars of windows.
@MainActor @Suite(.serialized) struct WindowBarTests {
    private func surface(_ stage: NavigationStage) throws -> HeadlessSurface {
        try #require(stage.window.windowScene?.surface as? HeadlessSurface)
    }

    @Test("WC-03: without a frame of the desktop, dragging the empty part of the root bar moves the window")
    func moving() throws {
        let stage = try NavigationStage()
        let scene = try #require(stage.window.windowScene)
        let surface = try surface(stage)
        func drag() throws {
            try stage.generator.pointerDown(at: CGPoint(x: 60, y: 20))
            try stage.generator.pointerMove(to: CGPoint(x: 63, y: 20))
            let early = surface.moveCount
            try stage.generator.pointerMove(to: CGPoint(x: 90, y: 30))
            try stage.generator.pointerUp()
            #expect(early == 0, "less than the distance of drags")
        }
        try drag()
        #expect(surface.moveCount == 0 && surface.hasFrame && stage.barNames.isEmpty)
        let titlebar = try #require(scene.titlebar)
        #expect(titlebar.titleVisibility == .visible)
        titlebar.titleVisibility = .hidden
        stage.settle()
        #expect(!surface.hasFrame && titlebar.titleVisibility == .hidden)
        try drag()
        #expect(surface.moveCount == 1)
        // The content and other bars do not move the window.
        try stage.generator.pointerDown(at: CGPoint(x: 60, y: 300))
        try stage.generator.pointerMove(to: CGPoint(x: 120, y: 340))
        try stage.generator.pointerUp()
        #expect(surface.moveCount == 1)
    }

    @Test("WC-03: a double click maximizes and restores")
    func doubleClick() throws {
        let stage = try NavigationStage()
        let surface = try surface(stage)
        stage.window.windowScene?.titlebar?.titleVisibility = .hidden
        stage.settle()
        try stage.generator.pointerClick(at: CGPoint(x: 60, y: 20), clickCount: 2)
        #expect(surface.state == .maximized)
        try stage.generator.wait(1)
        try stage.generator.pointerClick(at: CGPoint(x: 60, y: 20), clickCount: 2)
        #expect(surface.state == [])
    }

    @Test("WC-03: the bar has the buttons of the window")
    func buttons() throws {
        let stage = try NavigationStage()
        let surface = try surface(stage)
        stage.root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Item", primaryAction: nil)
        stage.window.windowScene?.titlebar?.titleVisibility = .hidden
        stage.settle()
        #expect(stage.barNames == ["Item", "Minimize", "Maximize", "Close"])
        func click(_ name: String) throws {
            let button = try #require(stage.barButtons.first { $0.accessibilityLabel == name })
            try stage.generator.pointerClick(at: button.convert(CGPoint(x: 18, y: 16), to: nil))
            stage.settle()
        }
        try click("Maximize")
        #expect(surface.state == .maximized && stage.barNames.contains("Restore"))
        try click("Restore")
        try click("Minimize")
        #expect(surface.state == .minimized)
        surface.setState(.minimized, false)
        stage.settle()
        try click("Close")
        #expect(UIApplication.shared.connectedScenes.allSatisfy { $0 !== stage.window.windowScene })
    }
}
