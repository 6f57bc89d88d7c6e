/// An object that records how to undo changes, and undoes and redoes them.
///
/// ```swift
/// func setTitle(_ title: String?) {
///     let old = self.title
///     undoManager?.registerUndo(withTarget: self) { $0.setTitle(old) }
///     undoManager?.setActionName("Rename")
///     self.title = title
/// }
/// ```
///
/// Changes that are registered during one event form a group and are undone together. Changes that are registered
/// during undo become the redo operation. Each window has an undo manager; see ``UIResponder/undoManager``. Foundation
/// provides this class on Apple platforms but not on Linux.
@preconcurrency @MainActor open class UndoManager: NSObject {
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    /// The open groups, the outermost first.
    private var openGroups: [UndoGroup] = []
    private var disabledCount = 0
    /// A Boolean value that indicates whether the outermost group was opened automatically for the current event.
    private var isEventGroup = false

    /// Creates an undo manager without changes.
    @preconcurrency @MainActor public override init() { super.init() }

    // MARK: Registering

    /// Registers a handler that undoes a change.
    ///
    /// Outside of a group, this method opens a group that ends with the current event. If ``groupsByEvent`` is false,
    /// calling it outside of a group is a programming error.
    ///
    /// - Parameters:
    ///   - target: The object that is passed to the handler. It is not retained; if it no longer exists, the handler is
    ///     not called.
    ///   - handler: The closure that undoes the change.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        register(UndoGroup.Action(target) { target in if let target = target as? TargetType { handler(target) } })
    }

    /// Registers a method that undoes a change.
    ///
    /// - Parameters:
    ///   - target: The object on which the method is performed. Not retained.
    ///   - selector: The method.
    ///   - object: The argument of the method.
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
            precondition(groupsByEvent, "an undo action requires an open group: call beginUndoGrouping() first")
            isEventGroup = true
            open()
            DeferredEventWork.perform { [weak self] in self?.closeEventGroup() }
        }
        if !isUndoing, !isRedoing { redoStack.removeAll() }
        openGroups[openGroups.count - 1].items.append(.action(action))
    }

    /// A Boolean value that indicates whether changes are registered. False while calls of
    /// ``disableUndoRegistration()`` outnumber those of ``enableUndoRegistration()``.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Disables registration until ``enableUndoRegistration()`` has been called the same number of times.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Balances one call of ``disableUndoRegistration()``. Calling it without one is a programming error.
    open func enableUndoRegistration() {
        precondition(disabledCount > 0, "enableUndoRegistration() without disableUndoRegistration()")
        disabledCount -= 1
    }

    // MARK: Groups

    /// A Boolean value that indicates whether changes outside of explicit groups are grouped by event. True by default.
    open var groupsByEvent = true

    /// The number of open groups, each nested in the one before.
    open var groupingLevel: Int { openGroups.count }

    /// Opens a group. Changes that are registered until it is closed are undone together.
    open func beginUndoGrouping() {
        // The group is nested in the group of the event, which stays open around it.
        if openGroups.isEmpty, groupsByEvent, !isUndoing, !isRedoing {
            isEventGroup = true
            open()
            DeferredEventWork.perform { [weak self] in self?.closeEventGroup() }
        }
        open()
    }

    /// Closes the innermost group. Calling it while no group is open is a programming error.
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

    /// Closes the group of the event that has ended, unless a nested group is open.
    private func closeEventGroup() { if isEventGroup, groupingLevel == 1 { close() } }

    /// The maximum number of groups on the undo stack and on the redo stack; 0 for no limit. The oldest groups are
    /// dropped first.
    open var levelsOfUndo = 0 { didSet { trim() } }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    // MARK: Undoing

    /// A Boolean value that indicates whether there is a change to undo. Open groups count.
    open var canUndo: Bool { undoStack.contains(where: \.isAlive) || openGroups.contains(where: \.isAlive) }

    /// A Boolean value that indicates whether there is a change to redo.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return redoStack.contains(where: \.isAlive)
    }

    /// A Boolean value that indicates whether a group is being undone.
    open private(set) var isUndoing = false

    /// A Boolean value that indicates whether a group is being redone.
    open private(set) var isRedoing = false

    /// Closes the group of the event and undoes the last group. Calling it while a nested group is open is a
    /// programming error.
    open func undo() {
        if groupingLevel == 1 { close() }
        undoNestedGroup()
    }

    /// Undoes the last group. Calling it while a group is open is a programming error.
    open func undoNestedGroup() {
        guard let group = takeLast(of: \.undoStack) else { return }
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        reverse(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes the group that was undone last. Calling it while a nested group is open is a programming error.
    open func redo() {
        if groupingLevel == 1 { close() }
        guard let group = takeLast(of: \.redoStack) else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        reverse(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    /// Removes the next group to undo or redo from its stack and returns it; nil if there is none, or if another group
    /// is being undone or redone.
    private func takeLast(of stack: ReferenceWritableKeyPath<UndoManager, [UndoGroup]>) -> UndoGroup? {
        precondition(openGroups.isEmpty, "undo and redo require that no group is open: call endUndoGrouping() first")
        post(.NSUndoManagerCheckpoint)
        while let last = self[keyPath: stack].last, !last.isAlive { self[keyPath: stack].removeLast() }
        return isUndoing || isRedoing ? nil : self[keyPath: stack].popLast()
    }

    /// Performs the actions of a group in reverse order, and collects the actions that they register into the group for
    /// the opposite direction.
    private func reverse(_ group: UndoGroup) {
        open()
        openGroups[0].name = group.name
        openGroups[0].isDiscardable = group.isDiscardable
        group.perform()
        // Groups that handlers left open are closed too.
        while !openGroups.isEmpty { close() }
    }

    // MARK: Removing actions

    /// Removes all actions, and enables registration.
    open func removeAllActions() {
        undoStack.removeAll()
        redoStack.removeAll()
        for index in openGroups.indices { openGroups[index].items.removeAll() }
        disabledCount = 0
    }

    /// Removes the actions of a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        undoStack = undoStack.compactMap { $0.removing(target) }
        redoStack = redoStack.compactMap { $0.removing(target) }
        openGroups = openGroups.map { $0.removing(target) ?? UndoGroup(name: $0.name) }
    }

    // MARK: Names

    /// Sets the name of the last change, which appears in menu titles such as "Undo Rename".
    open func setActionName(_ actionName: String) { changeLast { $0.name = actionName } }

    /// The name of the next change to undo; empty if it has no name or there is nothing to undo.
    open var undoActionName: String { (openGroups.first { $0.isAlive } ?? undoStack.last { $0.isAlive })?.name ?? "" }

    /// The name of the next change to redo; empty if it has no name or there is nothing to redo.
    open var redoActionName: String { redoStack.last { $0.isAlive }?.name ?? "" }

    /// The title of a menu item that undoes the next change, such as "Undo Rename".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a menu item that redoes the next change, such as "Redo Rename".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of a menu item that undoes a change with a given name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// Returns the title of a menu item that redoes a change with a given name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    // MARK: Discardable actions

    /// Sets whether the last change may be discarded without confirmation, such as a scroll position.
    open func setActionIsDiscardable(_ discardable: Bool) { changeLast { $0.isDiscardable = discardable } }

    /// A Boolean value that indicates whether the next change to undo may be discarded without confirmation.
    open var undoActionIsDiscardable: Bool {
        (openGroups.first { $0.isAlive } ?? undoStack.last { $0.isAlive })?.isDiscardable ?? false
    }

    /// A Boolean value that indicates whether the next change to redo may be discarded without confirmation.
    open var redoActionIsDiscardable: Bool { redoStack.last { $0.isAlive }?.isDiscardable ?? false }

    /// Modifies the outermost open group, or else the group that was closed last.
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
