import CoreGraphics
import SystemSupport

/// The programs that open files of a type or URLs of a scheme, from the lists of associations of the desktop.
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
        let lists = readLists()
        var found: [DesktopProgram] = []
        var seen: Set<String> = []
        for type in types {
            for identifier in identifiers(for: type, in: lists) where seen.insert(identifier).inserted {
                guard let entry = entry(of: identifier),
                    let program = DesktopProgram(entry: entry, identifier: identifier, environment: environment)
                else { continue }
                found.append(program)
            }
        }
        return found
    }

    /// Returns whether the lists name a program for URLs of a scheme, and its desktop entry is installed. The scheme
    /// must be in lower case.
    func hasProgram(forScheme scheme: String) -> Bool {
        identifiers(for: "x-scheme-handler/\(scheme)", in: readLists()).contains { entry(of: $0) != nil }
    }

    /// The lists of a folder, in order of precedence, and the list of the types that its desktop entries name.
    private typealias Lists = (lists: [KeyFile], cache: KeyFile?)

    private func readLists() -> [Lists] {
        files.places.map { place in
            (
                place.paths.compactMap { KeyFile(path: $0) },
                KeyFile(path: "\(place.folder)/\(AssociationFiles.cache)")
            )
        }
    }

    /// Returns the names of the desktop entries for a type: the default ones first. Names can occur several times.
    private func identifiers(for type: String, in places: [Lists]) -> [String] {
        var found = places.flatMap(\.lists).flatMap { $0.list(type, in: "Default Applications") }
        // A program that a list removes is not added by lists with a lower precedence.
        var removed: Set<String> = []
        for place in places {
            for list in place.lists {
                found += list.list(type, in: "Added Associations").filter { !removed.contains($0) }
                removed.formUnion(list.list(type, in: "Removed Associations"))
            }
            found += (place.cache?.list(type, in: "MIME Cache") ?? []).filter { !removed.contains($0) }
        }
        return found
    }

    /// Returns the path of a desktop entry; nil if it is not installed. An entry hides those of the same name in other
    /// folders, even if it is not valid.
    private func entry(of identifier: String) -> String? {
        guard identifier.hasSuffix(".desktop"), !identifier.contains("/") else { return nil }
        let paths = ProgramAssociations.paths(of: identifier)
        for folder in files.applications {
            if let path = paths.first(where: { access("\(folder)/\($0)", F_OK) == 0 }) { return "\(folder)/\(path)" }
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
