/// A controller or view with a state that the user changes, such as the widths of columns, the position of a divider or
/// the selected tab. The state is stored with the session of the scene (RS-03).
///
/// Controllers are found when the scene connects and when its state is stored. A conforming view calls
/// `restoreSceneState()` when it has entered a window.
@MainActor protocol SceneStateProviding: UIResponder {
    /// The state to store; nil if the user has changed nothing.
    var sceneState: StoredValue? { get }

    /// Applies a stored state. A state of an unexpected form, which another version of the app may have stored, is
    /// ignored.
    func apply(sceneState: StoredValue)

    /// The name that the app has given to the object, if any.
    var restorationIdentifier: String? { get }
}

extension SceneStateProviding {
    /// Registers the object with its scene, and applies the stored state if there is one. Does nothing the second time.
    func restoreSceneState() {
        guard let window = responderWindow, let scene = window.windowScene else { return }
        scene.containerStates.register(self)
    }
}

/// The states of the containers in a scene.
@MainActor final class ContainerStates {
    private struct Reference {
        private(set) weak var object: (any SceneStateProviding)?
        let path: String
    }

    private var references: [Reference] = []
    /// The states of the previous launch that no container has adopted.
    private var stored: [String: StoredValue] = [:]

    /// Creates an object with the states of the previous launch.
    init(_ stored: [String: StoredValue] = [:]) { self.stored = stored }

    func register(_ object: any SceneStateProviding) {
        references.removeAll { $0.object == nil }
        guard !references.contains(where: { $0.object === object }) else { return }
        let path = freePath(of: object)
        references.append(Reference(object: object, path: path))
        if let state = stored.removeValue(forKey: path) { object.apply(sceneState: state) }
    }

    /// Registers the containers among the controllers of a scene's windows.
    func registerControllers(in scene: UIWindowScene) {
        for root in scene.windows.compactMap(\.rootViewController) { registerTree(root) }
    }

    private func registerTree(_ controller: UIViewController) {
        if let container = controller as? any SceneStateProviding { register(container) }
        for child in controller.children { registerTree(child) }
    }

    /// Returns the current states of the registered containers in a scene, and those that no container has adopted.
    func current(in scene: UIWindowScene) -> [String: StoredValue] {
        registerControllers(in: scene)
        var states = stored
        for reference in references {
            guard let object = reference.object, isIn(scene, object) else { continue }
            states[reference.path] = object.sceneState
        }
        return states
    }

    private func isIn(_ scene: UIWindowScene, _ object: any SceneStateProviding) -> Bool {
        guard let controller = object as? UIViewController else { return object.responderWindow?.windowScene === scene }
        // The view of a controller may not be displayed, because another tab is selected.
        var root = controller
        while let parent = root.parent { root = parent }
        if scene.windows.contains(where: { $0.rootViewController === root }) { return true }
        return root.viewIfLoaded?.window?.windowScene === scene
    }

    /// The restoration identifier, or else the position of the object in the hierarchy of controllers.
    private func freePath(of object: any SceneStateProviding) -> String {
        let path = object.restorationIdentifier ?? "\(controllerPath(of: object)) \(type(of: object))"
        let used = Set(references.map(\.path))
        guard used.contains(path) else { return path }
        return (2...).lazy.map { "\(path) \($0)" }.first { !used.contains($0) } ?? path
    }

    private func controllerPath(of object: UIResponder) -> String {
        var path: [String] = []
        var current = object.firstResult { $0 as? UIViewController }
        while let controller = current {
            if let name = controller.restorationIdentifier {
                path.append(name)
            } else if let parent = controller.parent {
                path.append("\(parent.children.firstIndex { $0 === controller } ?? 0)")
            }
            current = controller.parent
        }
        return path.reversed().joined(separator: ".")
    }
}
