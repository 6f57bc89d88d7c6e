/// The filtered backdrops of a tree, updated only where something beneath them changes.
@MainActor final class BackdropCache {
    @MainActor private final class Entry {
        var backdrop: Backdrop
        let pixels = RenderTarget()
        /// The parts whose pixels are not those of the last commit.
        var stale: [PixelRect]

        init(_ backdrop: Backdrop) {
            self.backdrop = backdrop
            stale = [backdrop.rect]
            pixels.reserve(backdrop.rect)
        }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var around: Set<ObjectIdentifier> = []
    /// The pixels that were rendered beneath backdrops, for tests of how much work a change costs.
    private(set) var renderedPixels = 0

    func removeAll() {
        guard !entries.isEmpty || !around.isEmpty else { return }
        entries.removeAll()
        around.removeAll()
    }

    /// Whether a layer shows its backdrop, or a layer in it does: such a layer changes without a change in it.
    func isAroundBackdrop(_ layer: CALayer) -> Bool {
        !around.isEmpty && around.contains(ObjectIdentifier(layer))
    }

    /// The pixels of a layer's backdrop; nil while there are none.
    func pixels(of layer: CALayer) -> RenderTarget? {
        entries.isEmpty ? nil : entries[ObjectIdentifier(layer)]?.pixels
    }

    /// Whether the pixels of a backdrop can be updated instead of being rendered as a whole.
    func isCurrent(_ backdrop: Backdrop) -> Bool { entries[backdrop.id]?.backdrop.isSame(as: backdrop) ?? false }

    /// Notes that parts of a backdrop changed.
    func invalidate(_ rects: [PixelRect], of backdrop: Backdrop) { entries[backdrop.id]?.stale += rects }

    /// Renders what is missing of all backdrops.
    ///
    /// - Parameters:
    ///   - backdrops: In painting order: those further up may show those below.
    ///   - render: Renders a part of a backdrop into a target.
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
