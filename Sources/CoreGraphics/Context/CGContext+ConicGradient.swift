import CCairo

extension CGContext {
    /// Fills the clip with a conic gradient.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The center in user space.
    ///   - angle: The direction of the first color, in radians from the x axis. The following colors turn towards the y
    ///     axis, through a full circle.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        guard center.isFinite, angle.isFinite, state.toDevice.isInvertible else { return }
        let toUser = state.toDevice.inverted()
        let colors = gradient.table(count: 2048)
        prepareOperator()
        let needed = clipPixels
        // The color of a pixel depends on its position only, so the division into cells does not matter.
        let extents = isVector ? needed : CGContext.everywhere
        CGContext.forEachCell(of: extents, touching: needed, isVector ? nil : CGContext.pictureCellWidth) { cell in
            guard let picture = CoverageMask(empty: cell, withColors: true),
                let data = cairo_image_surface_get_data(picture.surface)
            else { return }
            let stride = Int(cairo_image_surface_get_stride(picture.surface))
            let part = cell.intersection(needed)
            for y in part.minY..<part.maxY {
                let row = UnsafeMutableRawPointer(data + Int(y - cell.y) * stride)
                for x in part.minX..<part.maxX {
                    let p = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(toUser)
                    let direction = CGFloat(Foundation.atan2(Double(p.y - center.y), Double(p.x - center.x)))
                    var turn = (direction - angle) / (2 * .pi)
                    turn -= turn.rounded(.down)
                    let index = max(0, min(colors.count - 1, Int(clamping: turn * CGFloat(colors.count))))
                    row.storeBytes(of: colors[index], toByteOffset: Int(x - cell.x) * 4, as: UInt32.self)
                }
            }
            cairo_surface_mark_dirty(picture.surface)
            paint(picture, opacity: state.alpha)
        }
    }
}

extension CGGradient {
    /// Returns premultiplied colors at equal steps from location 0 to location 1.
    fileprivate func table(count: Int) -> [UInt32] {
        (0..<count).map { index in
            let place = (Double(index) + 0.5) / Double(count)
            let next = stops.firstIndex { $0.location > place } ?? stops.count
            let (low, high) = (stops[max(0, next - 1)], stops[min(stops.count - 1, next)])
            let length = high.location - low.location
            let share = length > 0 ? max(0, min(1, (place - low.location) / length)) : 0
            let (a, b) = (low.color.rgba, high.color.rgba)
            let alpha = a.alpha + (b.alpha - a.alpha) * share
            func part(_ a: Double, _ b: Double) -> UInt32 {
                UInt32(((a + (b - a) * share) * alpha * 255).rounded())
            }
            return UInt32((alpha * 255).rounded()) << 24 | part(a.red, b.red) << 16 | part(a.green, b.green) << 8
                | part(a.blue, b.blue)
        }
    }
}
