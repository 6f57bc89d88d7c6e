/// A layout that composes sections of groups and items.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///     layoutSize: NSCollectionLayoutSize(
///         widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
/// item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
/// let rowSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
/// let row = NSCollectionLayoutGroup.horizontal(layoutSize: rowSize, subitems: [item])
/// let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
/// let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
/// ```
///
/// The groups of a section are repeated for all of its items. Groups without estimated lengths take no time and no
/// memory each: they are found by arithmetic. Lengths are in points.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Creates a layout all sections of which have one definition.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout all sections of which have one definition.
    ///
    /// - Parameters:
    ///   - section: The definition of the sections.
    ///   - configuration: The properties of the layout. The layout uses a copy.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        configurationStorage = UICollectionViewCompositionalLayout.copy(of: configuration)
        super.init()
    }

    /// Creates a layout whose sections a closure defines.
    ///
    /// - Parameter sectionProvider: A closure that returns the definition of a section. It is called for each section
    ///   when the layout is solved (CL-20).
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout whose sections a closure defines.
    ///
    /// - Parameters:
    ///   - sectionProvider: A closure that returns the definition of a section. It is called for each section when the
    ///     layout is solved (CL-20).
    ///   - configuration: The properties of the layout. The layout uses a copy.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        configurationStorage = UICollectionViewCompositionalLayout.copy(of: configuration)
        super.init()
    }

    /// Returns `nil`: archived objects are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    final let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var configurationStorage: UICollectionViewCompositionalLayoutConfiguration
    /// The geometry of the sections; `nil` while the layout is not prepared.
    final var solution: CompositionalSolution?
    /// A Boolean value that indicates whether sections are being solved, so that their provider cannot do so again.
    final var isSolving = false
    /// The metrics of the last solution.
    final var knownMetrics: CompositionalMetrics?
    /// The sizes that cells have determined, by section and item (CL-18).
    final var measures: [Int: [Int: CGSize]] = [:]
    /// The sizes that supplementary views have determined.
    final var supplementMeasures: [ElementKey: CGSize] = [:]
    /// A Boolean value that indicates whether a section refers to the readable content, which takes time to determine.
    final var usesReadableContent = false
    /// The problems that were reported.
    final var reportedProblems: Set<String> = []

    private static func copy(
        of configuration: UICollectionViewCompositionalLayoutConfiguration
    ) -> UICollectionViewCompositionalLayoutConfiguration {
        configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration ?? configuration
    }

    /// The properties of the layout as a whole. The getter returns a copy, which can be changed and assigned; assigning
    /// invalidates the layout (CL-21).
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { UICollectionViewCompositionalLayout.copy(of: configurationStorage) }
        set {
            configurationStorage = UICollectionViewCompositionalLayout.copy(of: newValue)
            invalidateLayout()
        }
    }

    /// The properties, without a copy.
    final var currentConfiguration: UICollectionViewCompositionalLayoutConfiguration { configurationStorage }

    // MARK: Overrides

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forget(context)
        super.invalidateLayout(with: context)
    }

    open override func prepare() {
        super.prepare()
        solve()
    }

    open override var collectionViewContentSize: CGSize { solved?.contentSize ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        item(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { supplementaryView(elementKind, indexPath) }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { decorationView(elementKind, indexPath) }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let solution, let collectionView else { return false }
        return solution.pins || solution.hasHandlers || newBounds.size != solution.metrics.size
            || collectionView.adjustedContentInset != solution.metrics.inset
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        // Without another size, only pinned elements move. Other metrics are found when the layout is prepared.
        context.keepsSolution = true
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { accepts(preferredAttributes, originalAttributes) }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        measure(preferredAttributes, originalAttributes, context)
        return context
    }

    override func viewWasMeasured(_ attributes: UICollectionViewLayoutAttributes) { keepMeasure(attributes) }

    override func needsMeasure(_ attributes: UICollectionViewLayoutAttributes) -> Bool { isUnmeasured(attributes) }

    override func itemsWillChange(_ map: ListUpdateMap) { adopt(map) }

    override func updateVisibleItems(_ list: [UICollectionViewLayoutAttributes]) { callHandlers(list) }

    override func orthogonalRow(_ section: Int) -> OrthogonalRow? { row(section) }

    override func orthogonalTarget(
        _ section: Int, proposed: CGFloat, velocity: CGFloat, start: CGFloat
    ) -> CGFloat { target(section, proposed, velocity, start) }

    override func callsHandler(_ section: Int) -> Bool {
        guard let sections = solution?.sections, sections.indices.contains(section) else { return false }
        return sections[section].definition?.visibleItemsInvalidationHandler != nil
    }

    override var isOutdated: Bool {
        guard let solution, let collectionView else { return false }
        return metrics(of: collectionView) != solution.metrics
    }

    override var startsAtTrailingEdge: Bool {
        solution.map { !$0.metrics.isVertical && $0.metrics.isRightToLeft } ?? false
    }

    override func swipeConfiguration(forItemAt path: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? {
        section(path)?.definition?.list?.swipeConfiguration(forItemAt: collectionView?.dataPath(path) ?? path, side)
    }

    override func listPlacement(of key: ElementKey) -> ListItemPlacement? {
        guard let section = section(key.path) else { return nil }
        // The app's closure for separators knows index paths of the data source.
        let known = collectionView.map { $0.isPlaceholder(key.path) ? nil : $0.dataPath(key.path) } ?? key.path
        return section.definition?.list?.placement(of: key, knownAs: known, count: section.count)
    }

    /// Returns the solved section of an index path with two indices.
    final func section(_ path: IndexPath) -> SolvedSection? {
        guard path.count == 2, let sections = solved?.sections, sections.indices.contains(path.section) else {
            return nil
        }
        return sections[path.section]
    }
}
