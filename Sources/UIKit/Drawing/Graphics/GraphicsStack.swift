/// The stack of graphics contexts of a thread. The last one is the current context.
///
/// Each thread has its own stack, so that images can be drawn outside the main actor.
final class GraphicsStack {
    /// A graphics context, with its scale if it is an image context.
    struct Entry {
        /// The context; `nil` if its memory could not be allocated.
        var context: CGContext?
        /// The number of pixels per point of an image context; 0 for other contexts.
        var imageScale: CGFloat = 0
        /// The document of a PDF context.
        var document: PDFDrawing?
    }

    var entries: [Entry] = []

    /// Calls `actions` while `context` is the current context, and removes the contexts that they pushed and did not
    /// pop.
    func run(in context: CGContext, _ actions: () -> Void) {
        let depth = entries.count
        UIGraphicsPushContext(context)
        actions()
        if entries.count > depth { entries.removeLast(entries.count - depth) }
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            guard let pointer else { return }
            Unmanaged<GraphicsStack>.fromOpaque(pointer).release()
        }
        return key
    }()

    /// The stack of the calling thread.
    static var current: GraphicsStack {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<GraphicsStack>.fromOpaque(pointer).takeUnretainedValue()
        }
        let stack = GraphicsStack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }
}
