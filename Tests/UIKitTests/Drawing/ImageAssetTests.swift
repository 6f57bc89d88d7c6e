import Testing
import UIKit
import UIKitTesting

/// Tests of animated images, image variants, asset catalogs and pattern colors.
@MainActor @Suite struct ImageAssetTests {
    private func image(_ color: UIColor, size: CGSize = CGSize(width: 4, height: 4)) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> UInt32 {
        let scale = Int(image.scale)
        return image.cgImage?.withPixels { $0[x * scale, y * scale] & 0xFF_FFFF } ?? 0
    }

    // MARK: Animated images

    @Test func imageViewShowsAnimatedImageFrames() throws {
        let stage = Stage(size: CGSize(width: 100, height: 80))
        let generator = try EventGenerator(window: stage.window)
        let animated = try #require(
            UIImage.animatedImage(with: [image(.red), image(.blue)], duration: 1))
        #expect(animated.images?.count == 2 && animated.duration == 1)
        #expect(animated.size == CGSize(width: 4, height: 4))
        let view = stage.add(UIImageView(), CGRect(x: 0, y: 0, width: 20, height: 20))
        view.image = animated
        try generator.wait(0.25)
        #expect(pixel(generator.captureImage(), 10, 10) == 0xFF0000)
        try generator.wait(0.5)
        #expect(pixel(generator.captureImage(), 10, 10) == 0x0000FF)
        try generator.wait(0.5)
        #expect(pixel(generator.captureImage(), 10, 10) == 0xFF0000)
        view.image = image(.green)
        try generator.wait(0.6)
        #expect(pixel(generator.captureImage(), 10, 10) == 0x00FF00)
        #expect(!view.isAnimating)
    }

    @Test func animatedImageRequiresImages() {
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        #expect(UIImage.animatedImage(with: [image(.red)], duration: .nan)?.duration == 1.0 / 30)
        #expect(image(.red).images == nil && image(.red).duration == 0)
    }

    // MARK: Assets

    @Test func assetReturnsImageForTraits() throws {
        let asset = UIImageAsset()
        asset.register(image(.red), with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(image(.blue), with: UITraitCollection(userInterfaceStyle: .dark))
        let light = asset.image(with: UITraitCollection(userInterfaceStyle: .light))
        #expect(pixel(light, 1, 1) == 0xFF0000)
        #expect(pixel(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)), 1, 1) == 0x0000FF)
        #expect(light.imageAsset === asset)
        let stage = Stage(size: CGSize(width: 100, height: 80))
        let generator = try EventGenerator(window: stage.window)
        let view = stage.add(UIImageView(image: light), CGRect(x: 0, y: 0, width: 20, height: 20))
        try generator.wait(0.1)
        #expect(pixel(generator.captureImage(), 10, 10) == 0xFF0000)
        view.overrideUserInterfaceStyle = .dark
        try generator.wait(0.1)
        #expect(pixel(generator.captureImage(), 10, 10) == 0x0000FF)
    }

    @Test("a modified copy of an image adapts to the appearance as the image does")
    func modifiedCopies() throws {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        func asset(_ lightImage: UIImage, _ darkImage: UIImage) -> UIImageAsset {
            let asset = UIImageAsset()
            asset.register(lightImage, with: light)
            asset.register(darkImage, with: dark)
            return asset
        }

        let colors = asset(image(.red), image(.blue))
        let original = colors.image(with: light).withRenderingMode(.alwaysOriginal)
        let variant = try #require(original.imageAsset?.image(with: dark))
        #expect(pixel(original, 1, 1) == 0xFF0000 && original.renderingMode == .alwaysOriginal)
        #expect(pixel(variant, 1, 1) == 0x0000FF && variant.renderingMode == .alwaysOriginal)
        #expect(colors.image(with: dark).renderingMode == .automatic)
        let stage = Stage(size: CGSize(width: 100, height: 80))
        let generator = try EventGenerator(window: stage.window)
        let view = stage.add(UIImageView(image: original), CGRect(x: 0, y: 0, width: 20, height: 20))
        view.overrideUserInterfaceStyle = .dark
        try generator.wait(0.1)
        #expect(pixel(generator.captureImage(), 10, 10) == 0x0000FF)

        let (sun, moon) = (try #require(UIImage(systemName: "sun.max")), try #require(UIImage(systemName: "moon")))
        let large = UIImage.SymbolConfiguration(pointSize: 40)
        let symbol = asset(sun, moon).image(with: light).withConfiguration(large)
        #expect(symbol.size == sun.withConfiguration(large).size)
        let night = try #require(symbol.imageAsset?.image(with: dark))
        #expect(night.isEqual(moon.withConfiguration(large)))

        func turned(_ color: UIColor) throws -> UIImage {
            UIImage(cgImage: try #require(image(color).cgImage), scale: 1, orientation: .left)
        }
        let prepared = try asset(turned(.red), turned(.blue)).image(with: light).preparingForDisplay()
        let preparedVariant = try #require(prepared?.imageAsset?.image(with: dark))
        #expect(preparedVariant.imageOrientation == .up && pixel(preparedVariant, 1, 1) == 0x0000FF)
    }

    @Test func imageCreatesItsAssetOnDemand() {
        let first = image(.red)
        first.imageAsset?.register(image(.blue), with: UITraitCollection(userInterfaceStyle: .dark))
        let asset = first.imageAsset
        #expect(asset?.image(with: UITraitCollection(userInterfaceStyle: .dark)).isEqual(image(.blue)) == true)
        #expect(asset?.image(with: UITraitCollection(userInterfaceStyle: .light)).isEqual(first) == true)
    }

    @Test func readsCatalogsOfBundle() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ path: String, _ data: Data) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        try write("A.xcassets/Contents.json", Data("{}".utf8))
        try write(
            "A.xcassets/Accent.colorset/Contents.json",
            Data(
                """
                {"colors": [
                 {"idiom": "universal", "color": {"color-space": "srgb",
                  "components": {"red": "0xFF", "green": "128", "blue": "0.000", "alpha": "1.000"}}},
                 {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                  "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "1.0", "alpha": "1"}}}
                ]}
                """.utf8))
        try write("A.xcassets/Group/Contents.json", Data(#"{"properties": {"provides-namespace": true}}"#.utf8))
        try write("A.xcassets/Group/Dot.imageset/dot.png", try #require(image(.red).pngData()))
        try write("A.xcassets/Group/Dot.imageset/dark.png", try #require(image(.blue).pngData()))
        try write(
            "A.xcassets/Group/Dot.imageset/Contents.json",
            Data(
                """
                {"images": [{"filename": "dot.png", "idiom": "universal", "scale": "1x"},
                 {"filename": "dark.png", "scale": "1x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
                """.utf8))
        try write("A.xcassets/Words.dataset/words.txt", Data("hello".utf8))
        try write(
            "A.xcassets/Words.dataset/Contents.json",
            Data(#"{"data": [{"filename": "words.txt", "universal-type-identifier": "public.plain-text"}]}"#.utf8))
        let bundle = try #require(Bundle(path: folder.path))

        let color = try #require(UIColor(named: "Accent", in: bundle, compatibleWith: nil))
        let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor.rgba
        #expect(light.red == 1 && abs(light.green - 0.502) < 0.01 && light.blue == 0)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor.rgba.blue == 1)
        #expect(UIColor(named: "Missing", in: bundle, compatibleWith: nil) == nil)
        #expect(UIColor(named: "Missing") == nil)

        let lightTraits = UITraitCollection(userInterfaceStyle: .light)
        let dot = try #require(UIImage(named: "Group/Dot", in: bundle, compatibleWith: lightTraits))
        #expect(pixel(dot, 1, 1) == 0xFF0000)
        let dark = dot.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark.map { pixel($0, 1, 1) } == 0x0000FF)
        #expect(UIImage(named: "Dot", in: bundle, compatibleWith: nil) == nil)

        let words = try #require(NSDataAsset(name: "Words", bundle: bundle))
        #expect(words.data == Data("hello".utf8))
        #expect(words.typeIdentifier == "public.plain-text")
        #expect(NSDataAsset(name: "Missing", bundle: bundle) == nil)
    }

    // MARK: Patterns

    private var checks: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
        }
    }

    @Test func patternFillsWithTiles() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let bitmap = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
            UIColor(patternImage: checks).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        for x in 0..<20 { #expect(pixel(bitmap, x, 5) == (x % 4 < 2 ? 0xFF0000 : 0x0000FF)) }
        let mean = UIColor(patternImage: checks).cgColor.rgba
        #expect(abs(mean.red - 0.5) < 0.01 && abs(mean.blue - 0.5) < 0.01 && mean.green == 0)
        #expect(UIColor(patternImage: checks) == UIColor(patternImage: checks))
    }

    @Test func patternIsBackgroundOfView() throws {
        final class Drawing: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.green.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 80))
        let generator = try EventGenerator(window: stage.window)
        let plain = stage.add(UIView(), CGRect(x: 10, y: 10, width: 30, height: 20))
        let drawing = stage.add(Drawing(), CGRect(x: 50, y: 10, width: 30, height: 20))
        plain.backgroundColor = UIColor(patternImage: checks)
        drawing.backgroundColor = UIColor(patternImage: checks)
        try generator.wait(0.1)
        var shown = generator.captureImage()
        for x in 0..<30 {
            #expect(pixel(shown, 10 + x, 20) == (x % 4 < 2 ? 0xFF0000 : 0x0000FF))
            #expect(pixel(shown, 50 + x, 20) == (x % 4 < 2 ? 0xFF0000 : 0x0000FF))
        }
        #expect(pixel(shown, 52, 12) == 0x00FF00)
        plain.backgroundColor = .white
        drawing.backgroundColor = .white
        try generator.wait(0.1)
        shown = generator.captureImage()
        #expect(pixel(shown, 20, 20) == 0xFF_FFFF)
        #expect(pixel(shown, 60, 20) == 0xFF_FFFF)
    }

    @Test func preparesImagesForDisplay() async throws {
        let turned = UIImage(
            cgImage: try #require(image(.red, size: CGSize(width: 4, height: 8)).cgImage), scale: 2, orientation: .left)
        let prepared = try #require(await turned.byPreparingForDisplay())
        #expect(prepared.imageOrientation == .up)
        #expect(prepared.size == turned.size && prepared.scale == 2)
        #expect(UIImage().preparingForDisplay() == nil)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(turned.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
        #expect(turned.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    }
}
