/// The contexts that drawing of one thread goes to, the last being the current one.
///
/// Each thread has its own, so that pictures can be drawn away from the main actor.
final class GraphicsStack {
    /// A context, and how many of its pixels make a point if it was begun to make a picture.
    struct Entry {
        /// Nil if there was no memory for the picture.
        var context: CGContext?
        /// Zero where the context is not one that makes a picture.
        var imageScale: CGFloat = 0
    }

    var entries: [Entry] = []

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            guard let pointer else { return }
            Unmanaged<GraphicsStack>.fromOpaque(pointer).release()
        }
        return key
    }()

    /// The stack of the thread that asks.
    static var current: GraphicsStack {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<GraphicsStack>.fromOpaque(pointer).takeUnretainedValue()
        }
        let stack = GraphicsStack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }
}
