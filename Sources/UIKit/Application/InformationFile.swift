import DisplayServer
import Foundation

/// The information property list of the app, for values that are needed before the first frame.
///
/// `Bundle` reads it too, but takes a noticeable part of the launch of a small program. Most programs have none, which
/// a look into one folder shows.
enum InformationFile {
    /// The contents; nil if the app has no such file.
    @MainActor static let contents: [String: Any]? = {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        guard length > 0 else { return nil }
        return contents(ofProgram: String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self))
    }()

    /// Returns the contents of the file of a program.
    ///
    /// - Parameter program: The path of the executable.
    static func contents(ofProgram program: String) -> [String: Any]? {
        guard let path = path(ofProgram: program), let data = FileManager.default.contents(atPath: path) else {
            return nil
        }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    }

    private static func path(ofProgram program: String) -> String? {
        guard let slash = program.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        let folder = String(program[..<slash])
        let own = String(program[slash...]) + ".resources"
        // The locations for an installed program, a standalone program, and a program in a bundle folder.
        for place in ["/../share" + own, own, "/Resources", "/../Resources", "/../../Resources", ""] {
            for file in ["/\(ResourceFolders.compiledName)/Info.plist", "/Info.plist"] {
                let path = folder + place + file
                if access(path, F_OK) == 0 { return path }
            }
        }
        guard let list = opendir(folder.isEmpty ? "/" : folder) else { return nil }
        defer { closedir(list) }
        // SwiftPM names the resource folder of a target with the package name as a prefix.
        let target = "_" + own.dropFirst()
        while let entry = readdir(list) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { entry -> String? in
                    let length = strlen(entry)
                    let isOwn =
                        length >= target.utf8.count && strcmp(entry + (length - target.utf8.count), target) == 0
                    return isOwn ? String(cString: entry) : nil
                }
            }
            guard let name else { continue }
            for file in ["\(ResourceFolders.compiledName)/Info.plist", "Info.plist"] {
                let path = "\(folder)/\(name)/\(file)"
                if access(path, F_OK) == 0 { return path }
            }
        }
        return nil
    }

    /// Returns the name on the session bus of an app that runs once; nil for other apps (SI-01).
    ///
    /// - Parameter information: The information property list.
    static func instanceName(_ information: [String: Any]?) -> String? {
        let keys = ["LSMultipleInstancesProhibited", "DBusActivatable"]
        guard let information, keys.contains(where: { information[$0] as? Bool == true }) else { return nil }
        return identifier(information)
    }

    /// Returns the identifier of the app if it is a name on a message bus, such as `org.example.Notes`.
    ///
    /// - Parameter information: The information property list.
    static func identifier(_ information: [String: Any]?) -> String? {
        guard let name = information?["CFBundleIdentifier"] as? String, ApplicationName.isValid(name) else {
            return nil
        }
        return name
    }
}
