extension IntegrationTests {
    static let library = """
        import UIKit
        @objc public protocol ListDelegate {
            func mustCount() -> Int
            @objc optional func tap(_ view: UIView) -> Int
            @objc optional func list(_ view: UIView, didSelect index: Int)
            @objc optional func list(_ view: UIView, heightOf index: Int) -> Double
            @objc optional func close()
            @objc optional var title: String { get }
        }
        public class List: UIView {
            public weak var delegate: ListDelegate?
            public override init() {}
            public func report() {
                print("tap", delegate?.tap?(self) as Int? as Any)
                delegate?.list?(self, didSelect: 3)
                print("height", delegate?.list?(self, heightOf: 3) ?? 44)
                delegate?.close?()
                print("title", delegate?.title ?? "none")
                if let close = delegate?.close { close() }
                print("has tap", delegate?.tap != nil)
            }
        }
        """

    /// Source in the Swift 6 language mode, with selectors in every kind of context.
    static let modern = """
        import UIKit
        @objc protocol Closing { @objc optional func close(); @objc optional var name: String { get set } }
        @MainActor @objc protocol Opening {
            @objc optional func open(_ sender: Any?) -> Bool
            @objc optional func open(_ sender: Any?, at index: Int)
        }
        @MainActor let opening = #selector(Editor.save(_:))
        class Editor: UIView, Opening {
            let stored = #selector(save(_:))
            static let shared = #selector(done)
            nonisolated static let anywhere = #selector(Editor.done)
            lazy var later = #selector(getter: title)
            @objc var title = ""
            weak var closing: (any Closing)?
            weak var opening: (any Opening)?
            @objc func save(_ sender: UIButton) { _ = [#selector(setter: title), #selector(Self.done)] }
            @objc fileprivate func done() {}
            @objc func image(_ image: Any, error: Any?, context: Any?) {}
            func open(_ sender: Any?) -> Bool { true }
            func action(_ selector: Selector = #selector(done)) {
                let closure = { [weak self] in (self, #selector(Editor.image(_:error:context:))) }
                _ = closure()
                closing?.close?()
                let isOpen: Bool? = opening?.open?(self)
                opening?.open?(self, at: 1)
                _ = (closing?.name, isOpen)
            }
            nonisolated func inBackground() -> Selector { #selector(save(_:)) }
            enum Mode { static let selector = #selector(Editor.done) }
            struct Values { var selector = #selector(Editor.save(_:)) }
            final class Inner: UIView {
                private class Hidden: UIView { @objc func hide() {}; var all = [#selector(hide), #selector(Editor.done)] }
                @objc func tap() { _ = [#selector(tap), #selector(Editor.done)] }
            }
        }
        extension Editor {
            static var computed: Selector { #selector(done) }
            @objc func added() { _ = #selector(added) }
        }
        extension Opening where Self: UIView { func all() { _ = [#selector(setNeedsLayout), #selector(Editor.added)] } }
        actor Worker { func work() { _ = #selector(Editor.done) } }
        class Generic<Element>: UIView {
            let stored = #selector(Generic.tap)
            @objc func tap() { _ = #selector(tap) }
        }
        final class Plain {
            @objc func run() { _ = [#selector(run), #selector(getter: value)] }
            @objc var value = 1
            @MainActor @objc func main() { _ = #selector(main) }
        }
        """

    static let app = #"""
        import UIKit.UIView
        import Library
        #if os(iOS) && !os(macOS)
        let platform = "iOS"
        #else
        let platform = "other"
        #endif
        class Full: UIViewController, ListDelegate {
            func mustCount() -> Int { 1 }
            func tap(_ view: UIView) -> Int { 7 }
            func list(_ view: UIView, didSelect index: Int) { print("selected", index) }
            func list(_ view: UIView, heightOf index: Int) -> Double { 10.5 }
            func close() { print("closed") }
            var title: String { "full" }
        }
        class Sparse: ListDelegate {
            func mustCount() -> Int { 1 }
            func close() { print("sparse closed") }
        }
        class Base: UIViewController {
            let button = UIButton()
            @IBOutlet weak var label: UIView!
            @objc dynamic var count = 0
            lazy var stored = #selector(named(_:with:))
            func setUp() {
                button.addTarget(self, action: #selector(tapped))
                button.addTarget(self, action: #selector(withSender(_:)))
                button.addTarget(self, action: #selector(Base.secret(sender:)))
                button.addTarget(self, action: Selector("withSender:"))
            }
            @objc func tapped() { print("tapped") }
            @objc func withSender(_ sender: UIButton) { print("sender", sender === button) }
            @objc private func secret(sender: UIButton) { print("secret") }
            @objc func named(_ a: Any?, with b: Any?) { print("named", a!, b!) }
            @objc(otherName:) func renamed(_ sender: Any?) { print("renamed") }
            @objc func select() {}
        }
        final class Derived: Base {
            override func tapped() { print("derived tapped") }
            private class Hidden {
                @objc func hide() { print("hide") }
                func test() { #selector(hide).perform(on: self) }
            }
            func test() { Hidden().test() }
        }
        class Generic<Value>: UIView {
            @objc func generic() { print("generic", Value.self) }
            func test() { #selector(generic).perform(on: self) }
        }
        class Model {
            @objc func changed() { print("changed") }
            static let selector = #selector(changed)
            func other(_ selector: Selector = #selector(Model.changed)) { selector.perform(on: self) }
        }
        @objc protocol Refreshable { func refresh() }
        extension Refreshable { func test() { #selector(refresh).perform(on: self) } }
        class Page: Refreshable { func refresh() { print("refresh") } }
        @objcMembers class Everything { func one() { print("one") }; private func two() {}; var three = 3 }
        @MainActor func runApp() {
            print(platform, MethodTable.names.joined(separator: " "))
            let full = Full(), sparse = Sparse(), list = List()
            list.delegate = full
            list.report()
            list.delegate = sparse
            list.report()
            let base = Derived()
            base.setUp()
            base.button.tap()
            base.stored.perform(on: base, 1, 2)
            Selector("otherName:").perform(on: base, 1)
            #selector(setter: Base.count).perform(on: base, 5)
            Selector("setCount:").perform(on: base, base.count + 1)
            print(base.count, #keyPath(Base.label), #selector(Base.renamed))
            base.test()
            Generic<Int>().test()
            Model.selector.perform(on: Model())
            Model().other()
            Page().test()
            Selector("one").perform(on: Everything())
            func local() {
                class Local { @objc func inside() { print("inside") }; func test() { #selector(inside).perform(on: self) } }
                Local().test()
            }
            local()
        }
        """#

    static let outputOfApp = """
        iOS added changed close count done hide inside label list:didSelect: list:heightOf: main mustCount \
        named:with: one open: otherName: refresh run save: secretWithSender: select setCount: setLabel: setThree: \
        setTitle: setValue: tap tap: tapped three title value withSender:
        tap Optional(7)
        selected 3
        height 10.5
        closed
        title full
        closed
        has tap true
        tap nil
        height 44.0
        sparse closed
        title none
        sparse closed
        has tap false
        derived tapped
        sender true
        secret
        sender true
        named 1 2
        renamed
        6 label otherName:
        hide
        generic Int
        changed
        changed
        refresh
        one
        inside

        """
}
