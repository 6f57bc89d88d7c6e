import FoundationNetworking
import UIKit

/// A small app that uses everything that a release must provide: resources, networking, input, and line tables for
/// crash reports.
///
/// It prints a line for each event. With the argument "trap" it reads past the end of an array when the button is
/// clicked.
@main final class ShippedApp: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.rootViewController = CountingController()
        window.makeKeyAndVisible()
        window.windowScene?.title = "Shipped"
        return true
    }

    static func write(_ line: String) {
        print(line)
        fflush(nil)
    }
}

final class CountingController: UIViewController {
    private let label = UILabel(frame: CGRect(x: 20, y: 20, width: 280, height: 30))
    private let button = UIButton(type: .system)
    private var count = 0

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "0"
        button.frame = CGRect(x: 20, y: 100, width: 280, height: 60)
        button.setTitle("Count", for: .normal)
        button.addTarget(self, action: CountingController.increment, for: .touchUpInside)
        view.addSubview(label)
        view.addSubview(button)
        let text = Bundle.module.url(forResource: "greeting", withExtension: "txt", subdirectory: "Texts")
            .flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        ShippedApp.write(
            "resource \(text?.trimmingCharacters(in: .newlines) ?? "missing") in \(Bundle.module.bundlePath)")
        fetch()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
        // The app adds no methods to method tables.
        ShippedApp.write("methods \(responds(to: "increment")) \(responds(to: "resignFirstResponder"))")
        ShippedApp.write("ready")
    }

    func increment() {
        count += 1
        label.text = "\(count)"
        ShippedApp.write("count \(count)")
        if CommandLine.arguments.contains("trap") { label.text = "\(readPastTheEnd(count))" }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { ShippedApp.write("key \(press.key?.characters ?? "")") }
    }

    /// Sends a request to a port on which no process listens.
    private func fetch() {
        guard let url = URL(string: "http://127.0.0.1:1/") else { return }
        URLSession.shared.dataTask(with: url) { _, _, error in
            let code = (error as? URLError)?.code
            DispatchQueue.main.async {
                ShippedApp.write("network \(code == .cannotConnectToHost ? "refused" : "\(String(describing: error))")")
            }
        }.resume()
    }
}
