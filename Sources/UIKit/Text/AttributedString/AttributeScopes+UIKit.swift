// The attributes of `AttributedString` that this toolkit draws: `text.font`, `text.foregroundColor` and so on.
extension AttributeScopes {
    /// The toolkit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The toolkit's attributes, and those of Foundation.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour of the box behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// A line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// A line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// Points added after each letter.
        public let kern: KernAttribute
        /// Points by which letters stand above the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// Those of Foundation.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            /// The name it has in an attributed string of Objective-C.
            public static let name = NSAttributedString.Key.font.rawValue
        }
        /// The colour of the letters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            /// The name it has in an attributed string of Objective-C.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        /// The colour behind the letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            /// The name it has in an attributed string of Objective-C.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        /// How the text is underlined.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            /// The name it has in an attributed string of Objective-C.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        /// How the text is struck through.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            /// The name it has in an attributed string of Objective-C.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
        /// Points added after each letter.
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            /// The name it has in an attributed string of Objective-C.
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        /// Points by which letters stand above the baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            /// The name it has in an attributed string of Objective-C.
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    /// What makes `text.font` and the like mean the attributes of the toolkit.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

extension NSAttributedString {
    /// The text with the attributes of the toolkit; others are left out.
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
