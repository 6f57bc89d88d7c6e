/// The axes along which content moves.
struct ScrollAxes: OptionSet {
    let rawValue: UInt8
    static let horizontal = ScrollAxes(rawValue: 1 << 0)
    static let vertical = ScrollAxes(rawValue: 1 << 1)
    static let both: ScrollAxes = [.horizontal, .vertical]
}
