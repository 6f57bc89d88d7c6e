extension GeometryValidation {
    @inline(__always) static func accepts(
        _ value: UIEdgeInsets, _ property: StaticString, of owner: @autoclosure () -> Any
    ) -> Bool {
        isFinite(abs(value.top) + abs(value.left) + abs(value.bottom) + abs(value.right))
            || refuse(value, property, owner())
    }
}
