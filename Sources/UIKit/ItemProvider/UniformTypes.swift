import Foundation
import UniformTypeIdentifiers

/// The relations of type identifiers, which item providers and pasteboards have as strings.
///
/// MIME types are identifiers of their own here, because other programs name the contents of the clipboard with them.
enum UniformTypes {
    /// Returns whether a type is another one, or a kind of it.
    static func conforms(_ type: String, to other: String) -> Bool { TypeRegistry.conforms(type, to: other) }

    /// Returns the type of a file by the extension of its name; `public.data` for unknown extensions, and
    /// `public.folder` for folders.
    static func type(of file: URL) -> String {
        if file.hasDirectoryPath { return "public.folder" }
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue {
            return "public.folder"
        }
        return typeOfFile(named: file.lastPathComponent)
    }

    /// Returns the type of a file, which may not exist, by the extension of its name; `public.data` for unknown ones.
    static func typeOfFile(named name: String) -> String {
        let type = UTType(filenameExtension: (name as NSString).pathExtension)
        return type.flatMap { $0.isDynamic ? nil : $0.identifier } ?? "public.data"
    }

    /// Returns the usual extension of the names of files of a type, or `nil` if there is none.
    static func pathExtension(of type: String) -> String? { TypeRegistry.extensions(of: type).first }
}
