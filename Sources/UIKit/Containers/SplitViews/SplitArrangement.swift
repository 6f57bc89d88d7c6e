/// The frames of the columns of a split view (SP-05). They are computed with the primary column at the left, and
/// mirrored if it is at the right.
package struct SplitArrangement: Equatable {
    /// How columns lie beside or over the secondary one.
    package struct State: Equatable {
        /// The number of visible columns before the secondary one.
        package var level = 0
        package var behavior = UISplitViewController.SplitBehavior.tile
        package var showsInspector = false
        package var inspectorIsOverlay = false

        /// Creates a state in which only the secondary column is visible.
        package init() {}

        /// A Boolean value that indicates whether columns lie over the secondary one.
        var hasLeadingOverlay: Bool { behavior == .overlay && level > 0 }
        /// A Boolean value that indicates whether the secondary column is moved aside.
        var isDisplaced: Bool { behavior == .displace && level > 1 }
        var hasInspectorOverlay: Bool { showsInspector && inspectorIsOverlay }
    }

    /// A column before the secondary one, from the leading edge.
    package struct Side: Equatable {
        let column: UISplitViewController.Column
        let width: CGFloat
        /// The least width to which it is reduced where the secondary column would be too narrow.
        let minimum: CGFloat

        /// Creates a column with a width and a least width, in points.
        package init(column: UISplitViewController.Column, width: CGFloat, minimum: CGFloat) {
            (self.column, self.width, self.minimum) = (column, width, minimum)
        }
    }

    /// The frames of all columns. Hidden ones are outside of the view.
    package private(set) var frames: [UISplitViewController.Column: CGRect] = [:]
    /// The part of the secondary column that is visible.
    package private(set) var exposedSecondary = CGRect.zero

    /// Computes the frames.
    ///
    /// - Parameters:
    ///   - size: The size of the split view, in points.
    ///   - sides: The columns before the secondary one.
    ///   - inspectorWidth: The width of the inspector; nil if there is none.
    ///   - secondaryMinimum: The least width of the secondary column.
    ///   - state: Which columns are visible.
    ///   - isMirrored: Whether the primary column is at the right.
    package init(
        size: CGSize, sides: [Side], inspectorWidth: CGFloat?, secondaryMinimum: CGFloat, state: State,
        isMirrored: Bool
    ) {
        let gap = SplitDivider.lineWidth
        let visible = Array(sides.suffix(state.level))
        let inspectorSpace = state.showsInspector && !state.inspectorIsOverlay ? (inspectorWidth ?? 0) + gap : 0
        var widths = visible.map(\.width)
        let isBeside = state.behavior != .overlay
        if isBeside, !state.isDisplaced {
            // Columns give way to the least width of the secondary one, the first one first.
            let used = widths.reduce(0) { $0 + $1 + gap } + inspectorSpace
            var excess = max(0, used + secondaryMinimum - size.width)
            for index in widths.indices where excess > 0 {
                let step = min(excess, max(0, widths[index] - visible[index].minimum))
                widths[index] -= step
                excess -= step
            }
        }
        widths = widths.map { min($0, size.width) }
        func rect(_ x: CGFloat, _ width: CGFloat) -> CGRect {
            CGRect(x: x, y: 0, width: max(0, width), height: size.height)
        }

        var x: CGFloat = 0
        for (side, width) in zip(visible, widths) {
            frames[side.column] = rect(x, width)
            x += width + gap
        }
        // Hidden columns are outside, in the order in which they come in.
        var outside: CGFloat = 0
        for side in sides.dropLast(visible.count).reversed() {
            outside -= side.width + gap
            frames[side.column] = rect(outside, side.width)
        }

        var start: CGFloat = 0
        var end = size.width
        if state.isDisplaced {
            start = x
            // As wide as with one column beside it.
            end = start + max(0, size.width - (widths.last ?? 0) - gap)
        } else if isBeside {
            start = x
        }
        if let inspectorWidth {
            let width = min(inspectorWidth, size.width)
            if state.showsInspector {
                let left = max(0, size.width - width)
                frames[.inspector] = rect(left, width)
                if !state.inspectorIsOverlay, !state.isDisplaced { end = left - gap }
            } else {
                frames[.inspector] = rect(size.width + gap, width)
            }
        }
        frames[.secondary] = rect(start, end - start)
        let exposedEnd = min(size.width, end)
        exposedSecondary = rect(start, exposedEnd - start)
        if isMirrored { mirror(in: size) }
    }

    private mutating func mirror(in size: CGSize) {
        let area = CGRect(origin: .zero, size: size)
        frames = frames.mapValues { $0.mirrored(in: area) }
        exposedSecondary = exposedSecondary.mirrored(in: area)
    }
}
