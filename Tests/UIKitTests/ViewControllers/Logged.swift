import UIKit

/// A log of the callbacks of view controllers.
@MainActor final class LifeLog {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }

    /// Returns the entries since the last call, and clears the log.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A view controller that logs its appearance callbacks: "a will appear", with "!" for animated transitions.
class Logged: UIViewController {
    let name: String
    let log: LifeLog
    var forwards = true
    /// Returns a remark to add to each entry.
    var remark: ((Logged) -> String)?
    /// Closures to call at the end of the method with the given name.
    var hooks: [String: () -> Void] = [:]

    init(_ name: String, _ log: LifeLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    override var description: String { "<\(name)>" }

    private func note(_ what: String, _ animated: Bool) {
        log.add("\(name) \(what)" + (animated ? "!" : "") + (remark?(self) ?? ""))
        hooks[what]?()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("will appear", animated)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("is appearing", animated)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("did appear", animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("will disappear", animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("did disappear", animated)
    }
}
