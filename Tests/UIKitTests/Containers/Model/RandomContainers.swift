import DisplayServer
import UIKit
import UIKitTesting

/// A window of nested containers on which random actions are performed, with a model of what it should display.
///
/// The root is a tab bar controller with two navigation controllers, a split view and pages. Other controllers are
/// presented over it.
@MainActor final class RandomContainers {
    /// A controller that is presented.
    struct Presentation {
        let controller: UIViewController
        let stack: BalancedNavigationController?
        /// A Boolean value that indicates whether the controller that presents it is not visible.
        let covers: Bool
        let isAlert: Bool
    }

    @MainActor private final class WeakController {
        let name: String
        weak var controller: UIViewController?
        init(_ controller: UIViewController) {
            name = controller.title ?? ""
            self.controller = controller
        }
    }

    let server: HeadlessServer
    let window: UIWindow
    let generator: EventGenerator
    let tabs = UITabBarController()
    private let split = UISplitViewController(style: .doubleColumn)
    private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private var random: SeededGenerator
    private var number = 0
    private var made: [WeakController] = []
    /// A Boolean value that indicates whether an animation may be running.
    private var isMoving = false

    // The model.
    private var stacks: [(navigation: BalancedNavigationController, controllers: [UIViewController])] = []
    /// The controllers that were set for columns. Those that were set for the secondary column are a stack (SP-03).
    private var columns: [UISplitViewController.Column: [UIViewController]] = [:]
    private var page: UIViewController?
    private var selection = 0
    private var presentations: [Presentation] = []
    private var isWindowHidden = false

    private(set) var problems: [String] = []
    private(set) var trace: [String] = []

    init(seed: UInt64, server: HeadlessServer) throws {
        self.server = server
        random = SeededGenerator(seed: seed)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 400))
        generator = try EventGenerator(window: window)
        let first = makeStack()
        let last = makeStack()
        for column in [UISplitViewController.Column.primary, .secondary] { setColumn(column) }
        setPage(animated: false)
        tabs.viewControllers = [first, split, pages, last]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        settle()
    }

    // MARK: Making controllers

    private func make() -> BalancedController {
        number += 1
        let controller = BalancedController("\(number)")
        made.append(WeakController(controller))
        return controller
    }

    private func makeStack() -> BalancedNavigationController {
        let root = make()
        let navigation = BalancedNavigationController(rootViewController: root)
        navigation.title = "stack \(number)"
        made.append(WeakController(navigation))
        stacks.append((navigation, [root]))
        return navigation
    }

    private func setColumn(_ column: UISplitViewController.Column) {
        let controller = make()
        columns[column] = (column == .secondary ? columns[column] ?? [] : []) + [controller]
        split.setViewController(controller, for: column)
    }

    private func setPage(animated: Bool) {
        let controller = make()
        page = controller
        pages.setViewControllers([controller], direction: random.chance(0.5) ? .forward : .reverse, animated: animated)
    }

    // MARK: Actions

    /// Performs a random action, and compares the containers with the model now and then.
    func perform() throws {
        let animated = random.chance(0.25)
        if isWindowHidden {
            note("show the window")
            isWindowHidden = false
            window.isHidden = false
            return check()
        }
        switch Int(random.next() % 20) {
        case 0...3: push(animated)
        case 4...6: pop(animated)
        case 7: replaceStack(animated)
        case 8, 9: present(animated)
        case 10, 11: dismiss(animated)
        case 12, 13: select()
        case 14: try resize()
        case 15: try drag()
        case 16:
            note("page \(animated)")
            isMoving = isMoving || animated
            setPage(animated: animated)
        case 17, 18: changeSplit()
        default:
            guard random.chance(0.2) else { return }
            note("hide the window")
            isWindowHidden = true
            window.isHidden = true
        }
        if random.chance(0.15) { check() }
    }

    private func note(_ line: String) { trace.append(line) }

    private func push(_ animated: Bool) {
        let index = Int(random.next() % UInt64(stacks.count))
        let controller = make()
        note("push \(controller.title ?? "") on \(stacks[index].navigation.title ?? "") \(animated)")
        isMoving = isMoving || animated
        stacks[index].controllers.append(controller)
        stacks[index].navigation.pushViewController(controller, animated: animated)
        compareStack(index)
    }

    private func pop(_ animated: Bool) {
        let index = Int(random.next() % UInt64(stacks.count))
        let count = stacks[index].controllers.count
        let navigation = stacks[index].navigation
        isMoving = isMoving || animated
        switch random.next() % 4 {
        case 0:
            note("pop \(navigation.title ?? "") to the root \(animated)")
            navigation.popToRootViewController(animated: animated)
            stacks[index].controllers.removeSubrange(1...)
        case 1:
            let target = Int(random.next() % UInt64(count))
            note("pop \(navigation.title ?? "") to \(target) \(animated)")
            navigation.popToViewController(stacks[index].controllers[target], animated: animated)
            stacks[index].controllers.removeSubrange((target + 1)...)
        default:
            note("pop \(navigation.title ?? "") \(animated)")
            navigation.popViewController(animated: animated)
            if count > 1 { stacks[index].controllers.removeLast() }
        }
        compareStack(index)
    }

    private func replaceStack(_ animated: Bool) {
        let index = Int(random.next() % UInt64(stacks.count))
        var controllers = stacks[index].controllers.filter { _ in random.chance(0.5) }.shuffled(using: &random)
        if controllers.isEmpty || random.chance(0.5) { controllers.append(make()) }
        note("replace \(stacks[index].navigation.title ?? "") \(controllers.map { $0.title ?? "" }) \(animated)")
        isMoving = isMoving || animated
        stacks[index].controllers = controllers
        stacks[index].navigation.setViewControllers(controllers, animated: animated)
        compareStack(index)
    }

    private var presenter: UIViewController { presentations.last?.controller ?? tabs }

    private func present(_ animated: Bool) {
        guard presentations.count < 4, presentations.last?.isAlert != true else { return }
        settle()
        let kind = Int(random.next() % 5)
        let presentation: Presentation
        if kind == 0 {
            let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            made.append(WeakController(alert))
            presentation = Presentation(controller: alert, stack: nil, covers: false, isAlert: true)
        } else {
            let stack = kind < 3 ? makeStack() : nil
            let controller = stack ?? make()
            let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .formSheet, .overFullScreen]
            controller.modalPresentationStyle = styles[Int(random.next() % 4)]
            presentation = Presentation(
                controller: controller, stack: stack, covers: controller.modalPresentationStyle == .fullScreen,
                isAlert: false)
        }
        note("present \(presentation.controller.title ?? "") \(presentation.controller.modalPresentationStyle) \(animated)")
        isMoving = animated
        presenter.present(presentation.controller, animated: animated)
        presentations.append(presentation)
        if tabs.lastPresented !== presentation.controller { problems.append("not presented") }
    }

    private func dismiss(_ animated: Bool) {
        guard !presentations.isEmpty else { return }
        settle()
        let first = Int(random.next() % UInt64(presentations.count))
        note("dismiss from \(first) of \(presentations.count) \(animated)")
        isMoving = animated
        let presenter = first == 0 ? tabs : presentations[first - 1].controller
        presenter.dismiss(animated: animated)
        for entry in presentations[first...] { stacks.removeAll { $0.navigation === entry.stack } }
        presentations.removeSubrange(first...)
    }

    private func select() {
        selection = Int(random.next() % 4)
        note("select \(selection)")
        tabs.selectedIndex = selection
        if tabs.selectedIndex != selection { problems.append("selected \(tabs.selectedIndex), not \(selection)") }
    }

    private func resize() throws {
        let size = CGSize(width: CGFloat(250 + random.next() % 900), height: CGFloat(200 + random.next() % 300))
        note("resize to \(Int(size.width)) by \(Int(size.height))")
        try generator.windowResize(to: size)
        server.serve(for: 0.02)
    }

    /// Drags the top controller of a stack from the edge, and releases it before or after the middle.
    private func drag() throws {
        guard presentations.isEmpty, selection == 0 || selection == 3 else { return }
        settle()
        let index = selection == 0 ? 0 : 1
        let count = stacks[index].controllers.count
        let width = window.bounds.width
        let pops = random.chance(0.5)
        let interrupts = random.chance(0.3)
        note("drag \(stacks[index].navigation.title ?? "") of \(count) \(pops)" + (interrupts ? " and push" : ""))
        let y = window.bounds.height - 40
        try generator.fingerDown(at: CGPoint(x: 4, y: y))
        try generator.fingerMove(to: CGPoint(x: width * (pops ? 0.8 : 0.3), y: y), duration: 0.1)
        if interrupts {
            let controller = make()
            stacks[index].controllers.append(controller)
            stacks[index].navigation.pushViewController(controller, animated: false)
        } else {
            try generator.wait(0.3)
        }
        try generator.fingerUp()
        isMoving = true
        if pops, !interrupts, count > 1 { stacks[index].controllers.removeLast() }
        // The next action can come before the animation of the release has ended.
        if random.chance(0.7) { check() }
    }

    private func changeSplit() {
        let column: UISplitViewController.Column = random.chance(0.5) ? .primary : .secondary
        isMoving = true
        switch random.next() % 4 {
        case 0:
            note("show \(column)")
            split.show(column)
        case 1:
            note("hide \(column)")
            split.hide(column)
        case 2:
            let modes: [UISplitViewController.DisplayMode] = [
                .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
            ]
            let mode = modes[Int(random.next() % 4)]
            note("display mode \(mode)")
            split.preferredDisplayMode = mode
        default:
            note("replace \(column)")
            setColumn(column)
        }
    }

    // MARK: Comparing

    private func settle() {
        if isMoving { server.serve(for: 1) } else { server.serve(for: 0.02) }
        isMoving = false
    }

    private func compareStack(_ index: Int) {
        let (navigation, controllers) = stacks[index]
        if navigation.viewControllers != controllers {
            problems.append(
                "\(navigation.title ?? "") has \(navigation.viewControllers.map { $0.title ?? "" }), not "
                    + "\(controllers.map { $0.title ?? "" })")
        }
    }

    /// Waits for the end of all transitions, and compares the containers with the model.
    func check() {
        settle()
        for index in stacks.indices { compareStack(index) }
        for (column, controllers) in columns where split.viewController(for: column) !== controllers.last {
            problems.append("column \(column) lost \(controllers.last?.title ?? "")")
        }
        if pages.viewControllers?.first !== page { problems.append("another page") }
        var chain: [UIViewController] = []
        while let next = (chain.last ?? tabs).presentedViewController { chain.append(next) }
        if chain != presentations.map(\.controller) {
            problems.append("presents \(chain.count) controllers, not \(presentations.count)")
        }
        let expected = visible
        var known = Set(expected)
        for (navigation, controllers) in stacks { known.formUnion(([navigation] + controllers).map(ObjectIdentifier.init)) }
        known.formUnion(columns.values.joined().map(ObjectIdentifier.init))
        known.formUnion(presentations.map { ObjectIdentifier($0.controller) })
        if let page { known.insert(ObjectIdentifier(page)) }
        for entry in made {
            guard let controller = entry.controller else { continue }
            if !known.contains(ObjectIdentifier(controller)) { problems.append("\(entry.name) was not released") }
            guard let balance = controller.checkedBalance else { continue }
            if let problem = balance.problem { problems.append("\(entry.name): \(problem)") }
            let phase: AppearanceBalance.Phase =
                expected.contains(ObjectIdentifier(controller)) ? .appeared : .disappeared
            if balance.phase != phase { problems.append("\(entry.name) has \(balance.phase), not \(phase)") }
            let isInWindow = controller.viewIfLoaded?.window != nil
            if phase == .appeared, !isInWindow { problems.append("\(entry.name) is not in the window") }
        }
        made.removeAll { $0.controller == nil }
    }

    /// The controllers whose views are visible.
    private var visible: Set<ObjectIdentifier> {
        var result: Set<ObjectIdentifier> = []
        guard !isWindowHidden else { return result }
        func insert(_ controller: UIViewController?) { if let controller { result.insert(ObjectIdentifier(controller)) } }
        func insertStack(_ navigation: BalancedNavigationController) {
            insert(navigation)
            insert(stacks.first { $0.navigation === navigation }?.controllers.last)
        }
        for (index, entry) in presentations.enumerated() where !isCovered(by: index + 1) {
            if let stack = entry.stack { insertStack(stack) } else { insert(entry.controller) }
        }
        guard !isCovered(by: 0) else { return result }
        switch selection {
        case 0: insertStack(stacks[0].navigation)
        case 1: for (column, controllers) in columns where split.isShowing(column) { insert(controllers.last) }
        case 2: insert(page)
        default: insertStack(stacks[1].navigation)
        }
        return result
    }

    /// Returns whether a presentation, if it exists, hides the controller that presents it.
    private func isCovered(by index: Int) -> Bool {
        presentations.indices.contains(index) && presentations[index].covers
    }

    /// Closes the window.
    ///
    /// - Returns: A closure that returns the names of the controllers that still exist.
    func close() -> () -> [String] {
        window.isHidden = true
        window.rootViewController = nil
        stacks = []
        columns = [:]
        page = nil
        presentations = []
        let made = made
        return { made.compactMap { $0.controller == nil ? nil : $0.name } }
    }
}

extension UIViewController {
    fileprivate var lastPresented: UIViewController? {
        var result = presentedViewController
        while let next = result?.presentedViewController { result = next }
        return result
    }

    fileprivate var checkedBalance: AppearanceBalance? {
        (self as? BalancedController)?.balance ?? (self as? BalancedNavigationController)?.balance
    }
}
