import DocumentStorage

/// A file, a folder with its contents, or a symbolic link, in memory: the contents of a document that is a package.
///
/// ```swift
/// let wrapper = FileWrapper(directoryWithFileWrappers: [:])
/// wrapper.addRegularFile(withContents: Data("Hello".utf8), preferredFilename: "text.txt")
/// ```
///
/// Foundation provides this class on Apple platforms but not on Linux. Reading is immediate: the contents of all files
/// are in memory.
open class FileWrapper: NSObject {
    /// Options for reading.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Reads all files immediately, as this implementation always does.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Does not map files into memory, as this implementation never does.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// Options for writing.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Writes to a draft that replaces the item, which is never partially written.
        public static let atomic = WritingOptions(rawValue: 1)
        /// Sets ``FileWrapper/filename`` of the wrapper and those in it to the names that were written.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Kind {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var kind: Kind

    // MARK: Creating

    /// Reads a file, a folder or a link.
    ///
    /// - Throws: A `CocoaError`: if the item cannot be read, if it contains a device, a pipe or a socket, or if it is
    ///   deeper than 64 folders.
    public init(url: URL, options: ReadingOptions = []) throws {
        kind = try FileWrapper.read(url.path, depth: 0, followsLink: true)
        super.init()
        adoptName(of: url)
    }

    /// Creates a folder.
    ///
    /// - Parameter childrenByPreferredName: The wrappers in it, by name. Each gets its name as ``preferredFilename``.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        kind = .folder([:])
        super.init()
        for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
            child.preferredFilename = name
            addFileWrapper(child)
        }
    }

    /// Creates a file.
    public init(regularFileWithContents contents: Data) { kind = .file(contents) }

    /// Creates a link.
    public init(symbolicLinkWithDestinationURL url: URL) { kind = .link(url) }

    private init(_ kind: Kind) { self.kind = kind }

    // MARK: Properties

    /// A Boolean value that indicates whether the wrapper is a folder.
    open var isDirectory: Bool { if case .folder = kind { true } else { false } }

    /// A Boolean value that indicates whether the wrapper is a file.
    open var isRegularFile: Bool { if case .file = kind { true } else { false } }

    /// A Boolean value that indicates whether the wrapper is a link.
    open var isSymbolicLink: Bool { if case .link = kind { true } else { false } }

    /// The name that the wrapper gets in a folder, if no other one has it.
    open var preferredFilename: String?

    /// The name with which the wrapper was read or written.
    open var filename: String?

    /// Attributes for `FileManager`, which are set when the wrapper is written. Permissions and the modification date
    /// are read with the wrapper.
    open var fileAttributes: [String: Any] = [:]

    /// The wrappers in a folder by their keys, which are unique names; nil for others.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = kind { children } else { nil } }

    /// The bytes of a file; nil for others.
    open var regularFileContents: Data? { if case .file(let data) = kind { data } else { nil } }

    /// The destination of a link; nil for others.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = kind { url } else { nil } }

    // MARK: Folders

    /// Adds a wrapper to a folder. Calling it for other kinds is a programming error, as is a wrapper without a
    /// preferred name.
    ///
    /// - Returns: The key of the wrapper: its preferred name, changed if another one has it.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = kind else { preconditionFailure("only a folder contains file wrappers") }
        guard let name = child.preferredFilename, FileWrapper.isValid(name) else {
            preconditionFailure("the wrapper needs a preferredFilename without slashes")
        }
        var key = name
        var number = 2
        while let other = children[key], other !== child {
            key = "\(number)__\(name)"
            number += 1
        }
        children[key] = child
        kind = .folder(children)
        return key
    }

    /// Adds a file to a folder, and returns its key.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Removes a wrapper from a folder. Does nothing if it is not in the folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(var children) = kind else { return }
        for (key, other) in children where other === child { children[key] = nil }
        kind = .folder(children)
    }

    /// Returns the key of a wrapper in a folder; nil if it is not there.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $1 === child }?.key }

    private static func isValid(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && !name.contains("/") && !name.contains("\0")
    }

    // MARK: Reading

    /// Replaces the contents by those of an item on the disk.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        kind = try FileWrapper.read(url.path, depth: 0, followsLink: true)
        adoptName(of: url)
    }

    /// Returns whether the wrapper has the contents of an item on the disk. The method reads the item.
    open func matchesContents(of url: URL) -> Bool {
        guard let other = try? FileWrapper(url: url) else { return false }
        return isEqualTree(other)
    }

    private func isEqualTree(_ other: FileWrapper) -> Bool {
        switch (kind, other.kind) {
        case (.file(let left), .file(let right)): left == right
        case (.link(let left), .link(let right)): left.path == right.path
        case (.folder(let left), .folder(let right)):
            left.count == right.count
                && left.allSatisfy { key, child in right[key].map { child.isEqualTree($0) } ?? false }
        default: false
        }
    }

    private func adoptName(of url: URL) {
        filename = url.lastPathComponent
        preferredFilename = preferredFilename ?? filename
        adoptAttributes(of: url.path)
    }

    private func adoptAttributes(of path: String) {
        guard let found = try? FileManager.default.attributesOfItem(atPath: path) else { return }
        for key in [FileAttributeKey.posixPermissions, .modificationDate] { fileAttributes[key.rawValue] = found[key] }
    }

    private static func read(_ path: String, depth: Int, followsLink: Bool) throws -> Kind {
        do {
            guard depth <= FileTree.maximumDepth else { throw FileError(path, code: ELOOP) }
            if !followsLink, let destination = DocumentPath.destination(ofLink: path) {
                return .link(URL(fileURLWithPath: destination, relativeTo: URL(fileURLWithPath: path)))
            }
            var status = stat()
            guard stat(path, &status) == 0 else { throw FileError(path) }
            guard status.st_mode & S_IFMT == S_IFDIR else { return .file(try FileReader.contents(of: path)) }
            guard access(path, R_OK | X_OK) == 0 else { throw FileError(path) }
            var children: [String: FileWrapper] = [:]
            for name in FileDescriptor.names(in: path) where name != "." && name != ".." {
                let child = FileWrapper(try read(path + "/" + name, depth: depth + 1, followsLink: false))
                child.filename = name
                child.preferredFilename = name
                if !child.isSymbolicLink { child.adoptAttributes(of: path + "/" + name) }
                children[name] = child
            }
            return .folder(children)
        } catch let error as FileError {
            throw error.cocoaError(isReading: true)
        }
    }

    // MARK: Writing

    /// Writes the wrapper to the disk.
    ///
    /// - Parameters:
    ///   - url: The location. Nothing may exist there without the option ``WritingOptions/atomic``.
    ///   - options: Whether to replace an existing item, and whether to update names.
    ///   - originalContentsURL: The location from which the wrapper was read. It is of no importance here.
    /// - Throws: A `CocoaError`.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        do {
            if options.contains(.atomic) {
                _ = try DocumentWriter.write(to: url.path) { draft in try write(draft, depth: 0) }
            } else {
                try write(url.path, depth: 0)
            }
        } catch let error as FileError {
            throw error.cocoaError(isReading: false)
        }
        if options.contains(.withNameUpdating) { updateName(url.lastPathComponent) }
    }

    private func updateName(_ name: String) {
        filename = name
        for (key, child) in fileWrappers ?? [:] { child.updateName(key) }
    }

    private func write(_ path: String, depth: Int) throws {
        guard depth <= FileTree.maximumDepth else { throw FileError(path, code: ELOOP) }
        switch kind {
        case .file(let data): try DocumentWriter.writeNew(data, to: path)
        case .link(let url):
            guard symlink(url.relativePath, path) == 0 else { throw FileError(path) }
            return
        case .folder(let children):
            guard mkdir(path, 0o777) == 0 else { throw FileError(path) }
            for (key, child) in children.sorted(by: { $0.key < $1.key }) {
                try child.write(path + "/" + key, depth: depth + 1)
            }
        }
        if let mode = (fileAttributes[FileAttributeKey.posixPermissions.rawValue] as? NSNumber)?.uint32Value {
            chmod(path, mode_t(mode & 0o7777))
        }
    }

    // MARK: Serialization

    /// Creates a wrapper from the data of ``serializedRepresentation``; nil for other data. The format is not that of
    /// Apple's platforms.
    public init?(serializedRepresentation serializeRepresentation: Data) {
        var decoder = FileWrapperDecoder(serializeRepresentation)
        guard let wrapper = decoder.decodeAll() else { return nil }
        kind = wrapper.kind
        super.init()
        preferredFilename = wrapper.preferredFilename
        filename = wrapper.filename
        fileAttributes = wrapper.fileAttributes
    }

    /// The wrapper with its contents as one piece of data.
    open var serializedRepresentation: Data? {
        var encoder = FileWrapperEncoder()
        encoder.encode(self)
        return encoder.data
    }

    /// Creates a folder whose keys are given.
    static func folder(keys: [String: FileWrapper]) -> FileWrapper? {
        keys.keys.allSatisfy(isValid) ? FileWrapper(.folder(keys)) : nil
    }
}
