import Foundation
import SourceLowering

/// The information that the tool stores between runs.
struct LoweringCache: Codable {
    struct Entry: Codable {
        /// The hash of the file's bytes.
        var contentHash: String
        var summary: SourceSummary

        /// The hash of all summaries when the file was lowered; nil if the file was not lowered or had errors.
        var contextHash: String?

        /// A Boolean value that indicates whether the lowered text differs from the file.
        var isChanged = false
    }

    /// The hash of the executable file of the tool that wrote the cache.
    var tool = ""
    var entries: [String: Entry] = [:]

    init(tool: String) { self.tool = tool }

    /// Reads the cache, or creates an empty one if the file is unreadable or another build of the tool wrote it.
    init(contentsOfFile path: String, tool: String) {
        if let data = FileManager.default.contents(atPath: path),
            let cache = try? JSONDecoder().decode(LoweringCache.self, from: data), cache.tool == tool
        {
            self = cache
        } else {
            self.init(tool: tool)
        }
    }

    func encoded() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try Array(encoder.encode(self))
    }
}
