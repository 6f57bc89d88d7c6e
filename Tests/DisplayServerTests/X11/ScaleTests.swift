import CoreGraphics
import DisplayServer
import Testing

struct ScaleTests {
    @Test(
        "the scale is from the environment, then the X resources, and 1 by default",
        arguments: [
            (nil, nil, 1), (nil, "Xft.dpi:\t96\n", 1), (nil, "Xcursor.size: 24\nXft.dpi:   192\n", 2),
            ("1.5", "Xft.dpi: 192", 1.5),
            ("text", "Xft.dpi: 120", 1.25), ("-2", nil, 1), ("0", nil, 1), (nil, "Xft.dpi: invalid", 1),
            (nil, "Xft.dpi: -96", 1),
            (nil, "no colon here", 1), (nil, "Xft.dpi: 144.0", 1.5), (nil, "Xft.dpi: inf", 1), ("nan", nil, 1),
        ] as [(String?, String?, CGFloat)])
    func scaleHasAnOrderOfSources(override: String?, resources: String?, scale: CGFloat) {
        #expect(X11Scale.choose(override: override, resources: resources) == scale)
    }

    @Test(
        "the scale is rounded to the nearest step and limited",
        arguments: [
            ("0.5", 1), ("1.1", 1), ("1.125", 1.25), ("1.3", 1.25), ("1.4", 1.5), ("1.7", 1.5), ("1.75", 2), ("1.9", 2),
            ("3", 2), ("100", 2),
        ] as [(String, CGFloat)])
    func scaleIsRounded(value: String, scale: CGFloat) {
        #expect(X11Scale.choose(override: value, resources: nil) == scale)
    }
}
