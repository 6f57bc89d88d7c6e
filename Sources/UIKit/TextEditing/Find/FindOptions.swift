/// What a person chose about finding.
@MainActor struct FindOptions {
    enum Choice { case matchCase, wholeWords, replacement }

    var matchesCase = false
    var findsWholeWords = false

    /// The elements of a menu with the choices.
    ///
    /// - Parameter showsReplacement: whether the field for what replaces is shown; nil if there cannot be one.
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
