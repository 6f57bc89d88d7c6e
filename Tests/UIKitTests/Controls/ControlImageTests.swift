import Foundation
import Testing

@testable import UIKit

@Suite("Images of controls") @MainActor struct ControlImageTests {
    /// Returns an image with a border of 3 points around another color.
    private func bordered(_ border: UIColor, _ inside: UIColor, height: CGFloat = 8) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: height), format: format).image { context in
            border.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: height))
            inside.setFill()
            context.fill(CGRect(x: 3, y: 0, width: 2, height: height))
        }
        return image.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 3))
    }

    private func picture(_ view: UIView) -> Pixels {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return Pixels(
            UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
                view.layer.render(in: $0.cgContext)
            })
    }

    private func isRed(_ pixel: Pixels.Pixel) -> Bool { pixel.red > 200 && pixel.green < 60 && pixel.blue < 60 }
    private func isGreen(_ pixel: Pixels.Pixel) -> Bool { pixel.green > 200 && pixel.red < 60 && pixel.blue < 60 }
    private func isBlue(_ pixel: Pixels.Pixel) -> Bool { pixel.blue > 200 && pixel.red < 60 && pixel.green < 60 }

    @Test("The images of a slider's track are stretched between their caps") func sliderTrack() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 28))
        slider.value = 0.5
        let bright = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        slider.setMinimumTrackImage(bordered(.init(red: 1, green: 0, blue: 0, alpha: 1), bright), for: .normal)
        slider.setMaximumTrackImage(
            bordered(.init(red: 1, green: 0, blue: 0, alpha: 1), .init(red: 0, green: 0, blue: 1, alpha: 1)), for: .normal)
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 2, y: 10, width: 200, height: 8))
        let pixels = picture(slider)
        // The caps keep their width at both ends of the track.
        #expect((2..<5).allSatisfy { isRed(pixels[$0, 14]) })
        #expect(isGreen(pixels[5, 14]) && isGreen(pixels[60, 14]))
        #expect((199..<202).allSatisfy { isRed(pixels[$0, 14]) })
        #expect(isBlue(pixels[198, 14]) && isBlue(pixels[150, 14]))
        #expect(pixels.bounds(where: isGreen).maxX <= pixels.bounds(where: isBlue).minX)
        #expect(slider.currentMinimumTrackImage === slider.minimumTrackImage(for: .normal))
        slider.setMinimumTrackImage(nil, for: .normal)
        #expect(picture(slider).count(where: isGreen) == 0)
    }

    @Test("A subclass moves a slider's track, and the knob with it") func sliderTrackRect() {
        final class Low: UISlider {
            override func trackRect(forBounds bounds: CGRect) -> CGRect {
                CGRect(x: 20, y: 4, width: bounds.width - 40, height: 6)
            }
        }
        let slider = Low(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        slider.minimumTrackTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        slider.value = 1
        let track = picture(slider).bounds(where: isRed)
        #expect(track.minX >= 20 && track.minX <= 23 && track.minY >= 3 && track.maxY <= 11)
        #expect(slider.currentThumbRect.midY == 7 && slider.currentThumbRect.maxX == 180)
    }

    @Test("The images of a progress view") func progress() {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        view.trackImage = bordered(
            .init(red: 1, green: 0, blue: 0, alpha: 1), .init(red: 0, green: 0, blue: 1, alpha: 1), height: 10)
        view.progressImage = bordered(
            .init(red: 1, green: 0, blue: 0, alpha: 1), .init(red: 0, green: 1, blue: 0, alpha: 1), height: 10)
        #expect(view.intrinsicContentSize.height == 10)
        view.progress = 0.5
        let pixels = picture(view)
        #expect(isGreen(pixels[20, 5]) && isBlue(pixels[70, 5]) && isRed(pixels[98, 5]) && isRed(pixels[48, 5]))
        view.progressImage = nil
        view.trackImage = nil
        #expect(picture(view).count(where: isRed) == 0)
        #expect(view.intrinsicContentSize.height == 4)
    }

    @Test("The images of a stepper, by state") func stepper() {
        let stepper = UIStepper(frame: .zero)
        stepper.setIncrementImage(bordered(.init(red: 1, green: 0, blue: 0, alpha: 1), .init(red: 1, green: 0, blue: 0, alpha: 1)), for: .normal)
        stepper.setBackgroundImage(bordered(.init(red: 0, green: 0, blue: 1, alpha: 1), .init(red: 0, green: 1, blue: 0, alpha: 1)), for: .normal)
        let pixels = picture(stepper)
        let middle = Int(stepper.bounds.midX)
        #expect(pixels.bounds(where: isRed).minX > CGFloat(middle))
        #expect(pixels.bounds(where: isRed).size == CGSize(width: 8, height: 8))
        // Each half is stretched between its caps.
        #expect((0..<3).allSatisfy { isBlue(pixels[$0, 2]) } && isGreen(pixels[3, 2]))
        #expect(stepper.incrementImage(for: .normal) != nil && stepper.decrementImage(for: .normal) == nil)
        stepper.setIncrementImage(nil, for: .normal)
        #expect(picture(stepper).count(where: isRed) == 0)
    }

    @Test("The images of a page control's pages") func pages() {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 24))
        control.numberOfPages = 3
        control.setIndicatorImage(bordered(.init(red: 1, green: 0, blue: 0, alpha: 1), .init(red: 1, green: 0, blue: 0, alpha: 1)), forPage: 1)
        let red = picture(control).bounds(where: isRed)
        #expect(red.size == CGSize(width: 8, height: 8) && abs(red.midX - 50) <= 1)
        control.preferredIndicatorImage = bordered(.init(red: 1, green: 0, blue: 0, alpha: 1), .init(red: 1, green: 0, blue: 0, alpha: 1), height: 30)
        #expect(control.intrinsicContentSize.height == 38)
        control.setIndicatorImage(nil, forPage: 1)
        #expect(control.indicatorImage(forPage: 1) == nil)
        control.setIndicatorImage(UIImage(), forPage: 7)
        #expect(control.indicatorImage(forPage: 7) == nil)
    }
}
