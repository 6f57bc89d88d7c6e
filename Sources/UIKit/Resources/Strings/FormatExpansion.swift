import Foundation

/// Formats strings with plural variables.
struct FormatExpansion {
    private let arguments: [any CVarArg]
    private var text = ""
    private var used: [any CVarArg] = []
    private var next = 1

    /// Returns the formatted string. Formats without variables are passed to Foundation.
    static func string(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
        guard hasVariables(format) else { return String(format: format, locale: locale, arguments: arguments) }
        var expansion = FormatExpansion(arguments: arguments)
        expansion.expand(format, entry: nil, depth: 0)
        return String(format: expansion.text, locale: locale, arguments: expansion.used)
    }

    private init(arguments: [any CVarArg]) { self.arguments = arguments }

    private static func hasVariables(_ format: String) -> Bool {
        var previous: UInt8 = 0
        for byte in format.utf8 {
            if byte == UInt8(ascii: "@"), previous == UInt8(ascii: "#") { return true }
            previous = byte
        }
        return false
    }

    /// Appends a format in which variables are replaced with their plural forms, and specifiers are in the order of
    /// their arguments.
    private mutating func expand(_ format: String, entry: PluralFormatRegistry.Entry?, depth: Int) {
        let bytes = Array(format.utf8)
        var index = 0
        var literal = 0
        func isDigit(_ index: Int) -> Bool { index < bytes.count && (0x30...0x39).contains(bytes[index]) }
        func piece(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "%") else {
                index += 1
                continue
            }
            text += piece(literal..<index)
            var end = index + 1
            var digits = end
            while isDigit(digits) { digits += 1 }
            var position: Int?
            if digits > end, digits < bytes.count, bytes[digits] == UInt8(ascii: "$") {
                position = Int(piece(end..<digits))
                end = digits + 1
            }
            if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "#"), bytes[end + 1] == UInt8(ascii: "@"),
                let close = bytes[(end + 2)...].firstIndex(of: UInt8(ascii: "@"))
            {
                expandVariable(piece(end + 2..<close), at: take(position), entry, depth)
                index = close + 1
            } else {
                let start = end
                while end < bytes.count, !FormatExpansion.isConversion(bytes[end]) { end += 1 }
                guard end < bytes.count else {
                    text += "%%"
                    literal = index + 1
                    index += 1
                    continue
                }
                if bytes[end] == UInt8(ascii: "%") {
                    text += "%%"
                } else {
                    append(conversion: piece(start..<end + 1), at: take(position))
                }
                index = end + 1
            }
            literal = index
        }
        text += piece(literal..<bytes.count)
    }

    private static func isConversion(_ byte: UInt8) -> Bool { "@dDiuUxXoOfFeEgGaAcCsSp%".utf8.contains(byte) }

    /// Returns the position of the next argument, or the explicit position in the format.
    private mutating func take(_ explicit: Int?) -> Int {
        let position = explicit ?? next
        next = max(next, position + 1)
        return position
    }

    private mutating func expandVariable(
        _ name: String, at position: Int, _ entry: PluralFormatRegistry.Entry?, _ depth: Int
    ) {
        var entry = entry
        var name = name
        if let point = name.firstIndex(of: "."), let number = Int(name[..<point]),
            let registered = PluralFormatRegistry.entry(number)
        {
            entry = registered
            name = String(name[name.index(after: point)...])
        }
        // The resource compiler rejects variables that contain themselves.
        guard let entry, let forms = entry.format.variables[name], depth < 16, arguments.indices.contains(position - 1)
        else {
            return
        }
        let category = FormatExpansion.category(of: arguments[position - 1], forms, entry.language)
        if let form = forms[category.rawValue] ?? forms["other"] { expand(form, entry: entry, depth: depth + 1) }
    }

    /// Returns the category of a number. A form for zero also applies in languages without that category.
    private static func category(of argument: any CVarArg, _ forms: [String: String], _ language: String)
        -> PluralCategory
    {
        let operands: PluralOperands
        switch argument {
        case let number as any BinaryInteger: operands = PluralOperands(magnitude: UInt64(clamping: number.magnitude))
        case let number as Double: operands = PluralOperands(number)
        case let number as Float: operands = PluralOperands(Double("\(number)") ?? Double(number))
        case let number as CGFloat: operands = PluralOperands(Double(number))
        case let number as NSNumber: operands = PluralOperands(number.doubleValue)
        default: return .other
        }
        if operands.is(0...0), forms["zero"] != nil { return .zero }
        return PluralRules.category(of: operands, in: language)
    }

    /// Appends a specifier. An argument that does not match the specifier is converted, so that a wrong translation
    /// cannot cause memory that is not an object to be read as one.
    private mutating func append(conversion: String, at position: Int) {
        guard arguments.indices.contains(position - 1) else {
            text += "(null)"
            return
        }
        let argument = arguments[position - 1]
        // Foundation bridges numbers, so `is NSObject` would be true for them as well.
        let isObject = argument is String || type(of: argument) is AnyObject.Type
        switch conversion.utf8.last {
        case UInt8(ascii: "@"):
            text += "%" + conversion
            used.append(isObject ? argument : "\(argument)")
        case let kind? where "fFeEgGaA".utf8.contains(kind):
            if let number = argument as? any BinaryInteger {
                append("%" + conversion, Double(number))
            } else {
                append(isObject ? "%@" : "%" + conversion, argument)
            }
        default:
            let isFloatingPoint = argument is Double || argument is Float || argument is CGFloat
            if isFloatingPoint {
                append("%@", "\(argument)")
            } else {
                append(isObject ? "%@" : "%" + conversion, argument)
            }
        }
    }

    private mutating func append(_ specifier: String, _ argument: any CVarArg) {
        text += specifier
        used.append(argument)
    }
}
