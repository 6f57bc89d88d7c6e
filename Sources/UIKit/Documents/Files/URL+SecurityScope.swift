import Foundation

// On Apple's platforms, access to files of the user is granted and revoked. Here, the rights of the file apply, and the
// portal of a sandbox grants access to chosen files for as long as the app runs.
extension URL {
    /// Starts access to a file that the user chose (SH-03).
    ///
    /// - Returns: `true`. Access needs no permission.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends access to a file that the user chose. Does nothing.
    public func stopAccessingSecurityScopedResource() {}
}
