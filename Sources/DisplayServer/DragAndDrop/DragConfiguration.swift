import CoreGraphics

/// The properties with which a drag begins.
@MainActor package struct DragConfiguration {
    /// The input that moves the drag.
    package var input: DragInput
    /// The location where the drag begins, in points of the screen.
    package var location: CGPoint
    /// The content.
    package var content: DragContent
    /// The operations that targets may perform. Not empty.
    package var operations: DragOperations
    /// The image that follows the drag; nil if there is none.
    package var image: DragImage?

    /// Creates a configuration.
    package init(
        input: DragInput, location: CGPoint, content: DragContent, operations: DragOperations = .copy,
        image: DragImage? = nil
    ) {
        self.input = input
        self.location = location
        self.content = content
        self.operations = operations
        self.image = image
    }
}
