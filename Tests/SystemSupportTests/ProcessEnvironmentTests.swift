import Testing

@testable import SystemSupport

/// Tests of the folders that the environment names.
struct ProcessEnvironmentTests {
    @Test("folders are those of the variables, else the usual ones; relative paths are ignored")
    func folders() {
        let standard: ProcessEnvironment = ["HOME": "/home/a", "XDG_DATA_HOME": "", "XDG_CONFIG_DIRS": ""]
        #expect(standard.dataFolders == ["/home/a/.local/share", "/usr/local/share", "/usr/share"])
        #expect(standard.configurationFolders == ["/home/a/.config", "/etc/xdg"])
        let set: ProcessEnvironment = [
            "XDG_DATA_HOME": "/d", "XDG_DATA_DIRS": "relative:/x::/y", "XDG_CONFIG_HOME": "c", "XDG_CONFIG_DIRS": "/z",
        ]
        #expect(set.dataFolders == ["/d", "/x", "/y"] && set.configurationFolders == ["/z"])
        let none: ProcessEnvironment = [:]
        #expect(none.configurationFolders == ["/.config", "/etc/xdg"])
    }
}
