/// The cardinal plural rules of the Unicode Common Locale Data Repository.
///
/// Foundation contains them but does not make them available. Languages that are not listed only have the category
/// `other`.
enum PluralRules {
    private typealias Rule = @Sendable (PluralOperands) -> PluralCategory

    /// Returns the category of a number in the language of a tag.
    static func category(of number: PluralOperands, in language: String) -> PluralCategory {
        let tag = LanguageTag(language)
        if tag.language == "pt", tag.region == "PT" { return romance(number, isOne: isOneDigit) }
        return rules[tag.language]?(number) ?? .other
    }

    private static let rules: [String: Rule] = {
        var rules: [String: Rule] = [:]
        func add(_ languages: String, _ rule: @escaping Rule) {
            for language in languages.split(separator: " ") { rules[String(language)] = rule }
        }
        add("en de nl sv fi et ast fy gl ia io sw ur yi") { isOneDigit($0) ? .one : .other }
        add(
            """
            af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks ksb \
            ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss \
            ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog
            """
        ) { $0.is(1...1) ? .one : .other }
        add("ak bho guw ln mg nso pa ti wa") { $0.is(0...1) ? .one : .other }
        add("hi bn gu kn fa am as doi zu pcm") { $0.integer == 0 || $0.is(1...1) ? .one : .other }
        add("hy ff kab") { $0.integer <= 1 ? .one : .other }
        add("si") { $0.is(0...1) || $0.integer == 0 && $0.fraction == 1 ? .one : .other }
        add("da") { $0.is(1...1) || !$0.isWhole && $0.integer <= 1 ? .one : .other }
        add("is") { number in
            let (ones, hundreds) = (number.integer % 10, number.integer % 100)
            let part = number.significantFraction
            return number.isWhole && ones == 1 && hundreds != 11 || part % 10 == 1 && part % 100 != 11 ? .one : .other
        }
        add("mk") { number in
            func isOne(_ value: UInt64) -> Bool { value % 10 == 1 && value % 100 != 11 }
            return number.fractionLength == 0 && isOne(number.integer) || isOne(number.fraction) ? .one : .other
        }
        add("fil ceb") { number in
            func isOne(_ value: UInt64) -> Bool { ![4, 6, 9].contains(value % 10) }
            return isOne(number.fractionLength == 0 ? number.integer : number.fraction) ? .one : .other
        }
        add("fr") { romance($0) { $0.integer <= 1 } }
        add("pt") { romance($0) { $0.integer <= 1 } }
        add("es") { romance($0) { $0.is(1...1) } }
        add("it ca lld scn vec") { romance($0, isOne: isOneDigit) }
        add("lij sc") { isOneDigit($0) ? .one : .other }
        add("lv prg", latvian)
        add("lt", lithuanian)
        add("ro") { number in
            if isOneDigit(number) { return .one }
            let isFew =
                number.fractionLength != 0 || number.integer == 0
                || number.integer != 1 && (1...19).contains(number.integer % 100)
            return isFew ? .few : .other
        }
        add("hr sr bs") { number in
            let isInteger = number.fractionLength == 0
            if isInteger && isEastSlavicOne(number.integer) || isEastSlavicOne(number.fraction) { return .one }
            return isInteger && isSlavicFew(number.integer) || isSlavicFew(number.fraction) ? .few : .other
        }
        add("sl") { number in
            guard number.fractionLength == 0 else { return .few }
            switch number.integer % 100 {
            case 1: return .one
            case 2: return .two
            case 3, 4: return .few
            default: return .other
            }
        }
        add("dsb hsb") { number in
            let value = number.fractionLength == 0 ? number.integer : number.fraction
            switch value % 100 {
            case 1: return .one
            case 2: return .two
            case 3, 4: return .few
            default: return .other
            }
        }
        add("cs sk") { number in
            guard number.fractionLength == 0 else { return .many }
            return number.integer == 1 ? .one : (2...4).contains(number.integer) ? .few : .other
        }
        add("pl") { number in
            guard number.fractionLength == 0 else { return .other }
            return number.integer == 1 ? .one : isSlavicFew(number.integer) ? .few : .many
        }
        add("ru uk") { number in
            guard number.fractionLength == 0 else { return .other }
            return isEastSlavicOne(number.integer) ? .one : isSlavicFew(number.integer) ? .few : .many
        }
        add("be") { number in
            guard number.isWhole else { return .other }
            return isEastSlavicOne(number.integer) ? .one : isSlavicFew(number.integer) ? .few : .many
        }
        add("he") { number in
            if number.integer == 1 && number.fractionLength == 0 || number.integer == 0 && number.fractionLength != 0 {
                return .one
            }
            return number.integer == 2 && number.fractionLength == 0 ? .two : .other
        }
        add("iu se naq sat sma smi smj smn sms") { $0.is(1...1) ? .one : $0.is(2...2) ? .two : .other }
        add("ar ars") { number in
            if number.is(0...2) { return number.integer == 0 ? .zero : number.integer == 1 ? .one : .two }
            if number.remainder(100, isIn: 3...10) { return .few }
            return number.remainder(100, isIn: 11...99) ? .many : .other
        }
        add("mt") { number in
            if number.is(1...2) { return number.integer == 1 ? .one : .two }
            if number.is(0...0) || number.remainder(100, isIn: 3...10) { return .few }
            return number.remainder(100, isIn: 11...19) ? .many : .other
        }
        add("ga") { number in
            if number.is(1...2) { return number.integer == 1 ? .one : .two }
            return number.is(3...6) ? .few : number.is(7...10) ? .many : .other
        }
        add("gd") { number in
            if number.is(1...1) || number.is(11...11) { return .one }
            if number.is(2...2) || number.is(12...12) { return .two }
            return number.is(3...10) || number.is(13...19) ? .few : .other
        }
        add("cy") { number in
            guard number.isWhole else { return .other }
            switch number.integer {
            case 0: return .zero
            case 1: return .one
            case 2: return .two
            case 3: return .few
            case 6: return .many
            default: return .other
            }
        }
        return rules
    }()

    /// Returns a Boolean value that indicates whether the number is 1 without a fraction: `i = 1 and v = 0`.
    private static func isOneDigit(_ number: PluralOperands) -> Bool {
        number.integer == 1 && number.fractionLength == 0
    }

    /// Returns the category in a language in which whole millions are in the category `many`.
    private static func romance(_ number: PluralOperands, isOne: (PluralOperands) -> Bool) -> PluralCategory {
        if isOne(number) { return .one }
        return number.integer != 0 && number.integer % 1_000_000 == 0 && number.fractionLength == 0 ? .many : .other
    }

    private static func isEastSlavicOne(_ value: UInt64) -> Bool { value % 10 == 1 && value % 100 != 11 }

    private static func isSlavicFew(_ value: UInt64) -> Bool {
        (2...4).contains(value % 10) && !(12...14).contains(value % 100)
    }

    @Sendable private static func latvian(_ number: PluralOperands) -> PluralCategory {
        let teens = 11...19 as ClosedRange<UInt64>
        let isPair = number.fractionLength == 2
        if number.remainder(10, isIn: 0...0) || number.remainder(100, isIn: teens)
            || isPair && teens.contains(number.fraction % 100)
        {
            return .zero
        }
        let isOne =
            number.remainder(10, isIn: 1...1) && !number.remainder(100, isIn: 11...11)
            || isPair && isEastSlavicOne(number.fraction)
            || !isPair && number.fractionLength != 0 && number.fraction % 10 == 1
        return isOne ? .one : .other
    }

    @Sendable private static func lithuanian(_ number: PluralOperands) -> PluralCategory {
        guard number.fraction == 0 else { return .many }
        guard !number.remainder(100, isIn: 11...19) else { return .other }
        return number.remainder(10, isIn: 1...1) ? .one : number.remainder(10, isIn: 2...9) ? .few : .other
    }
}
