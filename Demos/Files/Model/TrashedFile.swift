/// A file in a trash folder.
struct TrashedFile: Hashable, Sendable {
    /// The path from which the file was moved.
    let original: FilePath
    /// The path in the trash folder.
    let path: FilePath
    /// The path of the file that describes it.
    let info: FilePath
}
