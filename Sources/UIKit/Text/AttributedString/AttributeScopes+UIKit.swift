// The attributes of `AttributedString` that UIKit supports, such as `text.font` and `text.foregroundColor`.
extension AttributeScopes {
    /// The UIKit attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The UIKit attributes and the attributes of Foundation.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The color of the glyphs.
        public let foregroundColor: ForegroundColorAttribute
        /// The color of the background.
        public let backgroundColor: BackgroundColorAttribute
        /// The style of the underline.
        public let underlineStyle: UnderlineStyleAttribute
        /// The style of the strikethrough line.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The additional space after each character, in points.
        public let kern: KernAttribute
        /// The offset of the glyphs above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The attributes of Foundation.
        public let foundation: FoundationAttributes

        /// The font attribute.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIFont
            /// The corresponding attribute key of `NSAttributedString`.
            public static let name = NSAttributedString.Key.font.rawValue
        }
        /// The attribute for the color of the glyphs.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIColor
            /// The corresponding attribute key of `NSAttributedString`.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        /// The attribute for the color of the background.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIColor
            /// The corresponding attribute key of `NSAttributedString`.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        /// The attribute for the style of the underline.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = NSUnderlineStyle
            /// The corresponding attribute key of `NSAttributedString`.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        /// The attribute for the style of the strikethrough line.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = NSUnderlineStyle
            /// The corresponding attribute key of `NSAttributedString`.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
        /// The attribute for the additional space after each character, in points.
        public enum KernAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The corresponding attribute key of `NSAttributedString`.
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        /// The attribute for the offset of the glyphs above the baseline, in points.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The corresponding attribute key of `NSAttributedString`.
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    /// Returns the attribute key for a key path such as `\.font`, so that `text.font` refers to the UIKit attribute.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

extension NSAttributedString {
    /// Creates an attributed string with the UIKit attributes of an `AttributedString`. Other attributes are omitted.
    public convenience init(_ attrStr: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let text = String(attrStr.characters[run.range])
            result.append(NSAttributedString(string: text, attributes: NSAttributedString.attributes(of: run)))
        }
        self.init(attributedString: result)
    }

    private static func attributes(of run: AttributedString.Runs.Run) -> [NSAttributedString.Key: Any] {
        var found: [NSAttributedString.Key: Any] = [:]
        found[.font] = run.uiKit.font
        found[.foregroundColor] = run.uiKit.foregroundColor
        found[.backgroundColor] = run.uiKit.backgroundColor
        found[.underlineStyle] = run.uiKit.underlineStyle?.rawValue
        found[.strikethroughStyle] = run.uiKit.strikethroughStyle?.rawValue
        found[.kern] = run.uiKit.kern
        found[.baselineOffset] = run.uiKit.baselineOffset
        return found
    }
}
