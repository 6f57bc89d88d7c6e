/// The search options that the user has chosen.
@MainActor struct FindOptions {
    enum Choice { case matchCase, wholeWords, replacement }

    var matchesCase = false
    var findsWholeWords = false

    /// Returns the menu elements for the options.
    ///
    /// - Parameters:
    ///   - showsReplacement: Whether the field for the replacement is shown; nil if the content cannot be changed.
    ///   - choose: A closure that is called with the chosen option.
    func menuElements(showsReplacement: Bool?, _ choose: @escaping @MainActor (Choice) -> Void) -> [UIMenuElement] {
        func action(_ title: String, _ isOn: Bool, _ choice: Choice) -> UIAction {
            UIAction(title: title, state: isOn ? .on : .off) { _ in choose(choice) }
        }
        var elements: [UIMenuElement] = [
            action("Match Case", matchesCase, .matchCase), action("Whole Words", findsWholeWords, .wholeWords),
        ]
        if let showsReplacement {
            elements.append(
                UIMenu(options: .displayInline, children: [action("Replace", showsReplacement, .replacement)]))
        }
        return elements
    }
}
