/// Keeps what undoes things, and undoes and redoes them.
///
/// ```swift
/// func setTitle(_ title: String) {
///     let old = self.title
///     undoManager?.registerUndo(withTarget: self) { $0.setTitle(old) }
///     undoManager?.setActionName("Rename")
///     self.title = title
/// }
/// ```
///
/// What is registered while one event is handled is undone together. What is registered while something is undone
/// redoes it. Foundation has this class on Apple's platforms and lacks it on Linux. Every window has one
/// (``UIResponder/undoManager``).
@preconcurrency @MainActor open class UndoManager: NSObject {
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    /// The groups that are open, the outermost first.
    private var openGroups: [UndoGroup] = []
    private var disabledCount = 0
    /// Whether the outermost group was opened for the event that is being handled.
    private var isEventGroup = false

    /// A manager with nothing to undo.
    @preconcurrency @MainActor public override init() { super.init() }

    // MARK: Registering

    /// Registers what undoes a change: `handler` is called with `target`, which is not retained; nothing is undone for
    /// one that has gone.
    ///
    /// Outside of a group this opens one, which ends with the event that is being handled. If ``groupsByEvent`` is
    /// false, it is a mistake to call it outside of a group.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        register(UndoGroup.Action(target) { target in if let target = target as? TargetType { handler(target) } })
    }

    /// Registers that `selector` with `object` as its sender, performed on `target`, undoes a change.
    open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
        let object = object.map { [$0] } ?? []
        register(
            UndoGroup.Action(target as AnyObject) { target in
                selector.perform(on: target, sender: object.first, event: nil)
            })
    }

    private func register(_ action: UndoGroup.Action) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            precondition(groupsByEvent, "registering undo outside of a group: call beginUndoGrouping() first")
            isEventGroup = true
            open()
            EventEnd.perform { [weak self] in self?.closeEventGroup() }
        }
        if !isUndoing, !isRedoing { redoStack.removeAll() }
        openGroups[openGroups.count - 1].items.append(.action(action))
    }

    /// Whether changes are registered. True unless ``disableUndoRegistration()`` was called more often than its
    /// counterpart.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Registers nothing until ``enableUndoRegistration()`` is called as often.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Ends one ``disableUndoRegistration()``. It is a mistake to call it without one.
    open func enableUndoRegistration() {
        precondition(disabledCount > 0, "enableUndoRegistration() without disableUndoRegistration()")
        disabledCount -= 1
    }

    // MARK: Groups

    /// Whether what is registered outside of a group becomes one with all else of the same event. True unless set.
    open var groupsByEvent = true

    /// How many groups are open, one in the other.
    open var groupingLevel: Int { openGroups.count }

    /// Opens a group: what is registered until it is closed is undone together.
    open func beginUndoGrouping() {
        // One in the group of the event, so that that stays around it.
        if openGroups.isEmpty, groupsByEvent, !isUndoing, !isRedoing {
            isEventGroup = true
            open()
            EventEnd.perform { [weak self] in self?.closeEventGroup() }
        }
        open()
    }

    /// Closes the innermost group. It is a mistake to call it when none is open.
    open func endUndoGrouping() {
        precondition(!openGroups.isEmpty, "endUndoGrouping() without beginUndoGrouping()")
        close()
    }

    private func open() {
        if !openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
        openGroups.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func close() {
        post(.NSUndoManagerCheckpoint)
        let isDiscardable = openGroups[openGroups.count - 1].isDiscardable
        let info: [String: Any]? = isDiscardable ? [NSUndoManagerGroupIsDiscardableKey: true] : nil
        post(.NSUndoManagerWillCloseUndoGroup, info)
        let group = openGroups.removeLast()
        if openGroups.isEmpty { isEventGroup = false }
        if !group.items.isEmpty {
            if let outer = openGroups.indices.last {
                openGroups[outer].items.append(.group(group))
                if openGroups[outer].name.isEmpty { openGroups[outer].name = group.name }
            } else if isUndoing {
                redoStack.append(group)
            } else {
                undoStack.append(group)
            }
            trim()
        }
        post(.NSUndoManagerDidCloseUndoGroup, info)
    }

    /// The event is over.
    private func closeEventGroup() { if isEventGroup, groupingLevel == 1 { close() } }

    /// How many groups are kept to be undone; 0 for all. The oldest are dropped.
    open var levelsOfUndo = 0 { didSet { trim() } }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    // MARK: Undoing

    /// Whether there is something to undo. Groups that are open count.
    open var canUndo: Bool { undoStack.contains(where: \.isAlive) || openGroups.contains(where: \.isAlive) }

    /// Whether there is something to redo.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return redoStack.contains(where: \.isAlive)
    }

    /// Whether something is being undone.
    open private(set) var isUndoing = false

    /// Whether something is being redone.
    open private(set) var isRedoing = false

    /// Closes the event's group and undoes the last group. It is a mistake to call it while a group of the app's is
    /// open.
    open func undo() {
        if groupingLevel == 1 { close() }
        undoNestedGroup()
    }

    /// Undoes the last group. It is a mistake to call it while a group is open.
    open func undoNestedGroup() {
        guard let group = takeLast(of: \.undoStack) else { return }
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        reverse(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Does again what was undone last. It is a mistake to call it while a group of the app's is open.
    open func redo() {
        if groupingLevel == 1 { close() }
        guard let group = takeLast(of: \.redoStack) else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        reverse(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    /// The group that is undone or redone next, taken off its stack; nil if there is none, or one is being undone or
    /// redone.
    private func takeLast(of stack: ReferenceWritableKeyPath<UndoManager, [UndoGroup]>) -> UndoGroup? {
        precondition(openGroups.isEmpty, "undoing or redoing with a group open: call endUndoGrouping() first")
        post(.NSUndoManagerCheckpoint)
        while let last = self[keyPath: stack].last, !last.isAlive { self[keyPath: stack].removeLast() }
        return isUndoing || isRedoing ? nil : self[keyPath: stack].popLast()
    }

    /// Runs a group backwards; what that registers is the way back.
    private func reverse(_ group: UndoGroup) {
        open()
        openGroups[0].name = group.name
        openGroups[0].isDiscardable = group.isDiscardable
        group.perform()
        // Groups that handlers left open end with it.
        while !openGroups.isEmpty { close() }
    }

    // MARK: Forgetting

    /// Forgets everything.
    open func removeAllActions() {
        undoStack.removeAll()
        redoStack.removeAll()
        for index in openGroups.indices { openGroups[index].items.removeAll() }
        disabledCount = 0
    }

    /// Forgets what concerns `target`.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        undoStack = undoStack.compactMap { $0.removing(target) }
        redoStack = redoStack.compactMap { $0.removing(target) }
        openGroups = openGroups.map { $0.removing(target) ?? UndoGroup(name: $0.name) }
    }

    // MARK: Names

    /// Says what the last change is called, as in "Undo Rename".
    open func setActionName(_ actionName: String) { changeLast { $0.name = actionName } }

    /// What is undone next is called; empty if it has no name or there is nothing to undo.
    open var undoActionName: String { (openGroups.first { $0.isAlive } ?? undoStack.last { $0.isAlive })?.name ?? "" }

    /// What is redone next is called; empty if it has no name or there is nothing to redo.
    open var redoActionName: String { redoStack.last { $0.isAlive }?.name ?? "" }

    /// The title of a menu's item that undoes: "Undo Rename".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a menu's item that redoes: "Redo Rename".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The title of a menu's item that undoes what is called so.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// The title of a menu's item that redoes what is called so.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    // MARK: What may be lost

    /// Says that the last change may be lost without asking, as scrolling may.
    open func setActionIsDiscardable(_ discardable: Bool) { changeLast { $0.isDiscardable = discardable } }

    /// Whether what is undone next may be lost without asking.
    open var undoActionIsDiscardable: Bool {
        (openGroups.first { $0.isAlive } ?? undoStack.last { $0.isAlive })?.isDiscardable ?? false
    }

    /// Whether what is redone next may be lost without asking.
    open var redoActionIsDiscardable: Bool { redoStack.last { $0.isAlive }?.isDiscardable ?? false }

    /// Changes the group that is open, or else the one that was closed last.
    private func changeLast(_ change: (inout UndoGroup) -> Void) {
        if !openGroups.isEmpty {
            change(&openGroups[0])
        } else if let last = undoStack.indices.last {
            change(&undoStack[last])
        }
    }

    private func post(_ name: Notification.Name, _ info: [String: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }
}
