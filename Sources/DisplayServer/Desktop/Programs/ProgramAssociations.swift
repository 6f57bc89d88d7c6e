import CoreGraphics
import SystemSupport

/// The programs that open files of a type, from the lists of associations of the desktop.
struct ProgramAssociations {
    private let environment: ProcessEnvironment
    private let files: AssociationFiles

    /// Creates the associations of an environment.
    init(environment: ProcessEnvironment) {
        self.environment = environment
        files = AssociationFiles(environment: environment)
    }

    /// Returns the programs for types: the default program first, then those of the first type, then those of the
    /// next types. Reads files: call it on a background thread.
    ///
    /// - Parameter types: MIME types, the most specific one first.
    func programs(for types: [String]) -> [DesktopProgram] {
        let lists = files.places.map { place in place.paths.compactMap { KeyFile(path: $0) } }
        let caches = files.places.map { KeyFile(path: "\($0.folder)/\(AssociationFiles.cache)") }
        var found: [DesktopProgram] = []
        var seen: Set<String> = []
        func add(_ identifiers: [String]) {
            for identifier in identifiers where seen.insert(identifier).inserted {
                if let program = program(identifier) { found.append(program) }
            }
        }
        for type in types {
            add(lists.joined().flatMap { $0.list(type, in: "Default Applications") })
            // A program that a list removes is not added by lists with a lower precedence.
            var removed: Set<String> = []
            for (index, lists) in lists.enumerated() {
                for list in lists {
                    add(list.list(type, in: "Added Associations").filter { !removed.contains($0) })
                    removed.formUnion(list.list(type, in: "Removed Associations"))
                }
                add((caches[index]?.list(type, in: "MIME Cache") ?? []).filter { !removed.contains($0) })
            }
        }
        return found
    }

    /// Returns the program of a desktop entry; nil if it is not installed.
    private func program(_ identifier: String) -> DesktopProgram? {
        guard identifier.hasSuffix(".desktop"), !identifier.contains("/") else { return nil }
        for folder in files.applications {
            for path in ProgramAssociations.paths(of: identifier) where access("\(folder)/\(path)", F_OK) == 0 {
                // An entry hides those of the same name in other folders, even if it is not valid.
                return DesktopProgram(entry: "\(folder)/\(path)", identifier: identifier, environment: environment)
            }
        }
        return nil
    }

    /// Returns the paths that an identifier can have: its hyphens can represent separators of folders.
    private static func paths(of identifier: String) -> [String] {
        var paths = [identifier]
        var path = identifier
        while let hyphen = path.firstIndex(of: "-"), paths.count < 8 {
            path.replaceSubrange(hyphen...hyphen, with: "/")
            paths.append(path)
        }
        return paths
    }
}
