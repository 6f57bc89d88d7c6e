import UIKit

/// An application with a text field that has the caret. It writes down each change of the text, with what is being
/// composed in brackets.
@main final class TextProbe: UIResponder, UIApplicationDelegate {
    private var window: UIWindow?
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 260, height: 32))
    private var last = ""

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
        window.backgroundColor = .systemBackground
        window.rootViewController = UIViewController()
        field.borderStyle = .roundedRect
        field.addTarget(self, action: TextProbe.changed, for: .editingChanged)
        window.rootViewController?.view.addSubview(field)
        window.makeKeyAndVisible()
        window.windowScene?.title = "Text"
        field.becomeFirstResponder()
        self.window = window
        say("ready")
        return true
    }

    func changed() {
        var line = field.text ?? ""
        if let range = field.markedTextRange, let marked = field.text(in: range), line.hasSuffix(marked) {
            line = line.dropLast(marked.count) + "[" + marked + "]"
        }
        guard line != last else { return }
        last = line
        say(line)
    }

    private func say(_ line: String) {
        print(line)
        fflush(nil)
    }
}
