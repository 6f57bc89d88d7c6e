/// A cache of the filtered backdrops of a tree. It updates only the parts with changes behind them.
@MainActor final class BackdropCache {
    @MainActor private final class Entry {
        var backdrop: Backdrop
        let pixels = RenderTarget()
        /// The parts whose pixels are not up to date with the last commit.
        var stale: [PixelRect]

        init(_ backdrop: Backdrop) {
            self.backdrop = backdrop
            stale = [backdrop.rect]
            pixels.reserve(backdrop.rect)
        }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var around: Set<ObjectIdentifier> = []
    /// The number of backdrop pixels that were rendered, for tests that measure the cost of a change.
    private(set) var renderedPixels = 0

    func removeAll() {
        guard !entries.isEmpty || !around.isEmpty else { return }
        entries.removeAll()
        around.removeAll()
    }

    /// Returns a Boolean value that indicates whether a layer, or one of its descendants, displays a backdrop. Such a
    /// layer can change on screen although its content does not change.
    func containsBackdrop(_ layer: CALayer) -> Bool {
        !around.isEmpty && around.contains(ObjectIdentifier(layer))
    }

    /// Returns the pixels of a layer's backdrop, or `nil` if there are none.
    func pixels(of layer: CALayer) -> RenderTarget? {
        entries.isEmpty ? nil : entries[ObjectIdentifier(layer)]?.pixels
    }

    /// Returns a Boolean value that indicates whether the pixels of a backdrop can be updated partially.
    func isCurrent(_ backdrop: Backdrop) -> Bool { entries[backdrop.id]?.backdrop.isSame(as: backdrop) ?? false }

    /// Invalidates parts of a backdrop.
    func invalidate(_ rects: [PixelRect], of backdrop: Backdrop) { entries[backdrop.id]?.stale += rects }

    /// Renders the invalid parts of all backdrops.
    ///
    /// - Parameters:
    ///   - backdrops: The backdrops in painting order. A backdrop in front may display those behind it.
    ///   - render: A closure that renders a part of a backdrop into a target.
    func update(_ backdrops: [Backdrop], render: (Backdrop, PixelRect, RenderTarget) -> Void) {
        renderedPixels = 0
        if backdrops.isEmpty { return removeAll() }
        let ids = Set(backdrops.map(\.id))
        if entries.count != ids.count || !entries.keys.allSatisfy(ids.contains) {
            entries = entries.filter { ids.contains($0.key) }
        }
        around = ids
        for backdrop in backdrops { around.formUnion(backdrop.ancestors.keys) }
        for backdrop in backdrops {
            let entry: Entry
            if let known = entries[backdrop.id], known.backdrop.isSame(as: backdrop) {
                entry = known
                entry.backdrop = backdrop
            } else {
                entry = Entry(backdrop)
                entries[backdrop.id] = entry
            }
            guard !entry.stale.isEmpty else { continue }
            var list = DamageList(bounds: backdrop.rect)
            for rect in entry.stale { list.add(rect) }
            entry.stale.removeAll()
            for rect in list.rects {
                render(backdrop, rect, entry.pixels)
                renderedPixels += rect.area
            }
        }
    }
}
