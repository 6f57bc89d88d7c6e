extension NSDirectionalEdgeInsets {
    /// Returns margins that are at least those of a view along some axes.
    @MainActor func extended(toMarginsOf view: UIView?, along axes: UIAxis) -> NSDirectionalEdgeInsets {
        guard let view else { return self }
        var result = self
        let outer = view.directionalLayoutMargins
        if axes.contains(.horizontal) {
            result.leading = max(leading, outer.leading)
            result.trailing = max(trailing, outer.trailing)
        }
        if axes.contains(.vertical) {
            result.top = max(top, outer.top)
            result.bottom = max(bottom, outer.bottom)
        }
        return result
    }
}
