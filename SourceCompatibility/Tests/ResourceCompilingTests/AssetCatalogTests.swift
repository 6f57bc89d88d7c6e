import Foundation
import Testing

@testable import ResourceCompiling

@Suite struct AssetCatalogTests {
    @Test func imagesAreIndexed() throws {
        let project = try TemporaryProject([
            "Assets.xcassets/Contents.json": "{}",
            "Assets.xcassets/Group/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "Assets.xcassets/Group/Dot.imageset/Contents.json": """
            {"images": [
              {"filename": "a.png", "idiom": "universal", "scale": "1x"},
              {"filename": "a@2x.png", "idiom": "universal", "scale": "2x",
               "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
                "cap-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}}},
              {"idiom": "universal", "scale": "3x"},
              {"filename": "d.png", "idiom": "ipad", "scale": "1x", "language-direction": "right-to-left",
               "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]},
              {"filename": "watch.png", "idiom": "watch", "scale": "2x"}],
             "properties": {"template-rendering-intent": "template"}}
            """,
        ])
        for name in ["a", "a@2x", "d", "watch", "unused"] {
            try project.write(png(width: 8, height: 8), to: "Assets.xcassets/Group/Dot.imageset/\(name).png")
        }
        #expect(try project.compile() == [])
        let image = try #require(project.index()?.images["Group/Dot"])
        #expect(image.renderingIntent == "template")
        #expect(image.files.map(\.scale) == [1, 2, 1])
        #expect(image.files[1].slicing == .init(top: 1, left: 2, bottom: 3, right: 4, isTiled: true))
        #expect(
            image.files[2].traits
                == .init(idiom: "ipad", isDark: true, isHighContrast: true, language: nil, direction: "right-to-left"))
        for file in image.files { #expect(project.data(file.file) != nil) }
        // Files that no entry refers to, or that are intended for other devices, are not copied.
        #expect(project.outputFiles().filter { $0.hasPrefix("Assets/") }.count == 3)
    }

    @Test func colorsAreIndexed() throws {
        func entry(_ space: String, _ components: String, _ more: String = "") -> String {
            #"{"idiom": "universal", \#(more) "color": {"color-space": "\#(space)", "components": {\#(components)}}}"#
        }
        let project = try TemporaryProject([
            "A.xcassets/C.colorset/Contents.json": """
            {"colors": [
             \(entry("srgb", #""red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "1.000""#)),
             \(entry("srgb", #""red": "1", "green": "128", "blue": "255", "alpha": "0.500""#,
                #""appearances": [{"appearance": "luminosity", "value": "dark"}],"#)),
             \(entry("display-p3", #""red": "1", "green": "0.5", "blue": 0.25, "alpha": 1"#, #""display-gamut": "sRGB","#)),
             \(entry("gray-gamma-22", #""white": "0.5", "alpha": "1""#)),
             \(entry("extended-linear-srgb", #""red": "0.5", "green": "0", "blue": "1.000""#)),
             {"idiom": "universal", "color": {"platform": "universal", "reference": "systemBlueColor"}},
             {"idiom": "universal"}]}
            """
        ])
        #expect(try project.compile() == [])
        let colors = try #require(project.index()?.colors["C"])
        #expect(colors[0].components == [1, 128.0 / 255, 0, 1])
        #expect(colors[1].components == [1.0 / 255, 128.0 / 255, 1, 0.5] && colors[1].traits.isDark == true)
        #expect(colors[2].components == [1, 0.5, 0.25, 1] && colors[2].space == "display-p3")
        #expect(colors[3].components == [0.5, 1] && colors[3].space == "gray")
        #expect(abs(colors[4].components[0] - 0.7354) < 0.001 && abs(colors[4].components[2] - 1) < 1e-9)
        #expect(colors[5].systemColor == "systemBlueColor")
        #expect(colors.count == 6)
    }

    @Test(arguments: [
        (#"{"images": ["#, ":1: error: unexpected end"),
        (#"{}"#, ":1: error: the image set has no \"images\""),
        ("{\"images\": [\n{\"filename\": \"gone.png\"}]}", ":2: warning: file \"gone.png\" not found"),
        (
            "{\"images\": [{\"filename\": \"a.png\",\n\"idiom\": \"fridge\"}]}",
            ":2: warning: the idiom \"fridge\" is unknown"
        ),
        ("{\"images\": [{\"filename\": \"a.png\",\n\"scale\": \"9x\"}]}", ":2: warning: the scale \"9x\" is unknown"),
        (#"{"images": [{"filename": "../../a.png"}]}"#, ":1: error: \"../../a.png\" is not a file name"),
        (#"{"images": [{"filename": "a.pdf"}]}"#, ":1: warning: vector images are not supported"),
        (#"{"images": [{"filename": "a.heic"}]}"#, ":1: warning: unsupported image format: \"a.heic\""),
        (#"{"images": [{"filename": "a.png"}, {"filename": "a.png"}]}"#, ":1: warning: another image has"),
        (
            #"{"images": [{"filename": "a.png", "appearances": [{"appearance": "mood", "value": "good"}]}]}"#,
            ":1: warning: the appearance \"mood\""
        ),
        (
            #"{"images": [{"filename": "a.png"}], "properties": {"template-rendering-intent": "maybe"}}"#,
            ":1: warning: the rendering intent"
        ),
        (#"{"images": [{"filename": "a.png", "resizing": {"mode": "5-part"}}]}"#, ":1: warning: the resizing mode"),
    ])
    func problemsOfImageSetsAreReported(contents: String, report: String) throws {
        let project = try TemporaryProject(["A.xcassets/I.imageset/Contents.json": contents])
        try project.write(png(width: 8, height: 8), to: "A.xcassets/I.imageset/a.png")
        try project.write(png(width: 8, height: 8), to: "A.xcassets/a.png")
        let reports = try project.compile()
        #expect(reports.first?.hasPrefix("A.xcassets/I.imageset/Contents.json" + report) == true, "\(reports)")
    }

    @Test func imagesOfInvalidSizesAreRejected() throws {
        let project = try TemporaryProject([
            "A.xcassets/I.imageset/Contents.json":
                #"{"images": [{"filename": "a.png"}, {"filename": "b.png", "scale": "2x"}]}"#
        ])
        try project.write(png(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF), to: "A.xcassets/I.imageset/a.png")
        try project.write(png(width: 0, height: 1), to: "A.xcassets/I.imageset/b.png")
        let reports = try project.compile()
        #expect(reports.filter { $0.contains("error") && $0.contains("unsupported image size") }.count == 2)
    }

    @Test(arguments: [
        (
            #"{"color": {"color-space": "cmyk", "components": {"red": 1, "green": 1, "blue": 1}}}"#,
            "warning: the color space \"cmyk\""
        ),
        (#"{"color": {"components": {"red": "x", "green": 1, "blue": 1}}}"#, "error: \"x\" is not a color component"),
        (
            #"{"color": {"components": {"red": "nan", "green": 1, "blue": 1}}}"#,
            "error: \"nan\" is not a color component"
        ),
        (#"{"color": {"components": {"red": 1, "green": 1}}}"#, "error: the color has no component \"blue\""),
        (#"{"color": {}}"#, "error: the color has no components"),
    ])
    func problemsOfColorSetsAreReported(entry: String, report: String) throws {
        let project = try TemporaryProject(["A.xcassets/C.colorset/Contents.json": "{\"colors\": [\n\(entry)]}"])
        #expect(try project.compile().first?.hasPrefix("A.xcassets/C.colorset/Contents.json:2: \(report)") == true)
    }

    @Test func duplicateNamesAreReported() throws {
        let colors = #"{"colors": [{"color": {"components": {"white": "1"}, "color-space": "extended-gray"}}]}"#
        let project = try TemporaryProject([
            "A.xcassets/C.colorset/Contents.json": colors, "B.xcassets/C.colorset/Contents.json": colors,
            "data.json": "{}", "Sub/data.json": "[]",
        ])
        let reports = try project.compile()
        #expect(reports.count == 2)
        #expect(
            reports.contains { $0.hasPrefix("B.xcassets/C.colorset: warning:") && $0.contains("has the same name") })
        #expect(reports.contains { $0.hasPrefix("data.json: error:") || $0.hasPrefix("Sub/data.json: error:") })
    }

    @Test func dataSetsAndIconsAreCompiledAndUnknownKindsAreReported() throws {
        let project = try TemporaryProject([
            "A.xcassets/Words.dataset/Contents.json":
                #"{"data": [{"filename": "w.txt", "universal-type-identifier": "public.text"}]}"#,
            "A.xcassets/Words.dataset/w.txt": "hello",
            "A.xcassets/AppIcon.appiconset/Contents.json": """
            {"images": [{"filename": "s.png", "idiom": "universal"}, {"filename": "l.png", "idiom": "ios-marketing"},
             {"filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
            """,
            "A.xcassets/S.symbolset/Contents.json": "{}", "A.xcassets/X.whatever/Contents.json": "{}",
            "A.xcassets/Empty.imageset/.keep": "",
        ])
        try project.write(png(width: 8, height: 8), to: "A.xcassets/AppIcon.appiconset/s.png")
        try project.write(png(width: 64, height: 64), to: "A.xcassets/AppIcon.appiconset/l.png")
        let reports = try project.compile()
        #expect(reports.contains("A.xcassets/Empty.imageset: warning: the asset has no Contents.json"))
        #expect(
            reports.filter { $0.contains("warning") && $0.contains("not supported") }.count == 2 && reports.count == 3)
        let words = try #require(project.index()?.data["Words"]?.first)
        #expect(words.typeIdentifier == "public.text")
        #expect(project.data(words.file) == Data("hello".utf8))
        #expect(project.data("AppIcon.png") == png(width: 64, height: 64))
    }

    @Test func groupFoldersCanHaveADotInTheirNames() throws {
        let color = #"{"colors": [{"color": {"components": {"red": 1, "green": 0, "blue": 0}}}]}"#
        let project = try TemporaryProject([
            "A.xcassets/v1.2/Accent.colorset/Contents.json": color,
            "A.xcassets/com.example/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "A.xcassets/com.example/Accent.colorset/Contents.json": color,
        ])
        #expect(try project.compile() == [])
        #expect(try #require(project.index()).colors.keys.sorted() == ["Accent", "com.example/Accent"])
    }

    @Test func alternateIconsDoNotReplaceTheAppIcon() throws {
        let project = try TemporaryProject()
        for (name, side) in [("AppIcon-Dark", 128), ("AppIcon", 64), ("Beta", 256)] as [(String, UInt32)] {
            try project.write(
                #"{"images": [{"filename": "i.png"}]}"#, to: "A.xcassets/\(name).appiconset/Contents.json")
            try project.write(png(width: side, height: side), to: "A.xcassets/\(name).appiconset/i.png")
        }
        #expect(try project.compile() == [])
        #expect(project.data("AppIcon.png") == png(width: 64, height: 64))
    }
}
