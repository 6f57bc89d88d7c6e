import Synchronization

/// A thread-safe cache with a cost limit and a count limit that evicts the least recently used values first.
///
/// Reading a cached value is O(1); an insertion that evicts is O(*n*) per evicted value.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct State {
        var values: [Key: (value: Value, cost: Int, lastUse: UInt64)] = [:]
        var cost = 0
        var uses: UInt64 = 0
    }

    private let state = Mutex(State())
    private let costLimit: Int
    private let countLimit: Int

    /// Creates an empty cache.
    ///
    /// - Parameters:
    ///   - costLimit: The maximum total cost. A single value with a higher cost stays until the next insertion.
    ///   - countLimit: The maximum number of values.
    init(costLimit: Int, countLimit: Int) {
        self.costLimit = costLimit
        self.countLimit = countLimit
    }

    /// Returns the cached value for a key; otherwise calls `make` and caches its result. Two threads may make the same
    /// value concurrently; the cache keeps the last one.
    func value(for key: Key, cost: (Value) -> Int = { _ in 1 }, make: () -> Value?) -> Value? {
        let known = state.withLock { state -> Value? in
            guard let found = state.values[key] else { return nil }
            state.uses += 1
            state.values[key]?.lastUse = state.uses
            return found.value
        }
        if let known { return known }
        guard let made = make() else { return nil }
        let price = cost(made)
        state.withLock { state in
            if let old = state.values.removeValue(forKey: key) { state.cost -= old.cost }
            while !state.values.isEmpty, state.values.count >= countLimit || state.cost + price > costLimit {
                guard let oldest = state.values.min(by: { $0.value.lastUse < $1.value.lastUse }) else { break }
                state.values[oldest.key] = nil
                state.cost -= oldest.value.cost
            }
            state.uses += 1
            state.values[key] = (made, price, state.uses)
            state.cost += price
        }
        return made
    }
}
