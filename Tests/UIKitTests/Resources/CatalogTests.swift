import Testing
import UIKit

/// Tests of images, colors and data in asset catalogs: in the form that SwiftPM copies, and in the output of the
/// resource compiler.
@MainActor @Suite struct CatalogTests {
    private func image(_ color: UIColor, side: CGFloat = 4) throws -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
        return try #require(image.pngData())
    }

    private func pixel(_ image: UIImage?) -> UInt32? { image?.cgImage?.withPixels { $0[0, 0] & 0xFF_FFFF } }

    /// Calls `body` with a temporary bundle that contains the given files.
    private func withBundle(_ files: [String: Data], _ body: (Bundle) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uikit-catalog-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, data) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        try body(try #require(Bundle(path: folder.path)))
    }

    private func traits(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast = .normal)
        -> UITraitCollection
    {
        UITraitCollection { values in
            values.userInterfaceStyle = style
            values.accessibilityContrast = contrast
            values.displayScale = 2
        }
    }

    private func check(_ bundle: Bundle) throws {
        func named(_ name: String, _ traits: UITraitCollection) -> UIImage? {
            UIImage(named: name, in: bundle, compatibleWith: traits)
        }
        let light = try #require(named("Group/Dot", traits(.light)))
        #expect(pixel(light) == 0xFF0000 && light.scale == 2 && light.size == CGSize(width: 2, height: 2))
        #expect(light.renderingMode == .alwaysTemplate)
        #expect(
            light.capInsets == UIEdgeInsets(top: 0.5, left: 1, bottom: 0.5, right: 1) && light.resizingMode == .stretch)
        #expect(pixel(named("Group/Dot", traits(.dark))) == 0x0000FF)
        #expect(pixel(named("Group/Dot", traits(.dark, .high))) == 0xFFFFFF)
        #expect(pixel(named("Group/Dot", traits(.light, .high))) == 0xFF0000)
        #expect(pixel(light.imageAsset?.image(with: traits(.dark))) == 0x0000FF)
        #expect(named("Dot", traits(.light)) == nil)

        let color = try #require(UIColor(named: "Accent", in: bundle, compatibleWith: nil))
        #expect(color.resolvedColor(with: traits(.light)).cgColor.rgba.red == 1)
        #expect(color.resolvedColor(with: traits(.dark)).cgColor.rgba.blue == 1)

        let data = try #require(NSDataAsset(name: "Words", bundle: bundle))
        #expect(data.data == Data("hello".utf8) && data.typeIdentifier == "public.plain-text")
        #expect(NSDataAsset(name: "None", bundle: bundle) == nil)
    }

    @Test("catalogs as SwiftPM copies them")
    func copied() throws {
        func text(_ text: String) -> Data { Data(text.utf8) }
        let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        let high =
            #""appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]"#
        let resizing = """
            "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1},
             "cap-insets": {"top": 1, "left": 2, "bottom": 1, "right": 2}}
            """
        try withBundle([
            "A.xcassets/Group/Contents.json": text(#"{"properties": {"provides-namespace": true}}"#),
            "A.xcassets/Group/Dot.imageset/Contents.json": text(
                """
                {"images": [
                 {"filename": "watch.png", "idiom": "watch", "scale": "2x"},
                 {"filename": "pad.png", "idiom": "ipad", "scale": "2x"},
                 {"filename": "a.png", "idiom": "universal", "scale": "2x", \(resizing)},
                 {"filename": "d.png", "idiom": "universal", "scale": "2x", \(dark)},
                 {"filename": "h.png", "idiom": "universal", "scale": "2x", \(high)}],
                 "properties": {"template-rendering-intent": "template"}}
                """),
            "A.xcassets/Group/Dot.imageset/watch.png": try image(.green),
            "A.xcassets/Group/Dot.imageset/pad.png": try image(.green),
            "A.xcassets/Group/Dot.imageset/a.png": try image(.red),
            "A.xcassets/Group/Dot.imageset/d.png": try image(.blue),
            "A.xcassets/Group/Dot.imageset/h.png": try image(.white),
            "A.xcassets/Accent.colorset/Contents.json": text(
                """
                {"colors": [{"idiom": "universal", "color": {"components": {"red": "0xFF", "green": "0", "blue": "0"}}},
                 {"idiom": "universal", \(dark), "color": {"components": {"red": "0", "green": "0", "blue": "1.0"}}}]}
                """),
            "A.xcassets/Words.dataset/Contents.json": text(
                #"{"data": [{"filename": "w.txt", "universal-type-identifier": "public.plain-text"}]}"#),
            "A.xcassets/Words.dataset/w.txt": text("hello"),
        ]) { try check($0) }
    }

    @Test(
        "the component \"1\" is an integer from 0 to 255 if another component is greater than 1",
        arguments: [("128", 1.0 / 255), ("0", 1), ("0.5", 1)] as [(String, Double)])
    func integerComponents(_ green: String, _ red: Double) throws {
        let components = #"{"red": "1", "green": "\#(green)", "blue": "0", "alpha": "1"}"#
        let colors = #"{"colors": [{"color": {"components": \#(components)}}]}"#
        try withBundle(["A.xcassets/C.colorset/Contents.json": Data(colors.utf8)]) { bundle in
            let color = try #require(UIColor(named: "C", in: bundle, compatibleWith: nil)).cgColor.rgba
            #expect(abs(color.red - red) < 1e-6 && color.alpha == 1)
        }
    }

    @Test("group folders can have a dot in their names")
    func groupsWithADot() throws {
        let color = #"{"colors": [{"color": {"components": {"red": "1.0", "green": "0", "blue": "0"}}}]}"#
        try withBundle([
            "A.xcassets/v1.2/Accent.colorset/Contents.json": Data(color.utf8),
            "A.xcassets/com.example/Contents.json": Data(#"{"properties": {"provides-namespace": true}}"#.utf8),
            "A.xcassets/com.example/Accent.colorset/Contents.json": Data(color.utf8),
            "A.xcassets/Top.imagestack/Back.colorset/Contents.json": Data(color.utf8),
        ]) { bundle in
            #expect(UIColor(named: "Accent", in: bundle, compatibleWith: nil) != nil)
            #expect(UIColor(named: "com.example/Accent", in: bundle, compatibleWith: nil) != nil)
            #expect(UIColor(named: "Back", in: bundle, compatibleWith: nil) == nil)
        }
    }

    private let index = """
        {"version": 1,
         "images": {"Group/Dot": {"renderingIntent": "template", "files": [
          {"file": "Assets/0.png", "scale": 2, "traits": {"idiom": "ipad"}},
          {"file": "Assets/1.png", "scale": 2, "traits": {},
           "slicing": {"top": 1, "left": 2, "bottom": 1, "right": 2, "isTiled": false}},
          {"file": "Assets/2.png", "scale": 2, "traits": {"isDark": true}},
          {"file": "Assets/3.png", "scale": 2, "traits": {"isDark": true, "isHighContrast": true}}]}},
         "colors": {
          "Accent": [{"traits": {}, "space": "srgb", "components": [1, 0, 0, 1]},
           {"traits": {"isDark": true}, "space": "display-p3", "components": [0, 0, 1, 1]}],
          "System": [{"traits": {}, "space": "srgb", "components": [0, 0, 0, 1], "systemColor": "systemBlueColor"}],
          "Gray": [{"traits": {}, "space": "gray", "components": [0.5, 0.25]}],
          "Broken": [{"traits": {}, "space": "srgb", "components": [1]}]},
         "data": {"Words": [{"file": "Assets/w.txt", "typeIdentifier": "public.plain-text", "traits": {}}]}}
        """

    @Test("catalogs as the resource compiler writes them, in the folder that it writes")
    func compiled() throws {
        let colors = [UIColor.green, .red, .blue, .white]
        for folder in ["", "UIKitResources/"] {
            var files = ["\(folder)Assets.json": Data(index.utf8), "\(folder)Assets/w.txt": Data("hello".utf8)]
            for (number, color) in colors.enumerated() { files["\(folder)Assets/\(number).png"] = try image(color) }
            try withBundle(files) { bundle in
                try check(bundle)
                let system = try #require(UIColor(named: "System", in: bundle, compatibleWith: nil))
                for style in [UIUserInterfaceStyle.light, .dark] {
                    #expect(
                        system.resolvedColor(with: traits(style)).cgColor
                            == UIColor.systemBlue.resolvedColor(with: traits(style)).cgColor)
                }
                let gray = try #require(UIColor(named: "Gray", in: bundle, compatibleWith: nil)).cgColor.rgba
                #expect(abs(gray.red - 0.5) < 0.01 && abs(gray.alpha - 0.25) < 0.01)
                #expect(UIColor(named: "Broken", in: bundle, compatibleWith: nil) == nil)
            }
        }
    }

    @Test(
        "an index that cannot be read counts as none",
        arguments: ["", "{", "{}", #"{"version": 2, "images": {}, "colors": {}, "data": {}}"#])
    func brokenIndex(text: String) throws {
        try withBundle(["Assets.json": Data(text.utf8)]) { bundle in
            #expect(UIColor(named: "Accent", in: bundle, compatibleWith: nil) == nil)
            #expect(NSDataAsset(name: "Words", bundle: bundle) == nil)
        }
    }

    @Test("localized image files follow those for all languages")
    func localizedFiles() throws {
        try withBundle([
            "en.lproj/flag.png": try image(.red), "en.lproj/both.png": try image(.red), "both.png": try image(.blue),
        ]) {
            bundle in
            #expect(pixel(UIImage(named: "flag", in: bundle, compatibleWith: nil)) == 0xFF0000)
            #expect(pixel(UIImage(named: "both", in: bundle, compatibleWith: nil)) == 0x0000FF)
        }
    }
}
