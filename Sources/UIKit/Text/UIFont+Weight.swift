extension UIFont {
    /// The weight of a font, from -1 to 1. Regular is 0.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight, from -1 for the lightest to 1 for the heaviest.
        public let rawValue: CGFloat
        /// Creates a weight from -1, the lightest, to 1, the heaviest. Regular is 0.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight from -1, the lightest, to 1, the heaviest. Regular is 0.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The ultra-light weight, 100 in CSS.
        public static let ultraLight = Weight(-0.8)
        /// The thin weight, 200 in CSS.
        public static let thin = Weight(-0.6)
        /// The light weight, 300 in CSS.
        public static let light = Weight(-0.4)
        /// The regular weight, 400 in CSS.
        public static let regular = Weight(0)
        /// The medium weight, 500 in CSS.
        public static let medium = Weight(0.23)
        /// The semibold weight, 600 in CSS.
        public static let semibold = Weight(0.3)
        /// The bold weight, 700 in CSS.
        public static let bold = Weight(0.4)
        /// The heavy weight, 800 in CSS.
        public static let heavy = Weight(0.56)
        /// The black weight, 900 in CSS.
        public static let black = Weight(0.62)
    }
}

extension UIFont.Weight {
    /// The named weights with their numbers in CSS and font files.
    private static let steps: [(weight: UIFont.Weight, number: Int, name: String)] = [
        (.ultraLight, 100, "UltraLight"), (.thin, 200, "Thin"), (.light, 300, "Light"), (.regular, 400, ""),
        (.medium, 500, "Medium"), (.semibold, 600, "Semibold"), (.bold, 700, "Bold"), (.heavy, 800, "Heavy"),
        (.black, 900, "Black"),
    ]

    /// The weight as a number from 100 to 900, in which regular is 400. Values between the named weights are
    /// interpolated, and NaN is treated as regular.
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

    /// Returns the name of the weight nearest to a number; nil for regular.
    static func name(nearest number: Int) -> String? {
        let nearest = steps.min { abs($0.number - number) < abs($1.number - number) }
        return nearest.flatMap { $0.name.isEmpty ? nil : $0.name }
    }

    /// Returns the weight with a name, ignoring case. Names that other systems use are recognized too.
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
