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
}
