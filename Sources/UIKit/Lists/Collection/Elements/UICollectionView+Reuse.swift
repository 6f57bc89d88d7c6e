// Registration, dequeuing, and the views that the data source returns.
extension UICollectionView {
    /// The kind of cells in messages and in the pool.
    static let cellKind = "UICollectionElementKindCell"

    static func poolKind(_ key: ElementKey) -> String {
        switch key.category {
        case .cell: cellKind
        case .supplementaryView: key.kind
        case .decorationView: "decoration " + key.kind
        }
    }

    /// Returns a class of reusable views. Traps for other classes.
    static func viewClass(_ type: AnyClass, _ purpose: String) -> UICollectionReusableView.Type {
        guard let type = type as? UICollectionReusableView.Type else {
            preconditionFailure(
                "\(type) cannot be registered for \(purpose): it must inherit from UICollectionReusableView")
        }
        return type
    }

    func registerCell(_ type: AnyClass?, _ identifier: String) {
        precondition(
            type == nil || type is UICollectionViewCell.Type,
            "\(String(describing: type)) cannot be registered for cells: it must inherit from UICollectionViewCell")
        register(
            type.map { UICollectionView.viewClass($0, "cells") },
            CollectionViewKey(kind: UICollectionView.cellKind, identifier: identifier))
    }

    func registerSupplementaryView(_ type: AnyClass?, _ kind: String, _ identifier: String) {
        register(
            type.map { UICollectionView.viewClass($0, "supplementary views") },
            CollectionViewKey(kind: kind, identifier: identifier))
    }

    private func register(_ type: UICollectionReusableView.Type?, _ key: CollectionViewKey) {
        viewClasses[key] = type
        // Views of the previous class are not used for the new one.
        pool.removeAll(key)
    }

    // MARK: Dequeuing

    func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
        let view = dequeue(
            CollectionViewKey(kind: UICollectionView.cellKind, identifier: identifier), nil,
            ElementKey(category: .cell, path: path))
        guard let cell = view as? UICollectionViewCell else { preconditionFailure("\(view) is not a cell") }
        return cell
    }

    func dequeueSupplementaryView(
        _ kind: String, _ identifier: String, _ path: IndexPath
    ) -> UICollectionReusableView {
        dequeue(
            CollectionViewKey(kind: kind, identifier: identifier), nil,
            ElementKey(category: .supplementaryView, kind: kind, path: path))
    }

    /// Returns a view from the pool, or a new one.
    ///
    /// - Parameters:
    ///   - key: The kind and the identifier.
    ///   - fallback: The class if none is registered with the key.
    ///   - element: The element that the view is for.
    func dequeue(
        _ key: CollectionViewKey, _ fallback: UICollectionReusableView.Type?, _ element: ElementKey
    ) -> UICollectionReusableView {
        let view: UICollectionReusableView
        if let cell = updates.reconfiguredCell, element.category == .cell, cell.reuseIdentifier == key.identifier {
            updates.reconfiguredCell = nil
            view = cell
        } else if let pooled = pool.take(key) {
            view = pooled
            pooled.prepareForReuse()
        } else {
            guard let type = viewClasses[key] ?? fallback else {
                preconditionFailure(
                    """
                    could not dequeue a view of kind: \(key.kind) with identifier \(key.identifier) - must register a \
                    nib or a class for the identifier or connect a prototype cell in a storyboard
                    """)
            }
            let known = elementIndices[element].map { elements[$0].attributes }
            let size = (known ?? attributes(of: element))?.size ?? .zero
            view = CellFactory.makeView(type, frame: CGRect(origin: .zero, size: size))
            view.reuseIdentifier = key.identifier
        }
        prepare(view, for: element)
        request?.dequeued.append(view)
        return view
    }

    // MARK: Requests

    /// Requests the view of an element from the data source, or creates it for the layout.
    func makeView(_ key: ElementKey) -> UICollectionReusableView? {
        switch key.category {
        case .decorationView: return makeDecorationView(key)
        case .cell, .supplementaryView: break
        }
        if key.category == .cell, let cell = placeholderCell(at: key.path) { return cell }
        guard let dataSource else { return nil }
        let outer = request
        request = CellRequest(key: key)
        ViewRegistration.requests += 1
        let view =
            key.category == .cell
            ? dataSource.collectionView(self, cellForItemAt: dataPath(key.path))
            : dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
        let dequeued = request?.dequeued ?? []
        request = outer
        ViewRegistration.requests -= 1
        if view.reuseIdentifier == nil {
            let noun = key.category == .cell ? "cell" : "view"
            preconditionFailure(
                """
                The collection view's data source returned a \(noun) without a reuseIdentifier. Cells and views must \
                be dequeued for the index path: \(key.path) \(view)
                """)
        }
        precondition(
            dequeued.count == 1 && dequeued[0] === view,
            """
            Expected dequeued view to be returned to the collection view in preparation for display. Return the view \
            that was dequeued for \(key.path), and dequeue no other one: \(view)
            """)
        return view
    }

    private func decorationClass(_ kind: String) -> UICollectionReusableView.Type? {
        layoutStorage.decorationClasses[kind] ?? (kind == ListSectionBackground.kind ? ListSectionBackground.self : nil)
    }

    private func makeDecorationView(_ key: ElementKey) -> UICollectionReusableView {
        guard let type = decorationClass(key.kind) else {
            preconditionFailure(
                """
                no UICollectionReusableView class is registered for decoration views of kind \(key.kind): call \
                register(_:forDecorationViewOfKind:) of the layout
                """)
        }
        // The pool must not return a view of a class that another layout registered.
        return dequeue(
            CollectionViewKey(kind: UICollectionView.poolKind(key), identifier: "\(ObjectIdentifier(type))"),
            type, key)
    }
}
