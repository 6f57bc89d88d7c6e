import DisplayServer

/// The reason for which the app was launched: URLs to open, or an action of its desktop entry.
package struct LaunchRequest: Equatable {
    /// The number of arguments that are considered.
    private static let argumentLimit = 1000
    /// The option with which desktop entries name an action, for launchers that do not use the message bus.
    private static let actionOption = "--desktop-action="

    package var urls: [URL] = []
    /// The name of the action; nil without one.
    package var action: String?

    package init() {}

    /// Reads the arguments of the command line: existing files, URLs with a scheme, and the name of an action of the
    /// desktop entry in `--desktop-action=NAME`. Other options, which begin with a hyphen, and other words are ignored.
    /// After `--`, all words are files or URLs.
    ///
    /// - Parameters:
    ///   - arguments: The arguments without the name of the program.
    ///   - folder: The folder of relative paths.
    package init(arguments: some Sequence<String>, folder: String) {
        var hasEndedOptions = false
        for argument in arguments.prefix(Self.argumentLimit) {
            if argument == "--", !hasEndedOptions {
                hasEndedOptions = true
            } else if argument.hasPrefix(Self.actionOption), !hasEndedOptions {
                let name = String(argument.dropFirst(Self.actionOption.count))
                if !name.isEmpty { action = name }
            } else if hasEndedOptions || !argument.hasPrefix("-"), let url = Self.url(argument, folder) {
                urls.append(url)
            }
        }
    }

    /// Returns the URL of an argument; nil if it is neither a file nor a URL.
    private static func url(_ argument: String, _ folder: String) -> URL? {
        guard !argument.isEmpty else { return nil }
        let path = argument.hasPrefix("/") ? argument : folder + "/" + argument
        if access(path, F_OK) == 0 { return URL(fileURLWithPath: path).standardizedFileURL }
        return url(argument)
    }

    /// Returns a URL with a scheme of two or more characters; nil for other texts.
    static func url(_ text: String) -> URL? {
        guard text.utf8.count <= 65536, let url = URL(string: text), let scheme = url.scheme, scheme.utf8.count > 1,
            !url.isFileURL || url.path.hasPrefix("/")
        else { return nil }
        return url
    }

    /// The request as it is handed over to another instance of the app.
    var applicationRequest: ApplicationRequest {
        if let action { return ApplicationRequest(.action(action)) }
        return ApplicationRequest(urls.isEmpty ? .activate : .open(urls.map(\.absoluteString)))
    }

    /// Adds a request of another program.
    mutating func add(_ request: ApplicationRequest) {
        switch request.kind {
        case .activate: break
        case .open(let texts): urls += texts.compactMap(Self.url)
        case .action(let name): action = name
        }
    }
}
