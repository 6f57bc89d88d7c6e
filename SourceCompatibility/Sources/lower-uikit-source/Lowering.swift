import Foundation
import SourceLowering

/// One run of the tool.
struct Lowering {
    /// The paths of the files of the target.
    private let paths: [String]
    /// The paths of the files of the targets that the target depends on.
    private let contextPaths: [String]
    private let output: OutputFolder
    private let cache: LoweringCache

    init(outputFolder: String, files: [String], contextFiles: [String]) {
        paths = files
        contextPaths = contextFiles
        output = OutputFolder(path: outputFolder)
        cache = LoweringCache(contentsOfFile: output.cache, tool: Self.tool)
    }

    /// The hash of the tool's executable file. The modification time does not identify a build, because SwiftPM
    /// sometimes links the tool again without changes.
    private static let tool: String = {
        var hash = ContentHash()
        hash.combine(FileManager.default.contents(atPath: "/proc/self/exe") ?? Data())
        return hash.text
    }()

    private struct ReadFile: Sendable {
        let file: SourceFile
        let contentHash: String
        let summary: SourceSummary

        /// The file with its syntax tree; nil if the cache contains the summary.
        var parsed: ParsedSource?
    }

    /// Lowers the files that changed since the last run.
    ///
    /// - Returns: The errors in the source that cannot be lowered.
    /// - Throws: An error if the output cannot be written.
    func run() throws -> [LoweringError] {
        let files = read(paths)
        let context = read(contextPaths)
        let target = TargetSummary((files + context).map(\.summary))
        let contextHash = try hash(of: (files + context).map(\.summary))
        let contextTypeName = "_LoweringContext_" + contextHash

        var cache = LoweringCache(tool: Self.tool)
        for file in context {
            cache.entries[file.file.path] = LoweringCache.Entry(contentHash: file.contentHash, summary: file.summary)
        }
        let results = Parallel.map(files) { [cache = self.cache] file -> LoweredSource? in
            let old = cache.entries[file.file.path]
            if let old, old.contentHash == file.contentHash, old.contextHash == contextHash { return nil }
            return SourceLowering.lower(
                file.file, in: target, contextTypeName: "_LoweringContext", parsed: file.parsed)
        }
        var errors: [LoweringError] = []
        for (file, result) in zip(files, results) {
            let path = file.file.path
            var entry = LoweringCache.Entry(
                contentHash: file.contentHash, summary: file.summary, contextHash: contextHash)
            if let result {
                errors += result.errors
                entry.isChanged = result.isChanged
                if !result.errors.isEmpty { entry.contextHash = nil }
                if result.isChanged {
                    let header = "#sourceLocation(file: \(Self.literal(path)), line: 1)\n"
                    try output.write(Array(header.utf8) + result.bytes, to: output.loweredFile(path))
                }
            } else {
                entry.isChanged = self.cache.entries[path]?.isChanged == true
            }
            cache.entries[path] = entry
        }
        let changed = files.map(\.file.path).filter { cache.entries[$0]?.isChanged == true }
        output.removeLoweredFiles(except: Set(changed))
        try output.write(output.overlayText(changed), to: output.overlay)
        try output.write(Array(Self.contextSource(contextTypeName).utf8), to: output.context)
        try output.write(cache.encoded(), to: output.cache)
        return errors
    }

    /// Reads files, and parses those that changed since the last run.
    private func read(_ paths: [String]) -> [ReadFile] {
        Parallel.map(paths) { [cache] path in
            let file = SourceFile(path: path, bytes: FileManager.default.contents(atPath: path) ?? Data())
            var hash = ContentHash()
            hash.combine(file.bytes)
            if let entry = cache.entries[path], entry.contentHash == hash.text {
                return ReadFile(file: file, contentHash: hash.text, summary: entry.summary)
            }
            let parsed = ParsedSource(file)
            return ReadFile(
                file: file, contentHash: hash.text, summary: SourceSummary(of: parsed), parsed: parsed)
        }
    }

    private func hash(of summaries: [SourceSummary]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var hash = ContentHash()
        hash.combine(try encoder.encode(summaries))
        return hash.text
    }

    /// Returns the source of the context type. Its name changes with the declarations that affect lowering, so the
    /// compiler compiles the files that mention the type alias again.
    private static func contextSource(_ name: String) -> String {
        """
        // Generated. Lowered files refer to the alias, so that they are recompiled if declarations in other files
        // change the result of lowering them.
        enum \(name) {}
        typealias _LoweringContext = \(name)

        """
    }

    private static func literal(_ path: String) -> String {
        "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
