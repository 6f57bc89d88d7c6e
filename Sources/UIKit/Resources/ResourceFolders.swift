import Foundation

/// The folders in which a bundle's resources are searched.
enum ResourceFolders {
    /// The name of the folder that the resource compiler creates.
    static let compiledName = "UIKitResources"

    /// The bundle of the app: the compiled resources of the executable's target, otherwise Foundation's main bundle.
    static let mainBundle: Bundle = ownCompiledFolder.flatMap { Bundle(path: $0) } ?? .main

    private static let ownCompiledFolder = programPath.flatMap { compiledFolder(ofProgram: $0) }

    /// The folders of the app, in search order.
    private static let main: [String] = {
        var folders = ownCompiledFolder.map { [$0] } ?? []
        if let path = Bundle.main.resourcePath { folders.append(path) }
        for folder in programPath.map({ resourceFolders(besideProgram: $0) }) ?? [] where !folders.contains(folder) {
            folders.append(folder)
        }
        return folders
    }()

    private static let programPath = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")

    /// Returns the folders of a bundle, in search order.
    ///
    /// For the main bundle, these are the compiled resources of the executable's target, the folder of the executable,
    /// and the resources of all targets next to the executable.
    static func folders(of bundle: Bundle) -> [String] {
        if bundle === Bundle.main || bundle === mainBundle { return main }
        guard let path = bundle.resourcePath else { return [] }
        if path == ownCompiledFolder { return main }
        let compiled = "\(path)/\(compiledName)"
        return FileManager.default.fileExists(atPath: compiled) ? [compiled, path] : [path]
    }

    /// Returns the folder with the compiled resources of a module next to the executable; nil if there is none.
    static func compiledFolder(ofModule module: String) -> String? {
        programPath.flatMap { compiledFolder(ofProgram: (($0 as NSString).deletingLastPathComponent) + "/" + module) }
    }

    /// Returns the folder with the compiled resources of an executable's target. SwiftPM names the resource folders of
    /// targets `PACKAGE_TARGET.resources`.
    static func compiledFolder(ofProgram path: String) -> String? {
        let name = "_\((path as NSString).lastPathComponent).resources"
        let compiled = resourceFolders(besideProgram: path).filter { $0.hasSuffix("/\(compiledName)") }
        if let own = compiled.first(where: { $0.dropLast(compiledName.count + 1).hasSuffix(name) }) { return own }
        return nil
    }

    /// Returns the resource folders of all targets next to an executable, those of its own target first.
    static func resourceFolders(besideProgram path: String) -> [String] {
        let folder = (path as NSString).deletingLastPathComponent
        let own = "_\((path as NSString).lastPathComponent).resources"
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.hasSuffix(".resources") }
            .sorted { ($0.hasSuffix(own) ? 0 : 1, $0) < ($1.hasSuffix(own) ? 0 : 1, $1) }
        return names.flatMap { name -> [String] in
            let compiled = "\(folder)/\(name)/\(compiledName)"
            return (FileManager.default.fileExists(atPath: compiled) ? [compiled] : []) + ["\(folder)/\(name)"]
        }
    }
}
