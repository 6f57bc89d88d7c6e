import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct GaugeTests {
    private let gauge = Gauge(frame: CGRect(x: 0, y: 0, width: 120, height: 20))

    @Test(arguments: [1, 2]) func theGaugeLooksAsStored(scale: CGFloat) throws {
        gauge.value = 0.75
        try assertSnapshot(of: gauge, named: "gauge@\(Int(scale))x", scale: scale)
    }

    @Test func theDarkGaugeLooksAsStored() throws {
        gauge.overrideUserInterfaceStyle = .dark
        try assertSnapshot(of: gauge, named: "gauge-dark")
    }

    @Test func theValueMovesTheBar() throws {
        let generator = try EventGenerator(view: gauge)
        let right = CGPoint(x: gauge.frame.minX + 100, y: gauge.frame.midY)
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(try generator.captureColor(at: right) != red)
        gauge.value = 1
        try generator.wait(0.1)
        #expect(try generator.captureColor(at: right) == red)
        #expect(try generator.captureColor(at: CGPoint(x: -1, y: 0)) == nil)
    }

    @Test func equalValuesLookEqual() throws {
        let other = Gauge(frame: gauge.frame)
        gauge.value = 0.25
        other.value = 0.25
        try assertSameRendering(gauge, other, scale: 2)
        other.value = 0.5
        #expect(throws: SnapshotError.self) { try assertSameRendering(gauge, other, scale: 2) }
    }

    @Test func theGaugeIsDescribedForAssistiveTools() {
        gauge.value = 0.4
        #expect(gauge.isAccessibilityElement && gauge.accessibilityLabel == "Fuel")
        #expect(gauge.accessibilityValue == "40 %")
        #expect(gauge.accessibilityTraits.contains(.updatesFrequently))
        let button = UIButton(type: .system)
        button.setTitle("Fill up", for: .normal)
        #expect(button.accessibilityLabel == "Fill up" && button.accessibilityTraits.contains(.button))
        button.isEnabled = false
        #expect(button.accessibilityTraits.contains(.notEnabled))
    }

    @Test func anImageIsDrawnAndSaved() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
        let image = renderer.image { context in
            UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        }
        #expect(image.size == CGSize(width: 10, height: 10) && image.cgImage?.width == 20)
        let data = try #require(image.pngData())
        let loaded = try #require(UIImage(data: data, scale: 2))
        let view = UIImageView(image: loaded)
        let generator = try EventGenerator(view: view)
        #expect(view.bounds.size == CGSize(width: 10, height: 10))
        #expect(
            try generator.captureColor(at: CGPoint(x: view.frame.minX + 2, y: view.frame.midY))
                == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }
}
