/// What the height of a detent may depend on.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }

    /// The greatest height a sheet can have, in points.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet may rest.
    @preconcurrency @MainActor open class Detent: NSObject {
        /// Tells detents apart.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name that tells it apart.
            public let rawValue: String
            /// An identifier by its name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// An identifier by its name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// That of ``Detent/medium()``.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// That of ``Detent/large()``.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// What the detent is selected by.
        public let identifier: Identifier

        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// Half of the greatest height.
        open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }

        /// The greatest height.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height of your own.
        ///
        /// - Parameters:
        ///   - identifier: what it is selected by; nil makes one that no other detent has.
        ///   - resolver: the height in points, which is cut to what there is room for; nil leaves the detent out at the
        ///     moment.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

        /// The height in points; nil if the detent is left out.
        open func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolver(context) }
    }
}

/// What a sheet tells its detents.
final class SheetResolution: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
        self.containerTraitCollection = containerTraitCollection
        self.maximumDetentValue = maximumDetentValue
    }
}
