/// A collection of damaged rectangles that stays small enough for separate repainting of each rectangle to be
/// efficient.
struct DamageList {
    /// The maximum number of rectangles. Beyond it, the collection merges the rectangles whose bounding box adds the
    /// fewest pixels.
    static let limit = 32
    /// The number of additional pixels up to which two rectangles are merged immediately.
    private static let freeWaste = 1024

    let bounds: PixelRect
    private(set) var rects: [PixelRect] = []
    /// The bounding box of all rectangles, and the sum of their areas, which counts overlapping pixels several times.
    private var box = PixelRect.zero
    private var area = 0

    /// Creates an empty list.
    ///
    /// - Parameters:
    ///   - bounds: The pixels that can be damaged.
    ///   - rects: An empty array whose memory the list uses.
    init(bounds: PixelRect, reusing rects: [PixelRect] = []) {
        self.bounds = bounds
        self.rects = rects
    }

    /// Returns the list, and leaves an empty one, so that the memory has one owner.
    mutating func take() -> DamageList {
        defer { self = DamageList(bounds: bounds) }
        return self
    }

    /// Removes all rectangles, and returns their memory.
    mutating func takeMemory() -> [PixelRect] {
        var memory: [PixelRect] = []
        swap(&memory, &rects)
        self = DamageList(bounds: bounds)
        memory.removeAll(keepingCapacity: true)
        return memory
    }

    mutating func add(_ rect: PixelRect) {
        var new = rect.intersection(bounds)
        guard !new.isEmpty else { return }
        if rects.count == DamageList.limit { return addToMany(new) }
        var index = 0
        while index < rects.count {
            let old = rects[index]
            if old.contains(new) { return }
            if DamageList.waste(old, new) <= DamageList.freeWaste {
                // The merged rectangle may touch other rectangles: compare it with all of them again.
                new = new.union(old)
                area -= old.area
                rects.swapAt(index, rects.count - 1)
                rects.removeLast()
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(new)
        area += new.area
        box = box.union(new)
    }

    /// Adds the previous and the current extent of a layer. Most layers move by a small distance, and both extents are
    /// merged into a single rectangle.
    mutating func add(_ old: PixelRect, _ new: PixelRect) {
        let (old, new) = (old.intersection(bounds), new.intersection(bounds))
        guard !old.isEmpty, !new.isEmpty, DamageList.waste(old, new) <= DamageList.freeWaste else {
            add(old)
            return add(new)
        }
        add(old.union(new))
    }

    /// Adds a rectangle to a full collection. A single pass is sufficient here, because many rectangles often arrive in
    /// one frame.
    private mutating func addToMany(_ new: PixelRect) {
        // One large rectangle is cheaper than many that fill a third of it, and it probably contains the rectangles
        // that follow.
        let all = box.union(new)
        if (area + new.area) * 3 > all.area {
            rects.removeAll(keepingCapacity: true)
            rects.append(all)
            box = all
            area = all.area
            return
        }
        var best = 0
        var least = Int.max
        for (index, old) in rects.enumerated() {
            if old.contains(new) { return }
            let waste = DamageList.waste(old, new)
            if waste < least { (best, least) = (index, waste) }
        }
        let joined = rects[best].union(new)
        area += joined.area - rects[best].area
        rects[best] = joined
        box = all
    }

    /// Returns the rectangles as a region. The rectangles of the region do not overlap, so their number can exceed that
    /// of the added rectangles.
    mutating func region() -> PixelRegion {
        if rects.count == 1 { return PixelRegion(rects[0]) }
        while true {
            var region = PixelRegion()
            for rect in rects { region.formUnion(rect) }
            if region.rectCount <= DamageList.limit || rects.count <= 1 { return region }
            joinBest()
        }
    }

    private mutating func joinBest() {
        var best = (a: 0, b: 1, waste: Int.max)
        for a in 0..<rects.count {
            for b in (a + 1)..<max(rects.count, a + 1) {
                let waste = DamageList.waste(rects[a], rects[b])
                if waste < best.waste { best = (a, b, waste) }
            }
        }
        guard best.waste < Int.max else { return }
        let joined = rects[best.a].union(rects[best.b])
        area -= rects.remove(at: best.b).area
        area -= rects.remove(at: best.a).area
        add(joined)
    }

    /// Returns the number of pixels that merging two rectangles adds.
    @inline(__always) private static func waste(_ a: PixelRect, _ b: PixelRect) -> Int {
        a.union(b).area - a.area - b.area + a.intersection(b).area
    }
}
