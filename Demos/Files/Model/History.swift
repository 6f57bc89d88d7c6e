/// The folders that were opened, for going back and forward.
struct History {
    private(set) var current: FilePath
    private(set) var back: [FilePath] = []
    private(set) var forward: [FilePath] = []

    private static let limit = 200

    init(_ path: FilePath) { current = path }

    /// Records that a folder is opened. The folders to go forward to are dropped.
    mutating func open(_ path: FilePath) {
        guard path != current else { return }
        back = back.suffix(History.limit - 1) + [current]
        forward = []
        current = path
    }

    /// Goes back; returns false if there is no folder to go back to.
    mutating func goBack() -> Bool {
        guard let path = back.popLast() else { return false }
        forward.append(current)
        current = path
        return true
    }

    /// Goes forward; returns false if there is no folder to go forward to.
    mutating func goForward() -> Bool {
        guard let path = forward.popLast() else { return false }
        back.append(current)
        current = path
        return true
    }
}
