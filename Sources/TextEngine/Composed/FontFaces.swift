import CCairo
import CoreGraphics

/// A cache of the faces of font files, which all sizes of a font share.
///
/// Faces are never released: their number is limited by the fonts in use, and HarfBuzz loads the tables of a font into
/// its face.
struct FontFaces {
    private var faces: [(file: String, index: Int32, face: OpaquePointer)] = []

    /// Returns the face of the file that a fontconfig pattern names; `nil` if the file cannot be read.
    mutating func face(of pattern: OpaquePointer) -> OpaquePointer? {
        var path: UnsafeMutablePointer<FcChar8>?
        var index: Int32 = 0
        guard FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path,
            FcPatternGetInteger(pattern, FC_INDEX, 0, &index) == FcResultMatch
        else { return nil }
        let file = String(cString: path)
        if let known = faces.first(where: { $0.index == index && $0.file == file }) { return known.face }
        guard let blob = hb_blob_create_from_file(file) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, UInt32(index)) else { return nil }
        guard hb_face_get_glyph_count(face) > 0 else {
            hb_face_destroy(face)
            return nil
        }
        faces.append((file, index, face))
        return face
    }
}
