/// A finger of the user's hands.
public enum FingerIndex: UInt32, CaseIterable, Sendable {
    /// The thumb of the right hand.
    case rightThumb = 1
    /// The other fingers of the right hand.
    case rightIndex, rightMiddle, rightRing, rightLittle
    /// The fingers of the left hand.
    case leftThumb, leftIndex, leftMiddle, leftRing, leftLittle

    /// The fingers in the order in which they are chosen automatically: index fingers first, thumbs last.
    static let inOrderOfUse: [FingerIndex] = [
        .rightIndex, .rightMiddle, .rightRing, .rightLittle, .leftIndex, .leftMiddle, .leftRing, .leftLittle,
        .rightThumb, .leftThumb,
    ]

    /// The identifier of the finger for display servers, starting at 0.
    var contactID: Int { Int(rawValue) - 1 }
}

extension Optional where Wrapped == FingerIndex {
    /// Chooses a finger automatically: one that is not down for putting down, the one that has been down longest for
    /// moving and lifting.
    public static var automatic: FingerIndex? { nil }
}

extension Array where Element == FingerIndex? {
    /// Chooses a finger for each location automatically, as ``Swift/Optional/automatic`` does; for lifting, all fingers
    /// that are down.
    public static var automatic: [FingerIndex?] { [] }
}
