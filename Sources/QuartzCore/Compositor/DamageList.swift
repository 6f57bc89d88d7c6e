/// Collects damaged rectangles, few enough that painting each of them by itself pays.
struct DamageList {
    /// Beyond this many rectangles those are joined whose bounding box wastes least.
    static let limit = 32
    /// Two rectangles are joined at once if that adds no more than this many pixels.
    private static let freeWaste = 1024

    let bounds: PixelRect
    private(set) var rects: [PixelRect] = []
    /// The box around all of them, and their areas added up: where they overlap, pixels count more than once.
    private var box = PixelRect.zero
    private var area = 0

    init(bounds: PixelRect) { self.bounds = bounds }

    mutating func add(_ rect: PixelRect) {
        var new = rect.intersection(bounds)
        guard !new.isEmpty else { return }
        if rects.count == DamageList.limit { return addToMany(new) }
        var index = 0
        while index < rects.count {
            let old = rects[index]
            if old.contains(new) { return }
            if DamageList.waste(old, new) <= DamageList.freeWaste {
                // The larger rectangle may now touch others: compare it with all of them again.
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

    /// Adds what a layer covered and what it covers now: most move by little, and then it is one rectangle.
    mutating func add(_ old: PixelRect, _ new: PixelRect) {
        let (old, new) = (old.intersection(bounds), new.intersection(bounds))
        guard !old.isEmpty, !new.isEmpty, DamageList.waste(old, new) <= DamageList.freeWaste else {
            add(old)
            return add(new)
        }
        add(old.union(new))
    }

    /// Adds to as many as there may be. One look at each is enough here: many rectangles often arrive in one frame.
    private mutating func addToMany(_ new: PixelRect) {
        // One large rectangle costs less than many that fill a third of it, and what arrives later is mostly in it already.
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

    /// The rectangles as a region. Its rectangles do not overlap, so there may be more of them than were added.
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

    /// The pixels that joining two rectangles adds.
    @inline(__always) private static func waste(_ a: PixelRect, _ b: PixelRect) -> Int {
        a.union(b).area - a.area - b.area + a.intersection(b).area
    }
}
