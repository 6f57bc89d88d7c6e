import CoreGraphics
import DBus

/// Exchanges files with programs in sandboxes, through the FileTransfer portal (DT-07).
///
/// A program that copies or drags files gives the portal their descriptors, and other programs the key of the transfer.
/// The portal tells another program the paths at which it can open the files.
@MainActor final class FileTransferPortal {
    /// The type of a key.
    static let type = "application/vnd.portal.filetransfer"

    private static let service = "org.freedesktop.portal.Documents"
    private static let path = "/org/freedesktop/portal/documents"
    private static let interface = "org.freedesktop.portal.FileTransfer"
    /// The longest key that is accepted, in bytes.
    private static let maximumKeyLength = 1024
    /// The largest number of files that are offered.
    private static let maximumFileCount = 4096
    /// The number of files in a message.
    private static let batch = 16
    /// `O_PATH` of Linux: a descriptor that names a file, and can be opened without the permission to read it.
    private nonisolated static let pathOnly: Int32 = 0o10_000_000
    /// The time limit for a reply, in seconds.
    private static let timeout: TimeInterval = 5

    private let bus: MessageBus?
    private var hasAsked = false

    /// A Boolean value that indicates whether the portal is known to run.
    private(set) var isAvailable = false

    /// Creates an object.
    ///
    /// - Parameter bus: The session bus. The first files connect it.
    init(bus: MessageBus?) { self.bus = bus }

    /// Finds out whether there is a portal, because files are about to be offered.
    func prepare() {
        guard !hasAsked else { return }
        hasAsked = true
        bus?.connection?.call(
            Self.service, path: Self.path, interface: "org.freedesktop.DBus.Properties", method: "Get",
            arguments: [.string(Self.interface), .string("version")], returns: "v", timeout: Self.timeout
        ) { [weak self] in
            if case .success = $0 { self?.isAvailable = true }
        }
    }

    private func call(
        _ method: String, _ arguments: [DBusValue], returns signature: String,
        completion: @escaping @MainActor ([DBusValue]?) -> Void
    ) {
        guard let bus = bus?.connection, bus.isOpen else { return completion(nil) }
        bus.call(
            Self.service, path: Self.path, interface: Self.interface, method: method, arguments: arguments,
            returns: signature, timeout: Self.timeout
        ) { completion(try? $0.get()) }
    }

    // MARK: Receiving

    /// Returns the types that can be read of those that another program offers: a key of a transfer is read as a list of
    /// URLs.
    func readableTypes(_ types: [String]) -> [String] {
        guard types.contains(Self.type) else { return types }
        let hasList = types.contains(URIList.type)
        return types.compactMap { $0 != Self.type ? $0 : hasList ? nil : URIList.type }
    }

    /// Returns the files of a transfer.
    ///
    /// - Parameters:
    ///   - key: The key that another program provides.
    ///   - completion: Receives the files; nil if the portal does not know the transfer, and if there is no portal.
    func files(_ key: Data, completion: @escaping @MainActor ([URL]?) -> Void) {
        // Some programs end the key with a zero byte.
        let bytes = key.prefix { $0 != 0 }
        guard !bytes.isEmpty, bytes.count <= Self.maximumKeyLength, let name = String(validating: bytes, as: UTF8.self)
        else { return completion(nil) }
        call("RetrieveFiles", [.string(name), .options([:])], returns: "as") { values in
            guard let paths = values?.first?.elements else { return completion(nil) }
            let files = paths.prefix(URIList.maximumCount).compactMap { path -> URL? in
                guard let path = path.text, path.hasPrefix("/") else { return nil }
                return URL(fileURLWithPath: path)
            }
            completion(files.isEmpty ? nil : files)
        }
    }

    /// Loads a list of URLs that another program offers: that of a transfer, or otherwise the list itself.
    ///
    /// - Parameters:
    ///   - read: Begins to read a type.
    ///   - completion: Called once.
    /// - Returns: The request, which can be cancelled.
    func readFiles(
        _ read:
            @escaping @MainActor (
                _ type: String, _ completion: @escaping @MainActor (Result<Data, ClipboardError>) -> Void
            ) -> ClipboardRequest,
        completion: @escaping @MainActor (Result<Data, ClipboardError>) -> Void
    ) -> ClipboardRequest {
        let whole = ClipboardRequest()
        var step: ClipboardRequest?
        let tell: @MainActor (Result<Data, ClipboardError>) -> Void = { result in
            guard whole.onCancel != nil else { return }
            whole.end()
            completion(result)
        }
        whole.onCancel = {
            // The step that is cancelled reports it.
            if let step { step.cancel() }
            tell(.failure(.cancelled))
        }
        step = read(Self.type) { [weak self] key in
            step = nil
            guard whole.onCancel != nil else { return }
            if case .failure(.cancelled) = key { return tell(.failure(.cancelled)) }
            let fallBack = {
                guard whole.onCancel != nil else { return }
                step = read(URIList.type) { tell($0) }
            }
            guard let self, case .success(let key) = key else { return fallBack() }
            files(key) { files in
                if let files { tell(.success(URIList.data(of: files))) } else { fallBack() }
            }
        }
        return whole
    }

    // MARK: Offering

    /// Offers files to other programs.
    ///
    /// - Parameters:
    ///   - list: A list of URLs. URLs that are no files are left out.
    ///   - completion: Receives the key of the transfer; nil if one of the files cannot be opened, and if there is no
    ///     portal.
    func offer(_ list: Data, completion: @escaping @MainActor (Data?) -> Void) {
        let paths = URIList.urls(in: list).filter(\.isFileURL).map(\.path)
        guard !paths.isEmpty, paths.count <= Self.maximumFileCount else { return completion(nil) }
        let options: DBusValue = .options(["writable": .boolean(true), "autostop": .boolean(false)])
        call("StartTransfer", [options], returns: "s") { [weak self] values in
            guard let self, let key = values?.first?.text else { return completion(nil) }
            add(paths[...], to: key) { completion($0 ? Data(key.utf8) : nil) }
        }
    }

    private func add(_ paths: ArraySlice<String>, to key: String, completion: @escaping @MainActor (Bool) -> Void) {
        let part = Array(paths.prefix(Self.batch))
        guard !part.isEmpty else { return completion(true) }
        // A path on another machine can take long to open.
        Thread.detachNewThread {
            let opened = part.compactMap { path -> DBusFileDescriptor? in
                let descriptor = open(path, FileTransferPortal.pathOnly | O_CLOEXEC)
                return descriptor >= 0 ? DBusFileDescriptor(owning: descriptor) : nil
            }
            Task { @MainActor in
                guard opened.count == part.count else { return completion(false) }
                let descriptors = DBusValue.array(of: "h", opened.map(DBusValue.fileDescriptor))
                self.call("AddFiles", [.string(key), descriptors, .options([:])], returns: "") { values in
                    guard values != nil else { return completion(false) }
                    self.add(paths.dropFirst(part.count), to: key, completion: completion)
                }
            }
        }
    }
}
