import UIKit

/// Writes down, in one list, what view controllers are told.
@MainActor final class LifeLog {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }

    /// What was written since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A view controller that writes down when it appears and disappears: "a will appear", with "!" where it is animated.
class Logged: UIViewController {
    let name: String
    let log: LifeLog
    var forwards = true
    /// What more to write, asked at each line.
    var remark: ((Logged) -> String)?
    /// Runs at the end of the method of that name.
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
