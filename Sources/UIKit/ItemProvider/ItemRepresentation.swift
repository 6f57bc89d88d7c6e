import Foundation

/// A representation of an item provider: data or a file that a closure of the app provides.
struct ItemRepresentation: Sendable {
    typealias DataHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    typealias FileHandler = @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

    enum Source: Sendable {
        case data(DataHandler)
        case file(FileHandler, NSItemProviderFileOptions)
    }

    let type: String
    let visibility: NSItemProviderRepresentationVisibility
    let source: Source
}

extension ItemRepresentation {
    /// A Boolean value that indicates whether the representation is a file.
    var isFile: Bool { if case .file = source { true } else { false } }

    /// Returns whether the representation is a file with all of the options. Without options, every one qualifies.
    func permits(_ options: NSItemProviderFileOptions) -> Bool {
        guard !options.isEmpty else { return true }
        guard case .file(_, let own) = source else { return false }
        return own.isSuperset(of: options)
    }
}
