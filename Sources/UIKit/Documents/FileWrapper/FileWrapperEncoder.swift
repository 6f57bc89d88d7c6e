/// Encodes a tree of file wrappers: for each, a letter for its kind, its permissions, its preferred name and its
/// contents. Numbers have eight bytes, the lowest first; names and contents follow their lengths.
struct FileWrapperEncoder {
    static let signature = Data("file wrapper 1\n".utf8)

    private(set) var data = signature

    mutating func encode(_ wrapper: FileWrapper) {
        let permissions = wrapper.fileAttributes[FileAttributeKey.posixPermissions.rawValue] as? NSNumber
        func begin(_ kind: Character) {
            data.append(kind.asciiValue ?? 0)
            add(permissions.map { Int($0.uint32Value) & 0o7777 } ?? Int.max)
            add(Data((wrapper.preferredFilename ?? "").utf8))
        }
        if let contents = wrapper.regularFileContents {
            begin("f")
            add(contents)
        } else if let url = wrapper.symbolicLinkDestinationURL {
            begin("l")
            add(Data(url.relativePath.utf8))
        } else {
            let children = wrapper.fileWrappers ?? [:]
            begin("d")
            add(children.count)
            for (key, child) in children.sorted(by: { $0.key < $1.key }) {
                add(Data(key.utf8))
                encode(child)
            }
        }
    }

    private mutating func add(_ number: Int) {
        withUnsafeBytes(of: UInt64(number).littleEndian) { data.append(contentsOf: $0) }
    }

    private mutating func add(_ bytes: Data) {
        add(bytes.count)
        data.append(bytes)
    }
}
