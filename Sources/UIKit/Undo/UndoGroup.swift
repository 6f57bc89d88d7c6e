/// What is undone together.
@MainActor struct UndoGroup {
    /// One change to undo.
    @MainActor struct Action {
        private(set) weak var target: AnyObject?
        let handler: @MainActor (AnyObject) -> Void

        init(_ target: AnyObject, _ handler: @escaping @MainActor (AnyObject) -> Void) {
            self.target = target
            self.handler = handler
        }
    }

    indirect enum Item {
        case action(Action)
        case group(UndoGroup)
    }

    var items: [Item] = []
    var name = ""
    var isDiscardable = false

    init(name: String = "") { self.name = name }

    /// Whether anything in it still has its target.
    var isAlive: Bool {
        items.contains { item in
            switch item {
            case .action(let action): action.target != nil
            case .group(let group): group.isAlive
            }
        }
    }

    /// Undoes everything, the last change first.
    func perform() {
        for item in items.reversed() {
            switch item {
            case .action(let action): if let target = action.target { action.handler(target) }
            case .group(let group): group.perform()
            }
        }
    }

    /// The group without what concerns `target`; nil if nothing is left.
    func removing(_ target: AnyObject) -> UndoGroup? {
        var result = self
        result.items = items.compactMap { item in
            switch item {
            case .action(let action): action.target === target ? nil : item
            case .group(let group): group.removing(target).map { .group($0) }
            }
        }
        return result.items.isEmpty ? nil : result
    }
}
