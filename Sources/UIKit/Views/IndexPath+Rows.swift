extension IndexPath {
    /// Creates the index path of a row in a section of a table view.
    public init(row: Int, section: Int) {
        // An array of both would be allocated; lists create index paths for millions of rows.
        self.init(index: section)
        append(row)
    }

    /// Creates the index path of an item in a section of a collection view.
    public init(item: Int, section: Int) { self.init(row: item, section: section) }

    /// The first index, which identifies a section.
    ///
    /// - Precondition: The index path has two indices, as for the other properties.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The second index, which identifies a row in the section.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The second index, which identifies an item in the section.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
