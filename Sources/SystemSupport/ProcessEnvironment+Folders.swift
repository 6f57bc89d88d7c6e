// The folders of the XDG base directory specification, in the order of their precedence.
extension ProcessEnvironment {
    /// The folders with data of programs: that of the user in `XDG_DATA_HOME`, then those in `XDG_DATA_DIRS`.
    package var dataFolders: [String] {
        folders("XDG_DATA_HOME", home: ".local/share") + folders("XDG_DATA_DIRS", "/usr/local/share:/usr/share")
    }

    /// The folders with settings: that of the user in `XDG_CONFIG_HOME`, then those in `XDG_CONFIG_DIRS`.
    package var configurationFolders: [String] {
        folders("XDG_CONFIG_HOME", home: ".config") + folders("XDG_CONFIG_DIRS", "/etc/xdg")
    }

    private func folders(_ name: String, home: String) -> [String] { folders(name, "\(self["HOME"] ?? "")/\(home)") }

    private func folders(_ name: String, _ standard: String) -> [String] {
        let value = self[name].flatMap { $0.isEmpty ? nil : $0 } ?? standard
        // The specification requires absolute paths.
        return value.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    }
}
