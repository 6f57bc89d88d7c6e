/// An array of plain values whose memory its owner releases.
///
/// A copy refers to the same memory. Elements are accessed without checks of bounds and of exclusivity, which keeps
/// inner loops free of both in release builds. `deallocate()` must be called once.
struct FlatArray<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var capacity: Int
    private(set) var count: Int

    init() {
        base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!
        capacity = 0
        count = 0
    }

    func deallocate() {
        if capacity > 0 { base.deallocate() }
    }

    @inline(__always)
    subscript(index: Int32) -> Element {
        get {
            assert(index >= 0 && index < count)
            return base[Int(index)]
        }
        nonmutating _modify {
            assert(index >= 0 && index < count)
            yield &base[Int(index)]
        }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        (base + count).initialize(to: element)
        count += 1
    }

    @inline(__always)
    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return base[count]
    }

    mutating func removeAll() {
        count = 0
    }

    /// Shortens the array to `newCount` elements.
    mutating func truncate(to newCount: Int) {
        assert(newCount <= count)
        count = newCount
    }

    /// Lengthens the array to `newCount` elements; new ones are `element`.
    mutating func extend(to newCount: Int, with element: Element) {
        guard newCount > count else { return }
        if newCount > capacity { grow(to: newCount) }
        (base + count).initialize(repeating: element, count: newCount - count)
        count = newCount
    }

    /// Makes the array `newCount` elements long, all of them `element`.
    mutating func reset(to newCount: Int, with element: Element) {
        count = 0
        extend(to: newCount, with: element)
    }

    /// Makes room for `needed` elements without changing the count.
    mutating func reserve(_ needed: Int) {
        if needed > capacity { grow(to: needed) }
    }

    /// Releases the memory if it has room for more than `limit` elements.
    mutating func trim(above limit: Int) {
        guard capacity > limit else { return }
        deallocate()
        self = FlatArray()
    }

    @inline(never)
    private mutating func grow(to needed: Int) {
        let newCapacity = max(needed, capacity + capacity / 2, 8)
        let newBase = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        newBase.moveInitialize(from: base, count: count)
        // Touches the new pages now, so that the additions that fill them do not wait for the kernel.
        UnsafeMutableRawPointer(newBase + count).initializeMemory(
            as: UInt8.self, repeating: 0, count: (newCapacity - count) * MemoryLayout<Element>.stride)
        deallocate()
        base = newBase
        capacity = newCapacity
    }
}
