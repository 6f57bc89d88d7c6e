/// Gives every specifier of a format, and of the forms of its variables, an explicit position.
///
/// A variable counts as an argument of the format. In its forms, the first specifier without a position refers to the
/// variable's own argument; further specifiers and nested variables refer to the arguments that follow.
struct PluralFormatBuilder {
    /// A variable as a source file defines it.
    struct Variable {
        var forms: [String: String]
        /// The position of the argument, counted from 1, if the source file states it.
        var position: Int?
        /// The conversion of the argument, such as `lld`, which replaces `%arg`.
        var conversion: String
    }

    enum Failure: Error, Equatable {
        case unknownVariable(String)
        case variableInItself(String)
        case starInFormat
    }

    private let sources: [String: Variable]
    private var next = 1
    private var positions: [String: Int] = [:]
    private var results: [String: [String: String]] = [:]
    private var pending: [String] = []

    private init(_ sources: [String: Variable]) { self.sources = sources }

    static func build(_ format: String, variables: [String: Variable]) throws(Failure) -> PluralFormat {
        var builder = PluralFormatBuilder(variables)
        let resolved = try builder.resolve(FormatString(format), own: nil, conversion: nil, path: [])
        return PluralFormat(format: resolved, variables: builder.results)
    }

    private mutating func position(of explicit: Int?) -> Int {
        let position = explicit ?? next
        next = max(next, position + 1)
        return position
    }

    private mutating func resolve(
        _ format: FormatString, own: Int?, conversion: String?, path: [String]
    ) throws(Failure) -> String {
        var text = ""
        var isOwnUsed = false
        var nested: [String] = []
        for piece in format.pieces {
            switch piece {
            case .text(let literal): text += literal
            case .argument:
                // Outside the forms of a variable, "%arg" is the conversion "%a" followed by "rg".
                guard let own, let conversion else {
                    text += "%\(position(of: nil))$arg"
                    continue
                }
                text += "%\(own)$\(conversion)"
                isOwnUsed = true
            case .specifier(let explicit, let conversion):
                guard !conversion.contains("*") else { throw .starInFormat }
                if explicit == nil, let own, !isOwnUsed {
                    isOwnUsed = true
                    text += "%\(own)$\(conversion)"
                } else {
                    text += "%\(position(of: explicit))$\(conversion)"
                }
            case .variable(let explicit, let name):
                guard let source = sources[name] else { throw .unknownVariable(name) }
                guard !path.contains(name) else { throw .variableInItself(name) }
                let place: Int
                if let known = positions[name] {
                    place = known
                } else {
                    place = position(of: explicit ?? source.position)
                    positions[name] = place
                    nested.append(name)
                }
                text += "%\(place)$#@\(name)@"
            }
        }
        for name in nested {
            guard let source = sources[name], let place = positions[name] else { continue }
            var forms: [String: String] = [:]
            let start = next
            var end = next
            // The fixed order of the categories makes the positions deterministic.
            for category in PluralCategory.allCases {
                guard let form = source.forms[category.rawValue] else { continue }
                next = start
                forms[category.rawValue] = try resolve(
                    FormatString(form), own: place, conversion: source.conversion, path: path + [name])
                end = max(end, next)
            }
            next = end
            results[name] = forms
        }
        return text
    }
}

extension PluralFormatBuilder.Failure: CustomStringConvertible {
    var description: String {
        switch self {
        case .unknownVariable(let name): "the format uses the variable \"\(name)\", which is not defined"
        case .variableInItself(let name): "the forms of the variable \"\(name)\" contain the variable itself"
        case .starInFormat: "a width or precision of '*' is not supported in formats with plural forms"
        }
    }
}
