import DisplayServer
import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ImageViewTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func plain(_ width: Int, _ height: Int, _ letter: Character = "A", scale: CGFloat = 1) -> UIImage {
        Canvas.image(Array(repeating: String(repeating: letter, count: width), count: height), scale: scale)
    }

    private func contents(_ view: UIImageView) -> CGImage? { view.layer.contents as? CGImage }

    @Test("HT-15 an image view ignores touches and has the size of its image")
    func defaults() {
        let image = plain(30, 20)
        let view = UIImageView(image: image)
        #expect(!view.isUserInteractionEnabled && view.frame == rect(0, 0, 30, 20))
        #expect(view.contentMode == .scaleToFill && !view.isHighlighted && !view.isAnimating && !view.isOpaque)
        #expect(view.intrinsicContentSize == image.size && view.sizeThatFits(.zero) == image.size)
        let empty = UIImageView()
        #expect(empty.intrinsicContentSize == CGSize(width: -1, height: -1) && empty.frame == .zero)
        #expect(UIImageView(image: nil).image == nil && empty.layer.contents == nil)
        view.image = plain(5, 5)
        #expect(view.frame.width == 30, "another image does not change the frame")
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 5, height: 5))
    }

    @Test("the layer's contents share the image's pixels")
    func noCopy() {
        let image = plain(30, 20)
        let view = UIImageView(image: image)
        #expect(contents(view) === image.cgImage)
        view.image = nil
        #expect(view.layer.contents == nil)
        #expect(!view.layer.hasBackingStore)
    }

    @Test("pixels are drawn one to one if image and screen have the same scale", arguments: [1, 2])
    func sharp(_ scale: CGFloat) {
        let rows = (0..<8).map { y in String((0..<8).map { x in (x + y) % 2 == 0 ? "G" : "H" }) }
        WidgetStage.run(scale: scale) { stage in
            let view = UIImageView(image: Canvas.image(rows, scale: scale))
            stage.add(view, rect(10, 10, 8 / scale, 8 / scale))
            let (width, _, values) = stage.pixels()
            for y in 0..<8 {
                for x in 0..<8 {
                    let index = (Int(10 * scale) + y) * width + Int(10 * scale) + x
                    #expect(values[index] == ((x + y) % 2 == 0 ? 0 : 0xFF_FFFF))
                }
            }
        }
    }

    @Test("each content mode positions the image")
    func modes() {
        let expected: [(UIView.ContentMode, CGRect)] = [
            (.scaleToFill, rect(20, 20, 40, 30)), (.redraw, rect(20, 20, 40, 30)),
            (.scaleAspectFit, rect(20, 25, 40, 20)), (.scaleAspectFill, rect(10, 20, 60, 30)),
            (.center, rect(30, 30, 20, 10)), (.top, rect(30, 20, 20, 10)), (.bottom, rect(30, 40, 20, 10)),
            (.left, rect(20, 30, 20, 10)), (.right, rect(40, 30, 20, 10)), (.topLeft, rect(20, 20, 20, 10)),
            (.topRight, rect(40, 20, 20, 10)), (.bottomLeft, rect(20, 40, 20, 10)),
            (.bottomRight, rect(40, 40, 20, 10)),
        ]
        WidgetStage.run { stage in
            let view = UIImageView(image: plain(20, 10))
            stage.add(view, rect(20, 20, 40, 30))
            for (mode, box) in expected {
                view.contentMode = mode
                stage.show()
                #expect(stage.nonWhiteBounds() == box, "\(mode)")
                #expect(stage.pixels().values == stage.repaintedPixels())
            }
            view.contentMode = .scaleAspectFill
            view.clipsToBounds = true
            stage.show()
            #expect(stage.nonWhiteBounds() == rect(20, 20, 40, 30))
        }
    }

    @Test("templates are shown in the inherited tint color; other images are unchanged")
    func tint() {
        WidgetStage.run { stage in
            let image = plain(10, 10)
            let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
            stage.add(view, rect(0, 0, 10, 10))
            stage.window.tintColor = .green
            stage.show()
            #expect(stage.count(0x00FF00) == 100)
            view.tintColor = .blue
            stage.show()
            #expect(stage.count(0x0000FF) == 100)
            view.image = image
            stage.show()
            #expect(stage.count(0xFF0000) == 100)
            view.image = UIImage(systemName: "square.fill")?.withRenderingMode(.alwaysOriginal)
            stage.show()
            #expect(stage.count(0x000000) > 30)
            view.image = UIImage(systemName: "square.fill")?.withTintColor(.red, renderingMode: .alwaysOriginal)
            stage.show()
            #expect(stage.count(0xFF0000) > 30 && stage.count(0x0000FF) == 0)
            view.image = UIImage(systemName: "square.fill")?.withTintColor(.red)
            stage.show()
            #expect(stage.count(0x0000FF) > 30, "a template is shown in the view's tint color")
            #expect(stage.pixels().values == stage.repaintedPixels())
        }
    }

    @Test("a tinted image is created once for all views")
    func tintedOnce() {
        let image = plain(10, 10).withRenderingMode(.alwaysTemplate)
        let (a, b) = (UIImageView(image: image), UIImageView(image: image))
        a.tintColor = .blue
        b.tintColor = .blue
        #expect(contents(a) != nil && contents(a) === contents(b) && contents(a) !== image.cgImage)
        b.tintColor = .green
        #expect(contents(a) !== contents(b))
        let (c, d) = (UIImageView(image: UIImage(systemName: "star")), UIImageView(image: UIImage(systemName: "star")))
        #expect(contents(c) != nil && contents(c) === contents(d))
    }

    @Test("a dynamic tint color follows the window's style")
    func styles() {
        WidgetStage.run { stage in
            let view = UIImageView(image: plain(10, 10).withRenderingMode(.alwaysTemplate))
            view.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
            stage.window.overrideUserInterfaceStyle = .light
            stage.add(view, rect(0, 0, 10, 10))
            #expect(stage.count(0x0000FF) == 100)
            stage.window.overrideUserInterfaceStyle = .dark
            stage.show()
            #expect(stage.count(0xFF0000) == 100)
        }
    }

    @Test("a highlighted view shows its highlighted image, if it has one")
    func highlighted() {
        let (one, two) = (plain(4, 4), plain(4, 4, "B"))
        let view = UIImageView(image: one, highlightedImage: two)
        #expect(contents(view) === one.cgImage)
        view.isHighlighted = true
        #expect(contents(view) === two.cgImage)
        view.highlightedImage = nil
        #expect(contents(view) === one.cgImage)
        view.highlightedImage = two
        #expect(contents(view) === two.cgImage)
        view.isHighlighted = false
        #expect(contents(view) === one.cgImage)
    }

    @Test("an image with an orientation is shown upright")
    func orientation() {
        WidgetStage.run { stage in
            let image = Canvas.image(["AC"], orientation: .right)
            stage.add(UIImageView(image: image), rect(0, 0, 1, 2))
            let (width, _, values) = stage.pixels()
            #expect(values[0] == 0xFF0000 && values[width] == 0x0000FF)
        }
    }

    @Test("symbols are drawn at the size at which they are shown", arguments: [1, 2])
    func symbols(_ scale: CGFloat) {
        WidgetStage.run(scale: scale) { stage in
            let view = UIImageView(image: UIImage(systemName: "square"))
            view.tintColor = .black
            view.contentMode = .scaleAspectFit
            stage.add(view, rect(10, 10, 80, 60))
            #expect(contents(view)?.width == Int(60 * scale) && contents(view)?.height == Int(60 * scale))
            let visibleBounds = stage.nonWhiteBounds()
            #expect(abs(visibleBounds.midX - 50 * scale) <= 1 && abs(visibleBounds.midY - 40 * scale) <= 1)
            view.frame.size = CGSize(width: 40, height: 40)
            stage.show()
            #expect(contents(view)?.width == Int(40 * scale))
            view.contentMode = .scaleToFill
            view.frame.size = CGSize(width: 80, height: 40)
            stage.show()
            #expect(contents(view)?.width == Int(80 * scale) && contents(view)?.height == Int(40 * scale))
            view.contentMode = .topLeft
            stage.show()
            #expect(contents(view)?.width == Int(view.intrinsicContentSize.width * scale))
            #expect(stage.nonWhiteBounds().maxX < 40 * scale)
            view.contentMode = .scaleAspectFill
            stage.show()
            #expect(contents(view)?.width == Int(80 * scale) && contents(view)?.height == Int(80 * scale))
            #expect(stage.pixels().values == stage.repaintedPixels())
        }
    }

    @Test("the view's symbol configuration applies where the image has none")
    func preferredConfiguration() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        let before = view.intrinsicContentSize.width
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(view.intrinsicContentSize.width >= before * 2 - 2)
        view.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
        #expect(view.intrinsicContentSize.width == before)
        view.image = plain(3, 3)
        #expect(view.intrinsicContentSize == CGSize(width: 3, height: 3))
    }

    @Test("an image with cap insets is drawn in the view's size")
    func resizable() {
        WidgetStage.run { stage in
            let insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
            let image = Canvas.image(["GGGGG", "GGGGG", "GGAGG", "GGGGG", "GGGGG"]).resizableImage(
                withCapInsets: insets, resizingMode: .stretch)
            let view = UIImageView(image: image)
            stage.add(view, rect(10, 10, 30, 20))
            #expect(stage.count(0xFF0000) == 26 * 16 && stage.count(0) == 30 * 20 - 26 * 16)
            view.frame.size = CGSize(width: 50, height: 20)
            stage.show()
            #expect(stage.count(0xFF0000) == 46 * 16 && view.layer.contents == nil)
            #expect(stage.pixels().values == stage.repaintedPixels())
            view.image = plain(5, 5)
            stage.show()
            #expect(stage.count(0xFF0000) == 50 * 20)
        }
    }

    @Test("a view that moves to a screen with another scale redraws its symbols")
    func otherScreen() {
        WidgetStage.run(scale: 1) { stage in
            let view = UIImageView(image: UIImage(systemName: "square"))
            view.tintColor = .black
            let holder = UIView()
            holder.addSubview(view)
            stage.add(holder, rect(0, 0, 50, 50))
            let side = view.bounds.width
            #expect(contents(view)?.width == Int(side))
            WidgetStage.run(scale: 2) { other in
                other.add(holder, rect(0, 0, 50, 50))
                #expect(contents(view)?.width == Int(2 * side))
                #expect(view.layer.contentsScale == 2)
            }
        }
    }

    @Test("animation images are shown in turn, repeat as set, and then stop")
    func animation() {
        WidgetStage.run { stage in
            let images = [plain(4, 4, "A"), plain(4, 4, "B"), plain(4, 4, "C")]
            let rest = plain(4, 4, "G")
            let view = UIImageView(image: rest)
            view.animationImages = images
            view.animationDuration = 0.3
            view.animationRepeatCount = 2
            view.startAnimating()
            #expect(view.isAnimating && contents(view) === images[0].cgImage)
            stage.server.serve(for: 1)
            #expect(contents(view) === images[0].cgImage, "the animation pauses without a window")
            view.frame = rect(0, 0, 4, 4)
            stage.window.addSubview(view)
            stage.server.serve(for: 0.05)
            var shown: [Int?] = []
            for _ in 0..<6 {
                shown.append(images.firstIndex { $0.cgImage === contents(view) })
                stage.server.serve(for: 0.1)
            }
            #expect(shown == [0, 1, 2, 0, 1, 2])
            #expect(!view.isAnimating && contents(view) === rest.cgImage)
            stage.server.serve(for: 0.1)
            #expect(stage.server.scheduler.nextDeadline == nil, "no timer remains")

            view.animationRepeatCount = 0
            view.startAnimating()
            stage.server.serve(for: 5)
            #expect(view.isAnimating)
            view.removeFromSuperview()
            #expect(stage.server.scheduler.nextDeadline == nil)
            view.stopAnimating()
            #expect(contents(view) === rest.cgImage && !view.isAnimating)
            view.startAnimating()
            view.animationImages = nil
            #expect(!view.isAnimating)
            view.startAnimating()
            #expect(!view.isAnimating)
        }
    }
}
