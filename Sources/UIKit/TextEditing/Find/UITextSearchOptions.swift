/// How text is searched.
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
    /// Which parts of words count as found.
    public enum WordMatchMethod: Int, Sendable {
        /// Any.
        case contains = 0
        /// Those that a word begins with.
        case startsWith = 1
        /// Whole words.
        case fullWord = 2
    }

    /// Which parts of words count as found: any unless a person chose otherwise.
    open var wordMatchMethod: WordMatchMethod { method }

    /// How letters are compared: `.caseInsensitive` unless a person chose otherwise.
    open var stringCompareOptions: NSString.CompareOptions { comparison }

    private let method: WordMatchMethod
    private let comparison: NSString.CompareOptions

    /// Finds any parts of words, in upper and lower case.
    @preconcurrency @MainActor public convenience override init() { self.init(.contains, [.caseInsensitive]) }

    init(_ method: WordMatchMethod, _ comparison: NSString.CompareOptions) {
        self.method = method
        self.comparison = comparison
        super.init()
    }
}
