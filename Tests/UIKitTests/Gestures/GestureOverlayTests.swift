import Testing
import UIKit
import UIKitTesting

/// Tests of the overlay that visualizes gestures.
@MainActor @Suite(.serialized) struct GestureOverlayTests {
    @Test("it shows a touch while it is down, and goes when it is switched off")
    func picture() throws {
        let stage = try GestureStage()
        let view = stage.view("view", stage.window.bounds)
        view.backgroundColor = .white
        stage.add("tap", UITapGestureRecognizer(), to: view)
        func pixel(_ picture: UIImage) -> UInt32? { picture.cgImage?.withPixels { $0[300, 150] } }
        let before = try #require(pixel(stage.generator.captureImage()))
        GestureOverlay.isShown = true
        defer { GestureOverlay.isShown = false }
        try stage.generator.fingerDown(at: CGPoint(x: 300, y: 150))
        let during = try #require(pixel(stage.generator.captureImage()))
        #expect(during != before)
        try stage.generator.fingerUp()
        #expect(pixel(stage.generator.captureImage()) == before)
        #expect(stage.takeActions() == ["tap:ended"])
        GestureOverlay.isShown = false
        try stage.generator.fingerTap(at: CGPoint(x: 300, y: 150))
        #expect(stage.window.layer.sublayers?.count == 1)
    }
}
