/// Image files in a bundle, with an optional variant for each scale: `Dot.png`, `Dot@2x.png`, `Dot@3x.png`.
enum ImageFile {
    /// Returns the scale of a file, from its name without the extension.
    static func scale(ofName name: String) -> CGFloat { name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1 }

    /// Returns the scales of files in order of preference for a screen: first those with enough pixels, the nearest
    /// first.
    static func scales(suiting screenScale: CGFloat) -> [Int] {
        let enough = [1, 2, 3].filter { CGFloat($0) >= screenScale }
        return enough + [3, 2, 1].filter { !enough.contains($0) }
    }

    /// Returns `false` only if the program certainly has no such file in its bundle. This avoids the time and memory
    /// that Foundation needs to locate the bundle, for programs without resource files.
    static func mainBundleMayHave(_ name: String) -> Bool {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        guard length > 0 else { return true }
        let program = String(decoding: buffer[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
        return bundle(ofProgram: program, mayHave: name)
    }

    /// Returns a Boolean value that indicates whether the bundle that Foundation locates for a program may contain a
    /// file.
    ///
    /// - Parameters:
    ///   - program: The path of the executable.
    ///   - name: The beginning of the file name.
    static func bundle(ofProgram program: String, mayHave name: String) -> Bool {
        guard let slash = program.utf8.lastIndex(of: UInt8(ascii: "/")) else { return true }
        let folder = String(program[..<slash])
        let own = String(program[slash...]) + ".resources"
        // The locations for an installed program, a standalone program, and a program in a bundle folder.
        for place in ["/../share" + own, own, "/Resources", "/../Resources", "/../../Resources"]
        where access(folder + place, F_OK) == 0 { return true }
        guard let list = opendir(folder.isEmpty ? "/" : folder) else { return true }
        defer { closedir(list) }
        // SwiftPM names the resource folder of a target with the package name as a prefix.
        let target = "_" + own.dropFirst()
        while let entry = readdir(list) {
            let isWanted = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { entry in
                    let length = strlen(entry)
                    return strncmp(entry, name, name.utf8.count) == 0
                        || length >= target.utf8.count && strcmp(entry + (length - target.utf8.count), target) == 0
                }
            }
            if isWanted { return true }
        }
        return false
    }

    /// Returns the path of the file in a bundle that best matches a scale; `nil` if there is none. The name may have an
    /// extension, and may contain folders of the bundle.
    static func find(_ name: String, in bundle: Bundle, scale: CGFloat) -> String? {
        guard !name.isEmpty else { return nil }
        let ending = (name as NSString).pathExtension
        let hasEnding = ImageDecoder.fileExtensions.contains(ending.lowercased())
        let stem = hasEnding ? (name as NSString).deletingPathExtension : name
        let endings = hasEnding ? [ending] : ImageDecoder.fileExtensions
        for folder in ResourceFolders.folders(of: bundle).flatMap({ LocalizedFolder.folder($0).fileFolders }) {
            for scale in scales(suiting: scale) {
                for ending in endings {
                    let path = "\(folder)/\(stem)\(scale == 1 ? "" : "@\(scale)x").\(ending)"
                    if FileManager.default.fileExists(atPath: path) { return path }
                }
            }
        }
        return nil
    }
}
