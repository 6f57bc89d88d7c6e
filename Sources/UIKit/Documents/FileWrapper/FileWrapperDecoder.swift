import DocumentStorage

/// Decodes a tree of file wrappers. Data that the encoder has not written is rejected.
struct FileWrapperDecoder {
    private let data: Data
    private var position: Data.Index

    init(_ data: Data) {
        self.data = data
        position = data.startIndex
    }

    /// Decodes a tree that extends to the end of the data.
    mutating func decodeAll() -> FileWrapper? {
        guard take(FileWrapperEncoder.signature.count) == FileWrapperEncoder.signature,
            let wrapper = decode(depth: 0), position == data.endIndex
        else { return nil }
        return wrapper
    }

    private mutating func decode(depth: Int) -> FileWrapper? {
        guard depth <= FileTree.maximumDepth, let kind = take(1)?.first, let permissions = number(),
            let name = text(), let wrapper = wrapper(kind, depth)
        else { return nil }
        if permissions <= 0o7777 {
            wrapper.fileAttributes[FileAttributeKey.posixPermissions.rawValue] = NSNumber(value: permissions)
        }
        wrapper.preferredFilename = name.isEmpty ? nil : name
        return wrapper
    }

    private mutating func wrapper(_ kind: UInt8, _ depth: Int) -> FileWrapper? {
        switch Character(UnicodeScalar(kind)) {
        case "f": return bytes().map { FileWrapper(regularFileWithContents: $0) }
        case "l":
            guard let destination = text(), !destination.isEmpty else { return nil }
            return FileWrapper(
                symbolicLinkWithDestinationURL: URL(
                    fileURLWithPath: destination, relativeTo: URL(fileURLWithPath: "/")))
        case "d":
            guard let count = number() else { return nil }
            var children: [String: FileWrapper] = [:]
            for _ in 0..<count {
                guard let key = text(), children[key] == nil, let child = decode(depth: depth + 1) else { return nil }
                children[key] = child
            }
            return FileWrapper.folder(keys: children)
        default: return nil
        }
    }

    private mutating func take(_ count: Int) -> Data? {
        guard count >= 0, count <= data.endIndex - position else { return nil }
        defer { position += count }
        return Data(data[position..<(position + count)])
    }

    private mutating func number() -> Int? {
        guard let bytes = take(8) else { return nil }
        let value = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(exactly: value)
    }

    private mutating func bytes() -> Data? { number().flatMap { take($0) } }

    private mutating func text() -> String? { bytes().flatMap { String(validating: $0, as: UTF8.self) } }
}
