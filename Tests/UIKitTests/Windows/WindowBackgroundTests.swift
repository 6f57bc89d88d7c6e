import CoreGraphics
import DisplayServer
import Testing
import UIKit

/// Tests of the background color of a window.
@MainActor @Suite(.serialized) struct WindowBackgroundTests {
    private func corner(_ stage: WidgetStage) -> UInt32? { stage.pixels().values.first }

    @Test(arguments: [1, 2] as [CGFloat]) func defaultBackgroundFollowsDesktopAppearance(_ scale: CGFloat) {
        WidgetStage.run(scale: scale) { stage in
            stage.window.backgroundColor = nil
            stage.show()
            #expect(corner(stage) == 0xFF_FFFF)
            stage.server.settings.isDark = true
            stage.show()
            #expect(corner(stage) == 0)
            #expect(stage.pixels().values == stage.repaintedPixels())
            stage.server.settings.isDark = false
            stage.show()
            #expect(corner(stage) == 0xFF_FFFF)
            stage.server.settings.isDark = nil
        }
    }

    @Test func defaultBackgroundFollowsWindowStyle() {
        WidgetStage.run { stage in
            stage.window.backgroundColor = nil
            stage.window.overrideUserInterfaceStyle = .dark
            stage.show()
            #expect(corner(stage) == 0)
            stage.window.overrideUserInterfaceStyle = .unspecified
            stage.show()
            #expect(corner(stage) == 0xFF_FFFF)
        }
    }
}
