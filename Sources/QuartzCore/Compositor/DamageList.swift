/// Collects damaged rectangles, few enough that painting each of them by itself pays.
struct DamageList {
    /// Beyond this many rectangles those are joined whose bounding box wastes least.
    static let limit = 32
    /// Two rectangles are joined at once if that adds no more than this many pixels.
    private static let freeWaste = 1024

    let bounds: PixelRect
    private(set) var rects: [PixelRect] = []

    init(bounds: PixelRect) { self.bounds = bounds }

    mutating func add(_ rect: PixelRect) {
        var new = rect.intersection(bounds)
        guard !new.isEmpty else { return }
        var index = 0
        while index < rects.count {
            let old = rects[index]
            if old.contains(new) { return }
            if DamageList.waste(old, new) <= DamageList.freeWaste {
                // The larger rectangle may now touch others: compare it with all of them again.
                new = new.union(old)
                rects.swapAt(index, rects.count - 1)
                rects.removeLast()
                index = 0
            } else {
                index += 1
            }
        }
        if rects.count < DamageList.limit {
            rects.append(new)
        } else {
            if joinAllIfDense(new) { return }
            // One look at each is enough here: many rectangles often arrive in one frame.
            var best = 0
            for index in rects.indices
            where DamageList.waste(rects[index], new) < DamageList.waste(rects[best], new) { best = index }
            let joined = rects.remove(at: best).union(new)
            add(joined)
        }
    }

    /// Joins everything if most of the box around it is damaged anyway: one large rectangle costs less than many that fill half
    /// of it, and what arrives later is mostly in it already.
    private mutating func joinAllIfDense(_ new: PixelRect) -> Bool {
        var box = new
        var area = new.area
        for rect in rects {
            box = box.union(rect)
            area += rect.area
        }
        guard area * 3 > box.area else { return false }
        rects.removeAll(keepingCapacity: true)
        rects.append(box)
        return true
    }

    /// The rectangles as a region. Its rectangles do not overlap, so there may be more of them than were added.
    mutating func region() -> PixelRegion {
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
        rects.remove(at: best.b)
        rects.remove(at: best.a)
        add(joined)
    }

    /// The pixels that joining two rectangles adds.
    private static func waste(_ a: PixelRect, _ b: PixelRect) -> Int {
        a.union(b).area - a.area - b.area + a.intersection(b).area
    }
}
