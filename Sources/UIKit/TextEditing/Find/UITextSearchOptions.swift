import TextEngine

/// The options of a text search.
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
    /// The way in which matches relate to words.
    public enum WordMatchMethod: Int, Sendable {
        /// Matches may be anywhere.
        case contains = 0
        /// Matches begin at the start of a word.
        case startsWith = 1
        /// Matches are whole words.
        case fullWord = 2
    }

    /// The way in which matches relate to words: `.contains` unless the user chose otherwise.
    open var wordMatchMethod: WordMatchMethod { method }

    /// The options for comparing strings: `.caseInsensitive` unless the user chose otherwise.
    open var stringCompareOptions: NSString.CompareOptions { comparison }

    private let method: WordMatchMethod
    private let comparison: NSString.CompareOptions

    /// Creates options that match anywhere and ignore case.
    @preconcurrency @MainActor public convenience override init() { self.init(.contains, [.caseInsensitive]) }

    init(_ method: WordMatchMethod, _ comparison: NSString.CompareOptions) {
        self.method = method
        self.comparison = comparison
        super.init()
    }
}

extension UITextSearchOptions.WordMatchMethod {
    var wordMatch: TextFinder.WordMatch {
        switch self {
        case .contains: .contains
        case .startsWith: .startsWith
        case .fullWord: .fullWord
        }
    }
}
