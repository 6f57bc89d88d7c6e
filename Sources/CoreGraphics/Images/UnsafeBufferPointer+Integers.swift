// Integers in the headers of image files; `nil` beyond the end of the data.
extension UnsafeBufferPointer<UInt8> {
    func big16(at offset: Int) -> Int? {
        offset + 2 <= count ? Int(self[offset]) << 8 | Int(self[offset + 1]) : nil
    }

    func little16(at offset: Int) -> Int? {
        offset + 2 <= count ? Int(self[offset]) | Int(self[offset + 1]) << 8 : nil
    }

    func big32(at offset: Int) -> Int? {
        guard let high = big16(at: offset), let low = big16(at: offset + 2) else { return nil }
        return high << 16 | low
    }

    func little32(at offset: Int) -> Int? {
        guard let low = little16(at: offset), let high = little16(at: offset + 2) else { return nil }
        return low | high << 16
    }
}
