/// The text of a file of an app, with its path.
public struct SourceFile: Sendable {
    /// The path as the compiler is to report it.
    public let path: String

    /// The bytes of the file, a byte order mark at its beginning excepted: the compiler does not accept the mark behind
    /// the line that is put in front of a lowered file.
    public let bytes: [UInt8]

    public init(path: String, bytes: some Sequence<UInt8>) {
        self.path = path
        var bytes = Array(bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        self.bytes = bytes
    }

    public init(path: String, text: String) { self.init(path: path, bytes: text.utf8) }

    /// Returns whether `word` occurs anywhere in the text, comments included.
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
