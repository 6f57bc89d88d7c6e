import UIKit

/// A view with an image that the user moves, scales and rotates, simultaneously with two fingers. A mouse wheel moves
/// the image, too.
final class TransformableImageView: UIView, UIGestureRecognizerDelegate {
    private let photo = UIImageView(image: SampleImages.landscape(enlarged: 3))
    private var isPlaced = false

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Style.innerRadius
        photo.sizeToFit()
        photo.isUserInteractionEnabled = true
        photo.layer.cornerRadius = Style.innerRadius
        photo.clipsToBounds = true
        addSubview(photo)
        let pan = UIPanGestureRecognizer(target: self, action: TransformableImageView.move)
        pan.allowedScrollTypesMask = .all
        let pinch = UIPinchGestureRecognizer(target: self, action: TransformableImageView.enlarge)
        let rotation = UIRotationGestureRecognizer(target: self, action: TransformableImageView.turn)
        let double = UITapGestureRecognizer(target: self, action: TransformableImageView.reset)
        double.numberOfTapsRequired = 2
        for recognizer in [pan, pinch, rotation, double] {
            recognizer.delegate = self
            photo.addGestureRecognizer(recognizer)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !isPlaced, bounds.width > 0 else { return }
        isPlaced = true
        photo.center = middle
    }

    /// The center, adjusted so that the edges of the image are at whole points. Between pixels the image would be
    /// blurred.
    private var middle: CGPoint {
        let size = photo.bounds.size
        return CGPoint(
            x: (bounds.midX - size.width / 2).rounded() + size.width / 2,
            y: (bounds.midY - size.height / 2).rounded() + size.height / 2)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer.view === photo }

    private func move(_ pan: UIPanGestureRecognizer) {
        let step = pan.translation(in: self)
        let wanted = CGPoint(x: photo.center.x + step.x, y: photo.center.y + step.y)
        // Keep the center of the image inside the view, so that the user can always grab it.
        photo.center = CGPoint(x: min(max(wanted.x, 0), bounds.width), y: min(max(wanted.y, 0), bounds.height))
        pan.setTranslation(.zero, in: self)
    }

    private func enlarge(_ pinch: UIPinchGestureRecognizer) {
        photo.transform = photo.transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
    }

    private func turn(_ rotation: UIRotationGestureRecognizer) {
        photo.transform = photo.transform.rotated(by: rotation.rotation)
        rotation.rotation = 0
    }

    private func reset(_ tap: UITapGestureRecognizer) {
        UIView.animate(withDuration: 0.25) {
            self.photo.transform = .identity
            self.photo.center = self.middle
        }
    }
}
