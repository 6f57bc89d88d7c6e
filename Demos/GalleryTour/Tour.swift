import CoreGraphics

/// Where the tour goes, and what it does there. Locations are in points of the Gallery's window, at its first size.
@MainActor enum Tour {
    private static let touchPage = CGPoint(x: 104, y: 90)
    private static let buttonsPage = CGPoint(x: 104, y: 130)
    private static let keysPage = CGPoint(x: 104, y: 170)
    private static let light = CGPoint(x: 104, y: 552)
    private static let dark = CGPoint(x: 162, y: 552)

    static func run(_ visitor: Visitor) throws {
        try visitor.takePicture("touch")
        try visitor.touchAndDrag(from: CGPoint(x: 320, y: 480), to: CGPoint(x: 840, y: 240))
        try visitor.touchAndDrag(from: CGPoint(x: 320, y: 240), to: CGPoint(x: 700, y: 500))
        try visitor.takePicture("trails")
        try visitor.holdTwoFingers(at: CGPoint(x: 420, y: 300), CGPoint(x: 720, y: 400)) {
            try visitor.takePicture("fingers")
        }

        try visitor.click(buttonsPage)
        try visitor.takePicture("buttons")
        // The counter, at the end of the first card.
        try visitor.click(CGPoint(x: 290, y: 270))
        try visitor.click(CGPoint(x: 290, y: 270))
        try visitor.takePicture("counted")
        try visitor.click(CGPoint(x: 660, y: 200))
        try visitor.takePicture("korean")

        try visitor.click(keysPage)
        try visitor.takePicture("keys")
        try visitor.type("aB 7")
        try visitor.takePicture("typed")

        try visitor.click(dark)
        try visitor.takePicture("keys-dark")
        try visitor.click(buttonsPage)
        try visitor.takePicture("buttons-dark")
        try visitor.click(touchPage)
        try visitor.takePicture("touch-dark")
        try visitor.click(light)
        try visitor.takePicture("light-again")
    }
}
