extension LayoutDescription {
    /// Returns the description of the constraints that keep the intrinsic size of a view along an axis (IC-02).
    static func contentSize(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> String {
        let name = axis == .horizontal ? "width" : "height"
        let metric = item.intrinsicSize[axis]?.metric ?? 0
        let hugging = item.contentPriorities.hugging(axis).rawValue
        let resistance = item.contentPriorities.resistance(axis).rawValue
        return """
            <NSContentSizeLayoutConstraint \(item.name).\(name) == \(metric) Hug:\(hugging) \
            CompressionResistance:\(resistance)   (active)>
            """
    }
}
