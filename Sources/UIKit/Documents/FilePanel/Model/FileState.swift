/// The kind of the file at a path.
enum FileState: Sendable {
    case file, folder, missing

    /// Determines the kind on a background thread.
    @MainActor static func find(_ path: String, then completion: @escaping @MainActor (FileState) -> Void) {
        BackgroundWork.perform { () -> FileState in
            var status = stat()
            guard stat(path, &status) == 0 else { return .missing }
            return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
        } then: { completion($0) }
    }
}
