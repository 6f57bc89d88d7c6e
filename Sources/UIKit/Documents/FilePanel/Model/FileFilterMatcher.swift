import DisplayServer
import UniformTypeIdentifiers

/// Decides which files a filter shows, by the extensions of their names. The decision for an extension is made once.
struct FileFilterMatcher {
    private let filter: FileChoiceFilter
    private var decisions: [String: Bool] = [:]

    init(_ filter: FileChoiceFilter) { self.filter = filter }

    /// Returns whether the filter shows a file.
    mutating func matches(_ name: String) -> Bool {
        let suffix = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
        if let decision = decisions[suffix] { return decision }
        let types = TypeRegistry.types(tag: suffix, of: .filenameExtension, conformingTo: nil)
        let mimeTypes = types.flatMap { TypeRegistry.mimeTypes(of: $0) }
        let decision = filter.patterns.contains { pattern in
            switch pattern {
            case .glob(let glob): return fnmatch(glob, "a." + suffix, 0) == 0
            case .mimeType(let type) where type.hasSuffix("/*"):
                return mimeTypes.contains { $0.hasPrefix(type.dropLast()) }
            case .mimeType(let type): return mimeTypes.contains(type)
            }
        }
        decisions[suffix] = decision
        return decision
    }
}
