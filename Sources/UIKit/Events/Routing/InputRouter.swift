import DisplayServer

/// Routes the input of a display: to the interceptors, then to the windows of the scene that received it.
///
/// An object that takes input from all windows of the display, as an open menu does, is added while it is active:
///
/// ```swift
/// scene.display.inputRouter.add(session)
/// // …
/// scene.display.inputRouter.remove(session)
/// ```
///
/// The interceptor that was added last receives an event first. An event that no interceptor consumes is delivered to
/// the windows.
///
/// - Interceptors can be added and removed during delivery. A removed one receives nothing more, not even the current
///   event; an added one receives the next event.
/// - The router does not retain interceptors. One that is deallocated is removed, so that it cannot block input.
/// - A key whose press an interceptor consumed belongs to it until the release (KY-09): it alone receives the
///   autorepeat and the release. After it has been removed, the other interceptors receive them, and windows never do.
///   Touches and button presses need no such rule, because ``EventTranslator`` ignores the end of those whose beginning
///   it did not receive. It would take the autorepeat of a key for a press.
///
/// Each display has its own router. Without interceptors, routing costs two comparisons for each event.
@MainActor final class InputRouter {
    /// The interceptors in the order in which they were added.
    private var entries: [Entry] = []
    /// The interceptors that consumed the presses of the keys that are down, by key code.
    private var consumedKeys: [Int: Entry] = [:]

    private struct Entry { weak var interceptor: (any InputInterceptor)? }

    /// The interceptors in the order in which they receive events.
    var interceptors: [any InputInterceptor] { entries.reversed().compactMap(\.interceptor) }

    /// Adds an interceptor in front of all others. If it was added before, it moves to the front.
    func add(_ interceptor: any InputInterceptor) {
        remove(interceptor)
        entries.append(Entry(interceptor: interceptor))
    }

    /// Removes an interceptor. Does nothing if it is not added.
    func remove(_ interceptor: any InputInterceptor) {
        entries.removeAll { $0.interceptor == nil || $0.interceptor === interceptor }
    }

    /// Delivers an event that a scene received.
    func route(_ event: InputEvent, of scene: UIWindowScene) {
        if case .key(let change) = event.kind { AccessibilityCenter.keyWillChange(change, event) }
        if !intercept(event, of: scene) { scene.translator.handle(event) }
    }

    /// Notifies the interceptors of a change of a scene, in the order in which they receive events.
    func scene(_ scene: UIWindowScene, didChange change: SceneInputChange) {
        _ = firstInterceptor {
            $0.scene(scene, didChange: change)
            return false
        }
    }

    /// Returns whether the event must not be delivered to windows, after the interceptors have handled it.
    private func intercept(_ event: InputEvent, of scene: UIWindowScene) -> Bool {
        guard !entries.isEmpty || !consumedKeys.isEmpty else { return false }
        guard case .key(let change) = event.kind else {
            return firstInterceptor { $0.intercept(event, of: scene) } != nil
        }
        var holder = consumedKeys.removeValue(forKey: change.code)
        // The release of the previous press was not reported.
        if change.isDown, !change.isRepeat { holder = nil }
        let consumer: (any InputInterceptor)?
        if let interceptor = holder?.interceptor, contains(interceptor) {
            _ = interceptor.intercept(event, of: scene)
            consumer = interceptor
        } else {
            consumer = firstInterceptor { $0.intercept(event, of: scene) }
        }
        // Without a consumer, the entry of the removed interceptor keeps the key from windows.
        if change.isDown { consumedKeys[change.code] = consumer.map { Entry(interceptor: $0) } ?? holder }
        return holder != nil || consumer != nil
    }

    /// Calls `body` with the interceptors in order, until it returns `true`. `body` may add and remove interceptors.
    ///
    /// - Returns: The interceptor for which `body` returned `true`.
    private func firstInterceptor(where body: (any InputInterceptor) -> Bool) -> (any InputInterceptor)? {
        for entry in entries.reversed() {
            // It may have been removed, or deallocated, by a previous one.
            if let interceptor = entry.interceptor, contains(interceptor), body(interceptor) { return interceptor }
        }
        return nil
    }

    private func contains(_ interceptor: any InputInterceptor) -> Bool {
        entries.contains { $0.interceptor === interceptor }
    }
}
