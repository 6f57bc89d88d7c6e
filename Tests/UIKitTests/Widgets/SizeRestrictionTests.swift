import Testing
import UIKit

@MainActor @Suite struct SizeRestrictionTests {
    @Test func windowSizeStaysWithinRestrictions() throws {
        try WidgetStage.run(width: 300, height: 200) { stage in
            let limits = try #require(stage.window.windowScene?.sizeRestrictions)
            #expect(limits.minimumSize == .zero)
            limits.minimumSize = CGSize(width: 250, height: 0)
            limits.maximumSize = CGSize(width: 400, height: CGFloat.greatestFiniteMagnitude)
            stage.surface.resize(to: CGSize(width: 100, height: 50))
            #expect(stage.window.frame.size == CGSize(width: 250, height: 50))
            stage.surface.resize(to: CGSize(width: 900, height: 700))
            #expect(stage.window.frame.size == CGSize(width: 400, height: 700))
            limits.minimumSize = .zero
            stage.surface.resize(to: CGSize(width: 100, height: 50))
            #expect(stage.window.frame.size == CGSize(width: 100, height: 50))
        }
    }
}
