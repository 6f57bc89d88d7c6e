import Testing
import UIKit

@MainActor @Suite struct SliderImageTests {
    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test("images at the ends shorten the track")
    func endImages() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 28))
        let plain = slider.trackRect(forBounds: slider.bounds)
        slider.minimumValueImage = image(20, 10)
        slider.maximumValueImage = image(30, 40)
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 9, width: 20, height: 10))
        #expect(slider.maximumValueImageRect(forBounds: slider.bounds) == CGRect(x: 170, y: -6, width: 30, height: 40))
        #expect(track.minX > plain.minX + 20 && track.maxX < plain.maxX - 30)
        #expect(slider.intrinsicContentSize.height == 40)
    }

    @Test("an image replaces the thumb in each state")
    func thumb() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 28))
        let (normal, pressed) = (image(30, 12), image(8, 8))
        slider.setThumbImage(normal, for: .normal)
        slider.setThumbImage(pressed, for: .highlighted)
        #expect(slider.thumbImage(for: .normal) === normal && slider.currentThumbImage === normal)
        let rect = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
        #expect(rect.size == CGSize(width: 30, height: 12))
        slider.isHighlighted = true
        #expect(slider.currentThumbImage === pressed)
        slider.setThumbImage(nil, for: .highlighted)
        #expect(slider.currentThumbImage === normal)
    }

    @Test("the images are drawn", arguments: [1, 2] as [CGFloat])
    func drawn(scale: CGFloat) {
        WidgetStage.run(width: 220, height: 50, scale: scale) { stage in
            let slider = UISlider()
            slider.minimumValueImage = image(10, 10)
            slider.setThumbImage(image(16, 16), for: .normal)
            stage.add(slider, CGRect(x: 10, y: 10, width: 200, height: 28))
            #expect(stage.count(0xFF0000) == Int((100 + 256) * scale * scale))
        }
    }
}
