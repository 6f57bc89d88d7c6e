import TextEngine

/// A drop on text, for the delegate.
@MainActor final class TextDropRequest: NSObject, UITextDropRequest {
    let dropPosition: UITextPosition
    let suggestedProposal: UITextDropProposal
    let isSameView: Bool
    let dropSession: any UIDropSession

    init(_ place: TextLocation, _ proposal: UITextDropProposal, isSameView: Bool, session: any UIDropSession) {
        dropPosition = TextPosition(place)
        suggestedProposal = proposal
        self.isSameView = isSameView
        dropSession = session
        super.init()
    }
}
