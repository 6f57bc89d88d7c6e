// Textual descriptions of views and layers, in UIKit's format.
extension UIView {
    /// The class, address and frame, the properties that differ from their defaults, and the layer.
    var fullDescription: String {
        var parts = ["frame = \(UIView.text(frame))"]
        let t = transform
        if !t.isIdentity {
            parts.append("transform = [\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(UIView.text).joined(separator: ", "))]")
        }
        if let contentDescription { parts.append(contentDescription) }
        if alpha < 1 { parts.append("alpha = \(UIView.text(alpha))") }
        if isHidden { parts.append("hidden = YES") }
        if !isOpaque { parts.append("opaque = NO") }
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        let masks: [(AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"),
            (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        let autoresize = masks.filter { autoresizingMask.contains($0.0) }.map(\.1)
        if !autoresize.isEmpty { parts.append("autoresize = \(autoresize.joined(separator: "+"))") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if tag != 0 { parts.append("tag = \(tag)") }
        if let accessibilityIdentifier { parts.append("accessibilityIdentifier = \(accessibilityIdentifier)") }
        parts.append("layer = \(UIView.name(of: layer))>")
        return "\(UIView.name(of: self)); \(parts.joined(separator: "; "))>"
    }

    private static func name(of object: AnyObject) -> String {
        "<\(type(of: object)): \(ObjectAddress.text(of: object))"
    }

    private static func text(_ rect: CGRect) -> String {
        "(\(text(rect.origin.x)) \(text(rect.origin.y)); \(text(rect.width)) \(text(rect.height)))"
    }

    private static func text(_ number: CGFloat) -> String { GeometryText.number(number) }
}
