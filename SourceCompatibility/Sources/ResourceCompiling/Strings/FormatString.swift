/// A format string such as `"%@ has %#@files@"`, split into its parts.
struct FormatString: Equatable {
    /// A part of a format string.
    enum Piece: Equatable {
        /// Literal text, in which percent signs are doubled as in the format string.
        case text(String)
        /// A specifier such as `%2$.1f`, with the position of the argument, counted from 1, if it is given, and the
        /// conversion, `.1f`.
        case specifier(position: Int?, conversion: String)
        /// A variable with plural forms, such as `%#@files@`.
        case variable(position: Int?, name: String)
        /// The specifier `%arg`: the argument of the variable that contains this form.
        case argument
    }

    /// The kinds of arguments, distinguished by the way they are passed.
    enum ArgumentKind: String {
        case object = "an object"
        case integer = "an integer"
        case floatingPoint = "a floating-point number"
        case character = "a character"
        case pointer = "a pointer"
    }

    var pieces: [Piece] = []

    init(_ text: String) {
        let characters = Array(text.unicodeScalars)
        var literal = String.UnicodeScalarView()
        var index = 0
        while index < characters.count {
            guard characters[index] == "%" else {
                literal.append(characters[index])
                index += 1
                continue
            }
            if let (piece, end) = FormatString.piece(in: characters, from: index + 1) {
                if !literal.isEmpty { pieces.append(.text(String(literal))) }
                literal = .init()
                pieces.append(piece)
                index = end
            } else {
                // A percent sign that begins no specifier is literal. Double it, so that formatting does not interpret
                // it.
                literal.append("%")
                literal.append("%")
                index += index + 1 < characters.count && characters[index + 1] == "%" ? 2 : 1
            }
        }
        if !literal.isEmpty { pieces.append(.text(String(literal))) }
    }

    /// Returns the piece that begins after a percent sign, and the index after it. Returns nil if the text is not a
    /// valid piece.
    private static func piece(in characters: [Unicode.Scalar], from start: Int) -> (Piece, Int)? {
        var index = start
        func at(_ index: Int) -> Unicode.Scalar? { index < characters.count ? characters[index] : nil }
        func isDigit(_ index: Int) -> Bool { at(index).map { ("0"..."9").contains($0) } ?? false }
        func text(_ range: Range<Int>) -> String {
            var view = String.UnicodeScalarView()
            view.append(contentsOf: characters[range])
            return String(view)
        }
        if index + 3 <= characters.count, text(index..<index + 3) == "arg" { return (.argument, index + 3) }

        var position: Int?
        var digits = index
        while isDigit(digits), digits - index < 4 { digits += 1 }
        if digits > index, at(digits) == "$" {
            guard let number = Int(text(index..<digits)), number > 0 else { return nil }
            position = number
            index = digits + 1
        }
        if at(index) == "#", at(index + 1) == "@" {
            var end = index + 2
            while let character = at(end), character != "@", character != "%", character != "\n" { end += 1 }
            guard at(end) == "@", end > index + 2 else { return nil }
            return (.variable(position: position, name: text(index + 2..<end)), end + 1)
        }
        let rest = index
        while let character = at(index), "-+ 0#'".unicodeScalars.contains(character) { index += 1 }
        while isDigit(index) || at(index) == "*" { index += 1 }
        if at(index) == "." {
            index += 1
            while isDigit(index) || at(index) == "*" { index += 1 }
        }
        while let character = at(index), "hlqztjL".unicodeScalars.contains(character) { index += 1 }
        guard let conversion = at(index), "@dDiuUxXoOfFeEgGaAcCsSp".unicodeScalars.contains(conversion) else {
            return nil
        }
        return (.specifier(position: position, conversion: text(rest..<index + 1)), index + 1)
    }

    /// A Boolean value that indicates whether the string has arguments.
    var hasArguments: Bool { pieces.contains { if case .text = $0 { false } else { true } } }

    /// Returns the kind of argument that a conversion such as `.1f` takes.
    static func kind(of conversion: String) -> ArgumentKind {
        switch conversion.unicodeScalars.last {
        case "@": .object
        case "f", "F", "e", "E", "g", "G", "a", "A": .floatingPoint
        case "c", "C": .character
        case "s", "S", "p": .pointer
        default: .integer
        }
    }

    /// The kinds of the arguments by their positions, as far as the string itself states them. Variables are skipped.
    var kinds: [Int: ArgumentKind] {
        var next = 1
        var kinds: [Int: ArgumentKind] = [:]
        for piece in pieces {
            switch piece {
            case .text, .argument: continue
            case .variable(let position, _): next = max(next, (position ?? next) + 1)
            case .specifier(let position, let conversion):
                // A width or precision of `*` is an argument, too.
                for _ in 0..<conversion.filter({ $0 == "*" }).count {
                    kinds[next] = .integer
                    next += 1
                }
                kinds[position ?? next] = FormatString.kind(of: conversion)
                if position == nil { next += 1 }
            }
        }
        return kinds
    }
}
