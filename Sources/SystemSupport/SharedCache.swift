import Synchronization

/// A ``BoundedCache`` that several threads use.
@usableFromInline package final class SharedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    @usableFromInline let cache: Mutex<BoundedCache<Key, Value>>

    /// Creates an empty cache.
    ///
    /// - Parameters:
    ///   - maximumCount: The greatest number of values, at least 1.
    ///   - maximumCost: The greatest total cost. A single value with a higher cost stays until the next insertion.
    @inlinable package init(maximumCount: Int, maximumCost: Int = .max) {
        cache = Mutex(BoundedCache(maximumCount: maximumCount, maximumCost: maximumCost))
    }

    /// The number of values.
    @inlinable package var count: Int { cache.withLock { $0.count } }

    /// Returns the cached value for a key; otherwise calls `make` and caches its result.
    ///
    /// Two threads may make the value for the same key concurrently; the cache keeps the last one.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - cost: Returns the cost of a new value; 1 by default.
    ///   - make: Returns a new value, or `nil` if there is none, which is not cached. It may use the cache itself.
    @inlinable package func value(
        for key: Key, cost: (Value) -> Int = { _ in 1 }, make: () throws -> Value?
    ) rethrows -> Value? {
        if let known = cache.withLock({ $0.value(for: key) }) { return known }
        guard let made = try make() else { return nil }
        let cost = cost(made)
        cache.withLock { $0.insert(made, for: key, cost: cost) }
        return made
    }
}
