/// The colors of cells.
@MainActor enum CellColors {
    /// The background of a selected cell: a light shade of the tint color.
    static let selection = UIColor { traits in
        UIColor.tintColor.resolvedColor(with: traits)
            .withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.26 : 0.14)
    }
}
