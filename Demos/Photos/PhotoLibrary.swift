import Foundation

/// The files to show, in order.
struct PhotoLibrary {
    /// The files. They need not exist or be pictures.
    let files: [URL]
    /// The name of the folder that the files are in; nil if they were named one by one.
    let folderName: String?

    private static let fileExtensions: Set<String> = ["png", "jpg", "jpeg", "webp", "gif", "tif", "tiff", "bmp"]

    /// Creates a library for the arguments of the program: files, or a folder.
    init(arguments: [String]) {
        var isFolder: ObjCBool = false
        let path = arguments.first ?? FileManager.default.currentDirectoryPath
        guard arguments.count <= 1, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
            isFolder.boolValue
        else {
            files = arguments.map { URL(fileURLWithPath: $0) }
            folderName = nil
            return
        }
        let folder = URL(fileURLWithPath: path)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        folderName = folder.lastPathComponent
        let pictures = names.filter { name in
            !name.hasPrefix(".")
                && PhotoLibrary.fileExtensions.contains(
                    folder.appendingPathComponent(name).pathExtension.lowercased())
        }
        // IMG_2 comes before IMG_10.
        let sorted = pictures.sorted { $0.compare($1, options: [.numeric, .caseInsensitive]) == .orderedAscending }
        files = sorted.map { folder.appendingPathComponent($0) }
    }
}
