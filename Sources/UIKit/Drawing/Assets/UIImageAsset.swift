import Synchronization

/// A container for variants of an image for different traits, such as light and dark appearance.
///
/// ```swift
/// let asset = UIImageAsset()
/// asset.register(sun, with: UITraitCollection(userInterfaceStyle: .light))
/// asset.register(moon, with: UITraitCollection(userInterfaceStyle: .dark))
/// imageView.image = asset.image(with: .current)
/// ```
///
/// An image view displays the variant for its own traits, whichever variant it was given.
public final class UIImageAsset: NSObject, Sendable {
    private struct Variant {
        var traits: UITraitCollection
        var image: UIImage.Attributes
    }

    private let variants = Mutex<[Variant]>([])

    /// Creates an asset without images.
    public override init() { super.init() }

    /// Returns an asset with the variants of this one, each with some attributes changed.
    func with(_ change: (inout UIImage.Attributes) -> Void) -> UIImageAsset {
        let changed = variants.withLock { $0 }.map { variant in
            var copy = variant
            change(&copy.image)
            return copy
        }
        let asset = UIImageAsset()
        asset.variants.withLock { $0 = changed }
        return asset
    }

    /// Registers an image for the given traits. It replaces an image registered for the same traits.
    public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let variant = Variant(traits: traitCollection, image: image.attributes)
        variants.withLock { variants in
            variants.removeAll { $0.traits == traitCollection }
            variants.append(variant)
        }
    }

    /// Registers an image for the traits of a configuration.
    public func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the image that was registered for the given traits.
    public func unregisterImage(with traitCollection: UITraitCollection) {
        variants.withLock { $0.removeAll { $0.traits == traitCollection } }
    }

    /// Removes the image that was registered for the traits of a configuration.
    public func unregisterImage(with configuration: UIImage.Configuration) {
        unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Returns the image that best matches the given traits: of the variants whose traits are all among the given ones,
    /// the one that specifies the most traits. If there is none, returns the image that was registered first. An asset
    /// without images returns an empty image.
    public func image(with traitCollection: UITraitCollection) -> UIImage {
        let found = variants.withLock { variants -> UIImage.Attributes? in
            var best: (variant: Variant, count: Int)?
            for variant in variants where traitCollection.containsTraits(in: variant.traits) {
                let count = variant.traits.specifiedCount
                if best.map({ count > $0.count }) ?? true { best = (variant, count) }
            }
            return (best?.variant ?? variants.first)?.image
        }
        guard let found else { return UIImage() }
        return UIImage(found, asset: self)
    }

    /// Returns the image that best matches the traits of a configuration.
    public func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? UITraitCollection())
    }
}

extension UIImage {
    /// The asset that the image is a variant of. For an image without an asset, an asset that contains only this image
    /// is created.
    public var imageAsset: UIImageAsset? {
        assetStorage.withLock { asset in
            if let asset { return asset }
            let new = UIImageAsset()
            new.register(self, with: configuration?.traitCollection ?? UITraitCollection())
            asset = new
            return new
        }
    }

    /// Returns the variant for the given traits, or the image itself if it does not belong to an asset.
    func variant(for traits: UITraitCollection) -> UIImage {
        guard let asset = assetStorage.withLock({ $0 }) else { return self }
        let found = asset.image(with: traits)
        return found.isEqual(to: self) ? self : found
    }
}
