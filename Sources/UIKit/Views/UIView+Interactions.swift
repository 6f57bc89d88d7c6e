// The interactions of a view.
extension UIView {
    /// Removes the interactions that are not in the list, and adds the others.
    func setInteractions(_ interactions: [any UIInteraction]) {
        for old in interactionStorage where !interactions.contains(where: { $0 === old }) { removeInteraction(old) }
        for new in interactions { addInteraction(new) }
    }

    func add(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactionStorage.append(interaction)
        interaction.didMove(to: self)
    }

    func remove(_ interaction: any UIInteraction) {
        guard let index = interactionStorage.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactionStorage.remove(at: index)
        interaction.didMove(to: nil)
    }
}
