/// What layers of special kinds draw besides what all layers draw; the part of their values that can be animated.
package enum SpecialDrawing {
    case none
    case shape(ShapeDrawing)
    case gradient(GradientDrawing)
    case text(TextDrawing)
}
