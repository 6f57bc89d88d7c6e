import DocumentStorage
import Foundation

/// An object that provides an item as data of several types, on demand: for drag and drop, and for pasteboards.
///
/// ```swift
/// let provider = NSItemProvider()
/// provider.suggestedName = "Greeting"
/// provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) { completion in
///     completion(Data("Hello".utf8), nil)
///     return nil
/// }
/// ```
///
/// The methods can be called on any thread. Each load calls its completion handler exactly once, on the main thread and
/// after the method has returned; a cancellation of the returned progress ends it with `CocoaError.userCancelled`.
/// Closures that provide data are called on the main thread; they may call their completion handler later, on any
/// thread (IP-01 to IP-04).
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// The reasons why an item cannot be loaded.
    public enum ErrorCode: Int, Sendable {
        /// An unknown reason.
        case unknownError = -1
        /// There is no representation of the type.
        case itemUnavailableError = -1000
        /// The representation is not of the requested class.
        case unexpectedValueClassError = -1100
        /// The representation cannot be converted.
        case unavailableCoercionError = -1200
    }

    /// The domain of the errors.
    public class var errorDomain: String { "NSItemProviderErrorDomain" }

    static func error(_ code: ErrorCode) -> NSError { NSError(domain: errorDomain, code: code.rawValue) }

    private let lock = NSLock()
    private var stored: [ItemRepresentation] = []
    private var storedName: String?
    private var storedSize = CGSize.zero
    private var storedActivity: ItemActivity?

    /// Counts the loads; nil if nothing depends on their end.
    var activity: ItemActivity? {
        get { lock.withLock { storedActivity } }
        set { lock.withLock { storedActivity = newValue } }
    }

    /// Creates a provider without representations.
    public override init() { super.init() }

    /// Creates a provider of an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of a file, or returns `nil` if it does not exist. The type follows from the extension of the
    /// name, and the suggested name is that of the file without extension.
    public convenience init?(contentsOf fileURL: URL) {
        guard fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        registerFileRepresentation(
            forTypeIdentifier: UniformTypes.type(of: fileURL), fileOptions: .openInPlace, visibility: .all
        ) { completion in
            completion(fileURL, true, nil)
            return nil
        }
        registerObject(NSURL(fileURLWithPath: fileURL.path, isDirectory: fileURL.hasDirectoryPath), visibility: .all)
    }

    /// Returns a provider with the same representations.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        copy.stored = representations
        copy.storedName = suggestedName
        return copy
    }

    // MARK: Representations

    var representations: [ItemRepresentation] { lock.withLock { stored } }

    /// The types of the representations, in the order in which they were registered.
    open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

    /// A name for the item, such as for a file without an extension. The default is `nil`.
    open var suggestedName: String? {
        get { lock.withLock { storedName } }
        set { lock.withLock { storedName = newValue } }
    }

    /// The preferred size of the item's presentation, in points. The default is zero, which means unknown.
    open var preferredPresentationSize: CGSize {
        get { lock.withLock { storedSize } }
        set { lock.withLock { storedSize = newValue } }
    }

    /// Returns the types of representations that are files.
    ///
    /// - Parameter fileOptions: With ``NSItemProviderFileOptions/openInPlace``, only files that can be opened in place.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
        representations.filter { $0.permits(fileOptions) }.map(\.type)
    }

    /// Returns whether there is a representation of a type, or of a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(of: typeIdentifier) != nil
    }

    /// Returns whether there is a representation of a type, or of a kind of it.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type.
    ///   - fileOptions: With ``NSItemProviderFileOptions/openInPlace``, only files that can be opened in place count.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        representations.contains { $0.permits(fileOptions) && UniformTypes.conforms($0.type, to: typeIdentifier) }
    }

    /// Returns the representation of a type, or else the first one of a kind of it.
    func representation(of type: String) -> ItemRepresentation? {
        let all = representations
        return all.first { $0.type == type } ?? all.first { UniformTypes.conforms($0.type, to: type) }
    }

    private func register(_ representation: ItemRepresentation) {
        guard !representation.type.isEmpty else { return }
        lock.withLock {
            if let index = stored.firstIndex(where: { $0.type == representation.type }) {
                stored[index] = representation
            } else {
                stored.append(representation)
            }
        }
    }

    /// Adds a representation as data. A representation of the same type is replaced.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type. The empty string is ignored.
    ///   - visibility: The processes that can load the representation.
    ///   - loadHandler: A closure that provides the data: it calls its argument once, then or later, with the data or
    ///     an error, and returns the progress if it has one.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        register(ItemRepresentation(type: typeIdentifier, visibility: visibility, source: .data(loadHandler)))
    }

    /// Adds a representation as a file. A representation of the same type is replaced.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type. The empty string is ignored.
    ///   - fileOptions: Whether the receiver may open the file in place.
    ///   - visibility: The processes that can load the representation.
    ///   - loadHandler: A closure that provides the file: it calls its argument once, then or later, with the URL,
    ///     whether access is coordinated, or an error, and returns the progress if it has one.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        register(
            ItemRepresentation(type: typeIdentifier, visibility: visibility, source: .file(loadHandler, fileOptions)))
    }

    // MARK: Objects

    /// Adds the representations of an object.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        let box = UncheckedBox(object)
        for type in object.writableTypeIdentifiersForItemProvider {
            let own = Swift.type(of: object).itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
            registerDataRepresentation(
                forTypeIdentifier: type, visibility: own == .all ? visibility : own
            ) { completion in
                box.value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
            }
        }
        if suggestedName == nil, let url = object as? NSURL, let name = (url as URL).usableName {
            suggestedName = name
        }
    }

    /// Adds the representations of an object that is created when one of them is loaded.
    ///
    /// - Parameters:
    ///   - aClass: The class of the object.
    ///   - visibility: The processes that can load the representations.
    ///   - loadHandler: A closure that provides the object: it calls its argument once, then or later, with the object
    ///     or an error.
    open func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            let own = aClass.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
            registerDataRepresentation(
                forTypeIdentifier: type, visibility: own == .all ? visibility : own
            ) { completion in
                loadHandler { object, error in
                    guard let object else { return completion(nil, error) }
                    _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
                }
            }
        }
    }

    /// Returns whether a representation can be loaded as an object of a class. Only types are compared.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { readableType(for: aClass) != nil }

    /// Returns the type that a class can read and of which there is a representation.
    private func readableType(for aClass: any NSItemProviderReading.Type) -> String? {
        aClass.readableTypeIdentifiersForItemProvider.first { representation(of: $0) != nil }
    }

    /// Loads an object.
    ///
    /// - Parameters:
    ///   - aClass: The class. Its first type of which there is a representation is loaded.
    ///   - completionHandler: A closure that is called once on the main thread, with the object or an error.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let type = readableType(for: aClass) else {
            let load = ItemLoad<Data>(nil) { result in completionHandler(nil, result.failure) }
            load.end(.failure(NSItemProvider.error(.unavailableCoercionError)))
            return load.progress
        }
        let box = UncheckedBox(aClass)
        return loadData(type) { result in
            do {
                completionHandler(
                    try box.value.object(withItemProviderData: result.get(), typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    // MARK: Loading

    /// Loads a representation as data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type. A representation of a kind of it is loaded if there is none of exactly that type.
    ///   - completionHandler: A closure that is called once on the main thread, with the data or an error.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadData(typeIdentifier) { completionHandler($0.success, $0.failure) }
    }

    func loadData(
        _ type: String, completion: @escaping @Sendable (Result<Data, any Error>) -> Void
    ) -> Progress {
        let load = ItemLoad<Data>(activity, completion: completion)
        guard let representation = representation(of: type) else {
            load.end(.failure(NSItemProvider.error(.itemUnavailableError)))
            return load.progress
        }
        switch representation.source {
        case .data(let handler): load.start { handler { load.end($0, $1) } }
        case .file(let handler, _):
            load.start {
                handler { url, _, error in
                    guard let url else { return load.end(nil, error) }
                    DispatchQueue.global(qos: .userInitiated).async {
                        load.end(Result { try Data(contentsOf: url) })
                    }
                }
            }
        }
        return load.progress
    }

    /// Loads a representation as a temporary file, which is a copy.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type. A representation of a kind of it is loaded if there is none of exactly that type.
    ///   - completionHandler: A closure that is called once on the main thread, with the URL of the file or an error.
    ///     The file is deleted when the closure returns: move it away to keep it.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let load = ItemLoad<TemporaryItem>(activity) { result in
            completionHandler(result.success?.url, result.failure)
            result.success?.remove()
        }
        let name = suggestedName
        return loadFile(typeIdentifier, load, discard: { $0.remove() }) { type, content in
            switch content {
            case .data(let data): try TemporaryItem(data, name: name, type: type)
            case .file(let url): try TemporaryItem(copyOf: url)
            }
        }
    }

    /// The content of a representation that becomes a file.
    private enum FileContent: Sendable {
        case data(Data)
        case file(URL)
    }

    /// Loads a representation, and makes a file of it on a background thread.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type.
    ///   - load: The load, which ends with the file.
    ///   - discard: Removes a file that was made after the load had ended.
    ///   - make: Makes the file of a type and a content.
    private func loadFile<Value: Sendable>(
        _ typeIdentifier: String, _ load: ItemLoad<Value>, discard: @escaping @Sendable (Value) -> Void,
        _ make: @escaping @Sendable (_ type: String, _ content: FileContent) throws -> Value
    ) -> Progress {
        guard let representation = representation(of: typeIdentifier) else {
            load.end(.failure(NSItemProvider.error(.itemUnavailableError)))
            return load.progress
        }
        let type = representation.type
        let keep: @Sendable (FileContent) -> Void = { content in
            DispatchQueue.global(qos: .userInitiated).async {
                guard !load.hasEnded else { return }
                let made = Result { try make(type, content) }
                guard load.hasEnded else { return load.end(made) }
                if let value = made.success { discard(value) }
            }
        }
        switch representation.source {
        case .data(let handler):
            load.start {
                handler { data, error in
                    if let data { keep(.data(data)) } else { load.end(nil, error) }
                }
            }
        case .file(let handler, _):
            load.start {
                handler { url, _, error in
                    if let url { keep(.file(url)) } else { load.end(nil, error) }
                }
            }
        }
        return load.progress
    }

    /// Creates a file of a representation. Fails if something exists at the URL (DD-11).
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - url: The URL of the file.
    ///   - completion: Called once on the main thread. The argument is false if the file could not be created.
    func saveFile(_ type: String, to url: URL, completion: @escaping @Sendable (Bool) -> Void) -> Progress {
        let load = ItemLoad<URL>(activity) { completion($0.success != nil) }
        return loadFile(type, load, discard: { try? FileManager.default.removeItem(at: $0) }) { _, content in
            try DocumentWriter.create(at: url.path) { draft in
                switch content {
                case .data(let data): try DocumentWriter.writeNew(data, to: draft)
                case .file(let original): try FileManager.default.copyItem(atPath: original.path, toPath: draft)
                }
            }
            return url
        }
    }

    /// Loads the original file of a representation that permits it, and otherwise a temporary copy.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type. A representation of a kind of it is loaded if there is none of exactly that type.
    ///   - completionHandler: A closure that is called once on the main thread, with the URL of the file, whether it is
    ///     the original one, or an error. A copy is deleted when the closure returns.
    @discardableResult
    open func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let original = representations.first {
            $0.permits(.openInPlace) && UniformTypes.conforms($0.type, to: typeIdentifier)
        }
        guard let original, case .file(let handler, _) = original.source else {
            return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
        }
        let load = ItemLoad<URL>(activity) { completionHandler($0.success, $0.success != nil, $0.failure) }
        load.start { handler { url, _, error in load.end(url, error) } }
        return load.progress
    }

    /// Provides the data of a type at once if the app's closure does, and otherwise returns `nil`.
    @MainActor func dataIfImmediate(_ type: String) -> Data? {
        guard let representation = representation(of: type) else { return nil }
        let box = ImmediateResult()
        switch representation.source {
        case .data(let handler): _ = handler { data, _ in box.set(data) }
        case .file(let handler, _): _ = handler { url, _, _ in box.set(url.flatMap { try? Data(contentsOf: $0) }) }
        }
        return box.take()
    }
}

extension URL {
    /// The name of a file without its extension; nil for other URLs.
    fileprivate var usableName: String? { isFileURL ? deletingPathExtension().lastPathComponent : nil }
}
