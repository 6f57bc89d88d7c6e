/// The fingers of two hands.
public enum FingerIndex: UInt32, CaseIterable, Sendable {
    case rightThumb = 1
    case rightIndex, rightMiddle, rightRing, rightLittle
    case leftThumb, leftIndex, leftMiddle, leftRing, leftLittle

    /// The fingers in the order they are taken when none is named: index fingers come first, thumbs last.
    static let inOrderOfUse: [FingerIndex] = [
        .rightIndex, .rightMiddle, .rightRing, .rightLittle, .leftIndex, .leftMiddle, .leftRing, .leftLittle,
        .rightThumb, .leftThumb,
    ]

    /// What display servers tell fingers apart by, from 0.
    var contactID: Int { Int(rawValue) - 1 }
}

extension Optional where Wrapped == FingerIndex {
    /// Whichever finger suits: one that is free to come down, the one that has been down longest to move or lift.
    public static var automatic: FingerIndex? { nil }
}

extension Array where Element == FingerIndex? {
    /// As many fingers as there are locations, chosen as ``Swift/Optional/automatic`` says; to lift, all that are down.
    public static var automatic: [FingerIndex?] { [] }
}
