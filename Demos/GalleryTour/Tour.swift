import CoreGraphics

/// Where the tour goes, and what it does there. Locations are in points of the Gallery's window.
@MainActor enum Tour {
    static func run(_ visitor: Visitor) throws {
        try visitor.takePicture("start")

        try visitor.movePointer(to: visitor.center)
        try visitor.takePicture("pointer")

        try visitor.click(visitor.center)
        try visitor.takePicture("click")

        try visitor.touchAndDrag(from: visitor.center, to: CGPoint(x: visitor.center.x, y: visitor.center.y / 2))
        try visitor.takePicture("drag")

        try visitor.scroll(by: -3, at: visitor.center)
        try visitor.takePicture("scroll")
    }
}
