import Testing
import UIKit
import UIKitTesting

@testable import DrawingPad

@MainActor @Suite(.serialized) struct DrawingPadTests {
    private let controller = PadController()

    private var pad: Pad {
        get throws { try #require(controller.view.subviews.compactMap { $0 as? Pad }.first) }
    }

    @Test func aFingerDrawsAStroke() throws {
        let generator = try EventGenerator(viewController: controller)
        let before = try #require(try generator.captureColor(at: CGPoint(x: 200, y: 200)))
        try generator.fingerDrag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 300, y: 200), duration: 0.3)
        let strokes = try pad.strokes
        #expect(strokes.count == 1 && strokes[0].path.bounds.width == 200)
        #expect(try generator.captureColor(at: CGPoint(x: 200, y: 200)) != before)
    }

    @Test func twoFingersDrawStrokesOfDifferentColors() throws {
        let generator = try EventGenerator(viewController: controller)
        try generator.fingerPinch(at: CGPoint(x: 300, y: 300), fromDistance: 50, toDistance: 200, duration: 0.3)
        let strokes = try pad.strokes
        #expect(strokes.count == 2 && strokes[0].color != strokes[1].color)
    }

    @Test func aTapDrawsADot() throws {
        let generator = try EventGenerator(viewController: controller)
        try generator.fingerTap(at: CGPoint(x: 150, y: 250))
        #expect(try pad.strokes.count == 1)
        #expect(
            try generator.captureColor(at: CGPoint(x: 150, y: 250))
                != generator.captureColor(at: CGPoint(x: 150, y: 300)))
    }

    @Test func theButtonClearsThePad() throws {
        let generator = try EventGenerator(viewController: controller)
        try generator.pointerDown(at: CGPoint(x: 100, y: 100))
        try generator.pointerMove(to: CGPoint(x: 300, y: 300))
        try generator.pointerUp()
        #expect(try pad.strokes.count == 1)
        let button = try #require(controller.view.subviews.compactMap { $0 as? UIButton }.first)
        try generator.pointerClick(at: button)
        #expect(try pad.strokes.isEmpty)
        let image = generator.captureImage().pngData()
        try pad.strokes = []
        try generator.wait(0.1)
        #expect(generator.captureImage().pngData() == image)
    }
}
