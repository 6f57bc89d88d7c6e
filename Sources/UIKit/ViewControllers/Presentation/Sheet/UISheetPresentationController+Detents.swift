/// The information that a detent can use to compute its height.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }

    /// The maximum height of a sheet, in points.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet can rest.
    @preconcurrency @MainActor open class Detent: NSObject {
        /// An identifier that distinguishes detents.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The identifier as a string.
            public let rawValue: String
            /// Creates an identifier from a string.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier from a string.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The identifier of ``Detent/medium()``.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The identifier of ``Detent/large()``.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The identifier of the detent.
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

        /// Returns a detent of half the maximum height.
        open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }

        /// Returns a detent of the maximum height.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// Returns a detent whose height is computed by a closure.
        ///
        /// - Parameters:
        ///   - identifier: The identifier of the detent. With `nil`, it gets a unique one.
        ///   - resolver: A closure that returns the height in points, which is limited to the maximum height, or `nil`
        ///     if the detent is currently not available.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

        /// Returns the height in points, or `nil` if the detent is not available.
        open func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolver(context) }
    }
}

/// The information that a sheet passes to its detents.
final class SheetResolution: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
        self.containerTraitCollection = containerTraitCollection
        self.maximumDetentValue = maximumDetentValue
    }
}
