/// A cache with limits for the number and the total cost of its values. It evicts the least recently used values first.
///
/// ```swift
/// var images = BoundedCache<String, Image>(maximumCount: 256, maximumCost: 16 << 20)
/// images.insert(image, for: path, cost: image.width * image.height)
/// images.value(for: path)
/// ```
///
/// Looking up, inserting and removing a value each take the time of hashing the key, whatever the number of values is:
/// the entries are a list that is linked by indices. ``SharedCache`` is the same for several threads.
@frozen @usableFromInline package struct BoundedCache<Key: Hashable, Value> {
    /// A value with its neighbors in the order of use.
    @frozen @usableFromInline struct Entry {
        @usableFromInline var key: Key
        @usableFromInline var value: Value
        @usableFromInline var cost: Int
        @usableFromInline var newer: Int
        @usableFromInline var older: Int

        @inlinable init(key: Key, value: Value, cost: Int) {
            self.key = key
            self.value = value
            self.cost = cost
            newer = -1
            older = -1
        }
    }

    /// The greatest number of values, at least 1.
    @usableFromInline package let maximumCount: Int
    /// The greatest total cost. A single value with a higher cost stays until the next insertion.
    @usableFromInline package let maximumCost: Int
    /// The total cost of the values.
    @usableFromInline package internal(set) var cost = 0

    // The entries are in no particular order, without gaps. An index of -1 denotes no entry.
    @usableFromInline var entries: [Entry] = []
    @usableFromInline var indices: [Key: Int] = [:]
    @usableFromInline var newest = -1
    @usableFromInline var oldest = -1

    /// Creates an empty cache.
    ///
    /// - Parameters:
    ///   - maximumCount: The greatest number of values, at least 1.
    ///   - maximumCost: The greatest total cost, in a unit of the caller; by default, only the number is limited.
    @inlinable package init(maximumCount: Int, maximumCost: Int = .max) {
        self.maximumCount = max(1, maximumCount)
        self.maximumCost = maximumCost
    }

    /// The number of values.
    @inlinable package var count: Int { entries.count }

    /// Returns the value for a key, and makes it the most recently used one; `nil` if there is none.
    @inlinable package mutating func value(for key: Key) -> Value? {
        guard let index = indices[key] else { return nil }
        if index != newest {
            unlink(index)
            link(index)
        }
        return entries[index].value
    }

    /// Stores the value for a key as the most recently used one. It replaces the previous value of the key. The least
    /// recently used values are evicted until the new one fits.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - key: The key.
    ///   - cost: The cost of the value, not negative.
    @inlinable package mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        removeValue(for: key)
        while !entries.isEmpty, entries.count >= maximumCount || self.cost > maximumCost - cost { remove(oldest) }
        entries.append(Entry(key: key, value: value, cost: cost))
        indices[key] = entries.count - 1
        link(entries.count - 1)
        self.cost += cost
    }

    /// Removes and returns the value for a key; `nil` if there is none.
    @discardableResult
    @inlinable package mutating func removeValue(for key: Key) -> Value? { indices[key].map { remove($0) } }

    /// Removes all values.
    @inlinable package mutating func removeAll() {
        self = BoundedCache(maximumCount: maximumCount, maximumCost: maximumCost)
    }

    /// Removes an entry. The last entry moves to its index.
    @discardableResult
    @inlinable mutating func remove(_ index: Int) -> Value {
        unlink(index)
        let last = entries.count - 1
        if index != last {
            entries.swapAt(index, last)
            let moved = entries[index]
            indices[moved.key] = index
            if moved.newer >= 0 { entries[moved.newer].older = index } else { newest = index }
            if moved.older >= 0 { entries[moved.older].newer = index } else { oldest = index }
        }
        let removed = entries.removeLast()
        indices[removed.key] = nil
        cost -= removed.cost
        return removed.value
    }

    /// Makes an entry that is not linked the most recently used one.
    @inlinable mutating func link(_ index: Int) {
        entries[index].older = newest
        entries[index].newer = -1
        if newest >= 0 { entries[newest].newer = index }
        newest = index
        if oldest < 0 { oldest = index }
    }

    @inlinable mutating func unlink(_ index: Int) {
        let (newer, older) = (entries[index].newer, entries[index].older)
        if newer >= 0 { entries[newer].older = older } else { newest = older }
        if older >= 0 { entries[older].newer = newer } else { oldest = newer }
    }
}

extension BoundedCache: Sendable where Key: Sendable, Value: Sendable {}
extension BoundedCache.Entry: Sendable where Key: Sendable, Value: Sendable {}
