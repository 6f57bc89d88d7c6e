/// A group of changes that are undone together.
@MainActor struct UndoGroup {
    /// An action that undoes one change.
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

    /// A Boolean value that indicates whether any target in the group still exists.
    var isAlive: Bool {
        items.contains { item in
            switch item {
            case .action(let action): action.target != nil
            case .group(let group): group.isAlive
            }
        }
    }

    /// Undoes all changes of the group, the most recent first.
    func perform() {
        for item in items.reversed() {
            switch item {
            case .action(let action): if let target = action.target { action.handler(target) }
            case .group(let group): group.perform()
            }
        }
    }

    /// Returns the group without the actions of a target; nil if the result is empty.
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
