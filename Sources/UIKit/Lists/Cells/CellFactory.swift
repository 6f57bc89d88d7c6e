import QuartzCore

/// Creates cells and other reusable views of classes that are registered with a list.
///
/// `register(_:forCellReuseIdentifier:)` receives a class whose initializer is not `required`, so that Swift cannot
/// call it. As ``ObjectFactory`` does for `init()`, the class's own initializer is looked up in its method table, where
/// it has the same index in all subclasses.
@MainActor enum CellFactory {
    /// Creates a cell with its `init(style:reuseIdentifier:)`.
    static func makeTableCell(
        _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle = .default, reuseIdentifier: String?
    ) -> UITableViewCell {
        let words = words(of: reuseIdentifier)
        let object = callInitializer(
            entry(tableCellSlot, of: type), ClassMetadata(type).address, UInt8(style.rawValue), words.0, words.1)
        return Unmanaged<UITableViewCell>.fromOpaque(object).takeRetainedValue()
    }

    /// Creates a header or footer with its `init(reuseIdentifier:)`.
    static func makeHeaderFooterView(
        _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
    ) -> UITableViewHeaderFooterView {
        let words = words(of: reuseIdentifier)
        let object = callInitializer(
            entry(headerFooterSlot, of: type), ClassMetadata(type).address, words.0, words.1)
        return Unmanaged<UITableViewHeaderFooterView>.fromOpaque(object).takeRetainedValue()
    }

    /// Creates a view with its `init(frame:)`.
    static func makeView<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
        let object = callInitializer(
            entry(viewSlot, of: type), ClassMetadata(type).address, Double(frame.origin.x), Double(frame.origin.y),
            Double(frame.width), Double(frame.height))
        guard let view = Unmanaged<UIView>.fromOpaque(object).takeRetainedValue() as? View else {
            preconditionFailure("init(frame:) of \(type) created an object of another class")
        }
        return view
    }

    private static func entry(_ slot: Int, of type: AnyClass) -> UnsafeRawPointer {
        guard let function = UnsafeRawPointer(bitPattern: ClassMetadata(type)[slot]) else {
            preconditionFailure("\(type) has no initializer that a list can call")
        }
        return function
    }

    /// Returns the words of a string, which the initializer consumes.
    private static func words(of text: String?) -> (UInt, UInt) {
        precondition(MemoryLayout<String?>.size == 2 * MemoryLayout<UInt>.size, "unsupported layout of strings")
        let memory = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        defer { memory.deallocate() }
        memory.initialize(to: text)
        return UnsafeRawPointer(memory).load(as: (UInt, UInt).self)
    }

    // MARK: Indices

    private static let tableCellSlot = slot(UITableViewCell.self, FirstCell.self, SecondCell.self, after: UIView.self)
    private static let headerFooterSlot = slot(
        UITableViewHeaderFooterView.self, FirstHeader.self, SecondHeader.self, after: UIView.self)
    private static let viewSlot = slot(UIView.self, FirstView.self, SecondView.self, after: UIResponder.self)

    /// Returns the index of the first initializer that a class declares.
    ///
    /// Every class has its own allocating initializers, so these are the entries in which three simple classes differ.
    /// The class declares its initializer before all others. The classes have different sizes, because a linker could
    /// otherwise merge functions with identical code.
    private static func slot(_ base: AnyClass, _ first: AnyClass, _ second: AnyClass, after parent: AnyClass) -> Int {
        let (base, first, second) = (ClassMetadata(base), ClassMetadata(first), ClassMetadata(second))
        let differing = (ClassMetadata(parent).count..<base.count).first {
            base[$0] != first[$0] && base[$0] != second[$0] && first[$0] != second[$0]
        }
        guard let differing else { preconditionFailure("unsupported layout of Swift class metadata") }
        return differing
    }

    private final class FirstCell: UITableViewCell {
        private var word: UInt64 = 1
    }

    private final class SecondCell: UITableViewCell {
        private var words: (UInt64, UInt64) = (2, 3)
    }

    private final class FirstHeader: UITableViewHeaderFooterView {
        private var word: UInt64 = 1
    }

    private final class SecondHeader: UITableViewHeaderFooterView {
        private var words: (UInt64, UInt64) = (2, 3)
    }

    private final class FirstView: UIView {
        private var word: UInt64 = 1
    }

    private final class SecondView: UIView {
        private var words: (UInt64, UInt64) = (2, 3)
    }
}

// The functions of CRuntime.c that call an initializer with the class in Swift's context register. They have Swift's
// calling convention, which C headers cannot declare to Swift.
@_silgen_name("uikit_call_allocating_init_with_style")
private func callInitializer(
    _ function: UnsafeRawPointer, _ metadata: UnsafeRawPointer, _ style: UInt8, _ first: UInt, _ second: UInt
) -> UnsafeRawPointer

@_silgen_name("uikit_call_allocating_init_with_string")
private func callInitializer(
    _ function: UnsafeRawPointer, _ metadata: UnsafeRawPointer, _ first: UInt, _ second: UInt
) -> UnsafeRawPointer

@_silgen_name("uikit_call_allocating_init_with_frame")
private func callInitializer(
    _ function: UnsafeRawPointer, _ metadata: UnsafeRawPointer, _ x: Double, _ y: Double, _ width: Double,
    _ height: Double
) -> UnsafeRawPointer
