import CoreGraphics

/// The sequence of pages and interactions of the tour. Locations are in points in the Gallery's window at its initial
/// size.
@MainActor enum Tour {
    /// The names of the pages, in order. Image files are named after them.
    private static let pages = [
        "buttons", "configurations", "switches", "sliders", "steppers", "segments", "text-fields", "progress",
        "activity", "page-controls", "menus", "paths", "gradients", "blending", "images", "symbols", "text",
        "paragraphs", "layers",
        "transforms", "touch", "gestures", "relations", "pointer", "keys", "focus", "responders", "commands",
        "presentation",
    ]

    /// Takes a screenshot of every page in both appearances, and of the results of interactions on some pages.
    static func run(_ visitor: Visitor) throws {
        for appearance in ["", "-dark"] {
            for page in pages {
                try visitor.takePicture(page + appearance)
                try act(on: page, visitor, suffix: appearance)
                try visitor.press(Key.pageDown, holding: Key.control)
            }
            for _ in pages { try visitor.press(Key.pageUp, holding: Key.control) }
            try visitor.press(Key.d, holding: Key.control)
        }
        try visitor.takePicture("light-again")
    }

    /// Takes the screenshots for the README, named after their subjects.
    static func portraits(_ visitor: Visitor) throws {
        try go(visitor, to: "configurations", from: "buttons")
        try visitor.takePortrait("gallery")
        try go(visitor, to: "layers", from: "configurations")
        try visitor.takePortrait("layers")
        try go(visitor, to: "touch", from: "layers")
        try draw(visitor)
        try visitor.holdTwoFingers(at: CGPoint(x: 520, y: 330), CGPoint(x: 820, y: 430)) {
            try visitor.takePortrait("touch")
        }
        try visitor.press(Key.d, holding: Key.control)
        try go(visitor, to: "symbols", from: "touch")
        try visitor.takePortrait("symbols-dark")
    }

    private static func go(_ visitor: Visitor, to page: String, from start: String) throws {
        let steps = (pages.firstIndex(of: page) ?? 0) - (pages.firstIndex(of: start) ?? 0)
        for _ in 0..<abs(steps) { try visitor.press(steps > 0 ? Key.pageDown : Key.pageUp, holding: Key.control) }
        try visitor.waitForStillness()
    }

    private static func act(on page: String, _ visitor: Visitor, suffix: String) throws {
        switch page {
        case "buttons":
            // Click the counter button in the card below the button states.
            for _ in 0..<2 { try visitor.click(CGPoint(x: 290, y: 460)) }
            try visitor.takePicture("counted" + suffix)
        case "switches":
            try visitor.press(Key.space)
            try visitor.takePicture("switched" + suffix)
        case "touch":
            try draw(visitor)
            try visitor.takePicture("trails" + suffix)
            try visitor.holdTwoFingers(at: CGPoint(x: 420, y: 300), CGPoint(x: 720, y: 400)) {
                try visitor.takePicture("fingers" + suffix)
            }
        case "keys":
            try visitor.type("aB 7")
            try visitor.takePicture("typed" + suffix)
        case "responders":
            try visitor.tap(CGPoint(x: 545, y: 330))
            try visitor.takePicture("touched" + suffix)
        default: break
        }
    }

    private static func draw(_ visitor: Visitor) throws {
        try visitor.touchAndDrag(from: CGPoint(x: 320, y: 560), to: CGPoint(x: 920, y: 240))
        try visitor.touchAndDrag(from: CGPoint(x: 320, y: 240), to: CGPoint(x: 780, y: 600))
    }

    /// USB HID usage IDs.
    private enum Key {
        static let d = 0x07
        static let space = 0x2C
        static let pageUp = 0x4B
        static let pageDown = 0x4E
        static let control = 0xE0
    }
}
