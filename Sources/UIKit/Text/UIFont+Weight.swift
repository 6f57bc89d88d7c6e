extension UIFont {
    /// How bold a font is, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// From -1, the lightest, to 1.
        public let rawValue: CGFloat
        /// A weight from -1, the lightest, to 1; 0 is regular.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A weight from -1, the lightest, to 1; 0 is regular.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest strokes: 100 as CSS counts.
        public static let ultraLight = Weight(-0.8)
        /// 200 as CSS counts.
        public static let thin = Weight(-0.6)
        /// 300 as CSS counts.
        public static let light = Weight(-0.4)
        /// 400 as CSS counts.
        public static let regular = Weight(0)
        /// 500 as CSS counts.
        public static let medium = Weight(0.23)
        /// 600 as CSS counts.
        public static let semibold = Weight(0.3)
        /// 700 as CSS counts.
        public static let bold = Weight(0.4)
        /// 800 as CSS counts.
        public static let heavy = Weight(0.56)
        /// The thickest strokes: 900 as CSS counts.
        public static let black = Weight(0.62)
    }
}

extension UIFont.Weight {
    /// The weights that have names, with their numbers as CSS and font files have them.
    private static let steps: [(weight: UIFont.Weight, number: Int, name: String)] = [
        (.ultraLight, 100, "UltraLight"), (.thin, 200, "Thin"), (.light, 300, "Light"), (.regular, 400, ""),
        (.medium, 500, "Medium"), (.semibold, 600, "Semibold"), (.bold, 700, "Bold"), (.heavy, 800, "Heavy"),
        (.black, 900, "Black"),
    ]

    /// The weight as a number from 100 to 900, with 400 for regular; between the named weights it is interpolated. What
    /// is no number counts as regular.
    var number: Int {
        let steps = UIFont.Weight.steps
        guard !rawValue.isNaN else { return 400 }
        guard rawValue > steps[0].weight.rawValue else { return steps[0].number }
        for (low, high) in zip(steps, steps.dropFirst()) where rawValue <= high.weight.rawValue {
            let part = (rawValue - low.weight.rawValue) / (high.weight.rawValue - low.weight.rawValue)
            return low.number + Int(clamping: (part * CGFloat(high.number - low.number)).rounded())
        }
        return steps[steps.count - 1].number
    }

    /// What the weight nearest to a number is called; nil for regular.
    static func name(nearest number: Int) -> String? {
        let nearest = steps.min { abs($0.number - number) < abs($1.number - number) }
        return nearest.flatMap { $0.name.isEmpty ? nil : $0.name }
    }

    /// The weight of that name, in any case, also by the names other systems use.
    static func named(_ name: String) -> UIFont.Weight? {
        switch name.lowercased() {
        case "", "regular", "normal", "book", "roman": .regular
        case "extralight": .thin
        case "demibold", "demi": .semibold
        case "extrabold", "ultrabold": .heavy
        case let lower: steps.first { $0.name.lowercased() == lower }?.weight
        }
    }
}
