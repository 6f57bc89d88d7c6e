/// The plural categories of the Unicode Common Locale Data Repository.
enum PluralCategory: String, CaseIterable {
    case zero, one, two, few, many, other
}
