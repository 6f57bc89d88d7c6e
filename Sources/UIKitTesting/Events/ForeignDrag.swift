import DisplayServer
import UIKit

/// A drag of another program over the window of an ``EventGenerator``, on the headless display.
///
/// ```swift
/// let drag = try ForeignDrag(text: "Hello", over: generator)
/// try drag.move(to: "drop zone")
/// #expect(drag.isAccepted)
/// try drag.drop()
/// ```
///
/// The drag leaves the window when it is deallocated.
@preconcurrency @MainActor public final class ForeignDrag {
    private let generator: EventGenerator
    private let drag: HeadlessForeignDrag

    /// Creates a drag that is not over the window yet.
    ///
    /// - Parameters:
    ///   - content: The MIME types in order of preference, with their data. Text is `text/plain;charset=utf-8`.
    ///   - generator: The generator whose window the drag moves over.
    /// - Throws: ``EventGeneratorError/unsupported(_:)`` if the window is not on the headless display.
    public init(_ content: KeyValuePairs<String, Data>, over generator: EventGenerator) throws {
        guard let server = generator.server as? HeadlessServer else {
            throw EventGeneratorError.unsupported("drags of other programs are simulated on the headless display only")
        }
        self.generator = generator
        drag = HeadlessForeignDrag(
            server: server, data: content.map { ($0.key, $0.value) }, operations: [.copy, .move])
    }

    /// Creates a drag of text.
    public convenience init(text: String, over generator: EventGenerator) throws {
        try self.init([ClipboardContent.text: Data(text.utf8)], over: generator)
    }

    /// Creates a drag of files.
    public convenience init(files: [URL], over generator: EventGenerator) throws {
        try self.init([URIList.type: URIList.data(of: files)], over: generator)
    }

    deinit { deinitOnMainActor { drag.leave() } }

    /// A Boolean value that indicates whether the window accepts a drop at the current location.
    public var isAccepted: Bool { drag.response.operation != nil }

    /// A Boolean value that indicates whether the application has finished the drop successfully.
    public var isCompleted: Bool { drag.performedOperation != nil }

    /// Moves the drag to a location of the generator's window.
    public func move(to location: any EventLocation) throws {
        let point = generator.onScreen(try location.point(in: generator.window))
        try generator.perform { drag.move(to: point) }
    }

    /// Drops the content at the current location. The application loads it later: call ``EventGenerator/wait(_:)``.
    ///
    /// - Returns: False if the window does not accept the drop.
    @discardableResult public func drop() throws -> Bool {
        var isDropped = false
        try generator.perform { isDropped = drag.drop() }
        return isDropped
    }

    /// Moves the drag out of the window, as if the user cancelled it.
    public func leave() throws { try generator.perform { drag.leave() } }
}
