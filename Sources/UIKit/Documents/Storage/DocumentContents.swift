import DocumentStorage

/// The contents of a document: the bytes of a file, or a package.
struct DocumentContents: @unchecked Sendable {
    private enum Storage {
        case data(Data)
        case wrapper(FileWrapper)
    }
    private let storage: Storage

    /// Creates contents from an object that a document has returned; nil if it is neither data nor a file wrapper.
    init?(_ object: Any) {
        if let data = object as? Data {
            storage = .data(data)
        } else if let data = object as? NSData {
            storage = .data(Data(referencing: data))
        } else if let wrapper = object as? FileWrapper {
            storage = .wrapper(wrapper)
        } else {
            return nil
        }
    }

    /// Reads a file or package.
    init(_ url: URL) throws {
        do {
            if try DocumentContents.isFolder(url.path) {
                storage = .wrapper(try FileWrapper(url: url, options: .immediate))
            } else {
                storage = .data(try FileReader.contents(of: url.path))
            }
        } catch let error as FileError {
            throw error.cocoaError(isReading: true)
        }
    }

    private static func isFolder(_ path: String) throws(FileError) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { throw FileError(path) }
        return status.st_mode & S_IFMT == S_IFDIR
    }

    /// Restores contents that were stored as one piece.
    init(_ bytes: Data, isPackage: Bool) throws {
        guard isPackage else {
            storage = .data(bytes)
            return
        }
        guard let wrapper = FileWrapper(serializedRepresentation: bytes) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        storage = .wrapper(wrapper)
    }

    /// The object for the document: `Data` or ``FileWrapper``.
    var object: Any {
        switch storage {
        case .data(let data): data
        case .wrapper(let wrapper): wrapper
        }
    }

    var isPackage: Bool {
        if case .wrapper = storage { true } else { false }
    }

    /// The contents as one piece, for storing them outside of their file.
    var bytes: Data {
        switch storage {
        case .data(let data): data
        case .wrapper(let wrapper): wrapper.serializedRepresentation ?? Data()
        }
    }

    /// Writes the contents to a location where nothing exists.
    func write(to url: URL) throws {
        switch storage {
        case .data(let data): try DocumentWriter.writeNew(data, to: url.path)
        case .wrapper(let wrapper): try wrapper.write(to: url, options: [], originalContentsURL: nil)
        }
    }
}
