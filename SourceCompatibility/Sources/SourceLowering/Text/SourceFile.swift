/// The path and text of an app's source file.
public struct SourceFile: Sendable {
    /// The path that the compiler reports in diagnostics.
    public let path: String

    /// The bytes of the file, without a byte order mark: the compiler does not accept a mark after the directive that
    /// precedes the text of a lowered file.
    public let bytes: [UInt8]

    /// Creates a file from its bytes, and removes a byte order mark.
    public init(path: String, bytes: some Sequence<UInt8>) {
        self.path = path
        var bytes = Array(bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        self.bytes = bytes
    }

    /// Creates a file from its text.
    public init(path: String, text: String) { self.init(path: path, bytes: text.utf8) }

    /// Returns whether `word` occurs anywhere in the text, including comments.
    func contains(_ word: String) -> Bool {
        var word = word
        return word.withUTF8 { word in
            bytes.withUnsafeBufferPointer { bytes in
                guard let first = word.first, bytes.count >= word.count else { return false }
                for start in 0...(bytes.count - word.count) where bytes[start] == first {
                    var count = 1
                    while count < word.count, bytes[start + count] == word[count] { count += 1 }
                    if count == word.count { return true }
                }
                return false
            }
        }
    }
}
