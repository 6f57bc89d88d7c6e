import UIKit

/// An application with a text field that has the caret, and a text view below it. It prints each change of the field's
/// text, with the composed text in brackets, and of the view's text, after "view". An argument sets the title of the
/// window.
@main final class TextProbe: UIResponder, UIApplicationDelegate, UITextViewDelegate {
    private var window: UIWindow?
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 260, height: 32))
    private let view = UITextView(frame: CGRect(x: 20, y: 60, width: 260, height: 50))
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
        view.delegate = self
        window.rootViewController?.view.addSubview(field)
        window.rootViewController?.view.addSubview(view)
        window.makeKeyAndVisible()
        window.windowScene?.title = CommandLine.arguments.dropFirst().first ?? "Text"
        field.becomeFirstResponder()
        self.window = window
        printLine("ready")
        return true
    }

    func changed() {
        var line = field.text ?? ""
        if let range = field.markedTextRange, let marked = field.text(in: range), line.hasSuffix(marked) {
            line = line.dropLast(marked.count) + "[" + marked + "]"
        }
        guard line != last else { return }
        last = line
        printLine(line)
    }

    func textViewDidChange(_ textView: UITextView) { printLine("view " + textView.text) }

    private func printLine(_ line: String) {
        print(line)
        fflush(nil)
    }
}
