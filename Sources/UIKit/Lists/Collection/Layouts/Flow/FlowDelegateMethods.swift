/// The optional methods of a flow layout's delegate.
struct FlowDelegateMethods: OptionSet {
    let rawValue: UInt8
    static let itemSize = FlowDelegateMethods(rawValue: 1 << 0)
    static let inset = FlowDelegateMethods(rawValue: 1 << 1)
    static let lineSpacing = FlowDelegateMethods(rawValue: 1 << 2)
    static let itemSpacing = FlowDelegateMethods(rawValue: 1 << 3)
    static let header = FlowDelegateMethods(rawValue: 1 << 4)
    static let footer = FlowDelegateMethods(rawValue: 1 << 5)
}
