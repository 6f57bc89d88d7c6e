import CoreGraphics

/// The sequence of pages and interactions of the tour. Locations are in points in the Gallery's window at its initial
/// size.
@MainActor enum Tour {
    /// The names of the pages, in the order of `PageGroup.all` in the Gallery. Image files are named after them.
    private static let pages = [
        "buttons", "configurations", "switches", "sliders", "steppers", "segments", "text-fields", "progress",
        "activity", "page-controls", "pickers", "dates", "colors-and-fonts", "menus", "menu-bar", "paths", "gradients",
        "blending", "images", "symbols", "text", "paragraphs", "layers",
        "transforms", "printing", "touch", "gestures", "relations", "pointer", "drag-and-drop", "keys", "focus",
        "responders",
        "commands", "accessibility", "scrolling", "paging", "zooming", "nesting", "refreshing", "tables", "columns",
        "filtering", "grid", "compositional", "constraints", "presentation", "alerts", "navigation", "search", "tabs",
        "split-views", "pages", "documents", "sharing", "desktop-services",
    ]

    /// Takes a screenshot of every page in both appearances, and of the results of interactions on some pages.
    static func run(_ app: AppDriver) throws {
        for appearance in ["", "-dark"] {
            for page in pages {
                try app.takeScreenshot(page + appearance)
                try act(on: page, app, suffix: appearance)
                try app.press(Key.pageDown, holding: Key.control)
            }
            for _ in pages { try app.press(Key.pageUp, holding: Key.control) }
            try app.press(Key.d, holding: Key.control)
        }
        try app.takeScreenshot("light-again")
    }

    /// Takes the screenshots for the README, named after their subjects.
    static func readmeScreenshots(_ app: AppDriver) throws {
        try go(app, to: "configurations", from: "buttons")
        try app.takeReadmeScreenshot("gallery")
        try go(app, to: "layers", from: "configurations")
        try app.takeReadmeScreenshot("layers")
        try go(app, to: "touch", from: "layers")
        try draw(app)
        try app.holdTwoFingers(at: CGPoint(x: 520, y: 330), CGPoint(x: 820, y: 430)) {
            try app.takeReadmeScreenshot("touch")
        }
        try app.press(Key.d, holding: Key.control)
        try go(app, to: "symbols", from: "touch")
        try app.takeReadmeScreenshot("symbols-dark")
    }

    private static func go(_ app: AppDriver, to page: String, from start: String) throws {
        let steps = (pages.firstIndex(of: page) ?? 0) - (pages.firstIndex(of: start) ?? 0)
        for _ in 0..<abs(steps) { try app.press(steps > 0 ? Key.pageDown : Key.pageUp, holding: Key.control) }
        try app.waitUntilStable()
    }

    private static func act(on page: String, _ app: AppDriver, suffix: String) throws {
        switch page {
        case "buttons":
            // Click the counter button in the card below the button states.
            for _ in 0..<2 { try app.click(CGPoint(x: 290, y: 460)) }
            try app.takeScreenshot("counted" + suffix)
        case "switches":
            try app.press(Key.space)
            try app.takeScreenshot("switched" + suffix)
        case "touch":
            try draw(app)
            try app.takeScreenshot("trails" + suffix)
            try app.holdTwoFingers(at: CGPoint(x: 420, y: 300), CGPoint(x: 720, y: 400)) {
                try app.takeScreenshot("fingers" + suffix)
            }
        case "keys":
            try app.type("aB 7")
            try app.takeScreenshot("typed" + suffix)
        case "grid":
            try app.drag(from: CGPoint(x: 300, y: 142), to: CGPoint(x: 600, y: 300)) {
                try app.takeScreenshot("selecting" + suffix)
            }
            try app.drag(from: CGPoint(x: 330, y: 180), to: CGPoint(x: 560, y: 290)) {
                try app.takeScreenshot("moving" + suffix)
            }
        case "responders":
            try app.tap(CGPoint(x: 545, y: 330))
            try app.takeScreenshot("touched" + suffix)
        default: break
        }
    }

    private static func draw(_ app: AppDriver) throws {
        try app.touchAndDrag(from: CGPoint(x: 320, y: 560), to: CGPoint(x: 920, y: 240))
        try app.touchAndDrag(from: CGPoint(x: 320, y: 240), to: CGPoint(x: 780, y: 600))
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
