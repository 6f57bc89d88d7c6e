import CoreGraphics

/// The arrays that commits of a host need. They keep their memory from frame to frame, so that frames of scrolling
/// allocate none.
@MainActor struct CommitBuffers {
    /// Empty arrays for the rectangles of damage lists.
    private var spareRects: [[PixelRect]] = []
    /// The layers of the last commit whose pixels can be moved.
    var scrolled: [ScrolledLayer] = []
    /// The movements of the last commit.
    var moves: [PixelMove] = []
    /// The surroundings of the scrolled layer that ``ScrolledLayer/addDamage(to:_:_:)`` examines.
    var surroundings = ScrolledLayer.Surroundings()

    /// Returns an empty list of damage.
    mutating func makeList(bounds: PixelRect) -> DamageList {
        DamageList(bounds: bounds, reusing: spareRects.popLast() ?? [])
    }

    /// Takes back the memory of a list that is not used any more.
    mutating func recycle(_ list: inout DamageList) { spareRects.append(list.takeMemory()) }
}
