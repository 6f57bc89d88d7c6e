import DocumentStorage

extension FileError {
    /// Returns the error that APIs of documents report, with the path and a reason for the user.
    func cocoaError(isReading: Bool) -> CocoaError {
        let name = DocumentPath.name(of: path)
        var info: [String: Any] = [
            NSLocalizedDescriptionKey: isReading ? "“\(name)” cannot be read." : "“\(name)” cannot be saved.",
            NSLocalizedFailureReasonErrorKey: reason, NSFilePathErrorKey: path,
        ]
        if let code = POSIXErrorCode(rawValue: code) { info[NSUnderlyingErrorKey] = POSIXError(code) }
        return CocoaError(cocoaCode(isReading), userInfo: info)
    }

    private func cocoaCode(_ isReading: Bool) -> CocoaError.Code {
        switch code {
        case EACCES, EPERM: isReading ? .fileReadNoPermission : .fileWriteNoPermission
        case ENOENT, ENOTDIR: isReading ? .fileReadNoSuchFile : .fileNoSuchFile
        case ENOSPC, EDQUOT: .fileWriteOutOfSpace
        case EROFS: .fileWriteVolumeReadOnly
        case EFBIG: isReading ? .fileReadTooLarge : .fileWriteUnknown
        case ENAMETOOLONG: isReading ? .fileReadInvalidFileName : .fileWriteInvalidFileName
        case EEXIST: .fileWriteFileExists
        default: isReading ? .fileReadUnknown : .fileWriteUnknown
        }
    }
}
