import Foundation

/// The files that widgets, demos and the test kit load while they run.
public enum UIKitResources {
    /// The folder with the files: beside the running program, or where it was built.
    public static let folder: URL? = Bundle.module.url(forResource: "Files", withExtension: nil)
}
