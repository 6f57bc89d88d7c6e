import DBus

/// A request to an app that may already run: to come to the front, to open files, or to perform an action of its
/// desktop entry.
package struct ApplicationRequest: Equatable, Sendable {
    /// The kinds of requests.
    package enum Kind: Equatable, Sendable {
        case activate
        /// Opens URLs, most often of files.
        case open([String])
        /// Performs an action of the desktop entry.
        case action(String)
    }

    package var kind: Kind
    /// The identifier with which the window may come to the front, and with which the launcher ends its feedback.
    package var launchIdentifier: String?

    package init(_ kind: Kind, launchIdentifier: String? = nil) {
        self.kind = kind
        self.launchIdentifier = launchIdentifier
    }

    /// The data with which a request is sent.
    var platformData: DBusValue {
        guard let launchIdentifier, !launchIdentifier.isEmpty else { return .options([:]) }
        let text = DBusValue.string(launchIdentifier.filter { $0 != "\0" })
        return .options(["desktop-startup-id": text, "activation-token": text])
    }

    /// Returns the identifier in the data of a request.
    static func launchIdentifier(in platformData: DBusValue) -> String? {
        let names = ["desktop-startup-id", "activation-token"]
        return names.lazy.compactMap { platformData[$0]?.text }.first { !$0.isEmpty }
    }
}
