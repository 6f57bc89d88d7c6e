extension TableColumn {
    /// The horizontal alignment of the title and of the texts of a column.
    public enum Alignment: Int, Sendable {
        /// At the side where lines of text begin.
        case leading
        /// In the middle.
        case center
        /// At the side where lines of text end, as for numbers.
        case trailing

        /// Returns the alignment of the text of labels.
        func textAlignment(isRightToLeft: Bool) -> NSTextAlignment {
            switch self {
            case .leading: isRightToLeft ? .right : .left
            case .center: .center
            case .trailing: isRightToLeft ? .left : .right
            }
        }
    }
}
