/// The process limits that launching an app depends on.
///
/// Foundation's run loop, GLib and the font-loading thread trap or abort when they cannot get a file descriptor or
/// memory. The application therefore checks both limits first, and exits with a message and an exit status.
struct ProcessLimits {
    /// The number of file descriptors that an app with one window needs, with a reserve. Such an app uses 11.
    static let neededDescriptors = 16
    /// The address space in bytes that launching needs for fonts, threads and the framebuffer.
    static let neededAddressSpace = 176 << 20

    /// The number of file descriptors that can still be opened.
    var freeDescriptors: Int
    /// The number of bytes that can still be mapped; nil if there is no limit.
    var freeAddressSpace: Int?

    /// A message about the limit that is too low; nil if both suffice.
    var shortage: String? {
        if freeDescriptors < Self.neededDescriptors {
            return "only \(max(0, freeDescriptors)) file descriptors are available, and the app needs "
                + "\(Self.neededDescriptors): raise the limit (ulimit -n)"
        }
        if let freeAddressSpace, freeAddressSpace < Self.neededAddressSpace {
            return "only \(max(0, freeAddressSpace) >> 20) MB of address space are available, and the app needs "
                + "\(Self.neededAddressSpace >> 20) MB: raise the limit (ulimit -v)"
        }
        return nil
    }

    /// Returns the limits of this process. Raises the soft limit on file descriptors if it is too low and the hard
    /// limit permits.
    static var current: ProcessLimits {
        var limits = ProcessLimits(freeDescriptors: .max, freeAddressSpace: nil)
        var limit = rlimit()
        if getrlimit(Self.files, &limit) == 0 {
            let wanted = rlim_t(lowestFreeDescriptor + neededDescriptors)
            if limit.rlim_cur < wanted, limit.rlim_max > limit.rlim_cur {
                var raised = limit
                raised.rlim_cur = min(limit.rlim_max, wanted)
                if setrlimit(Self.files, &raised) == 0 { limit = raised }
            }
            limits.freeDescriptors = Int(clamping: limit.rlim_cur) - lowestFreeDescriptor
        }
        if getrlimit(Self.addressSpace, &limit) == 0, limit.rlim_cur < rlim_t(Int.max) {
            limits.freeAddressSpace = Int(limit.rlim_cur) - usedAddressSpace
        }
        return limits
    }

    private static let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    private static let addressSpace = __rlimit_resource_t(RLIMIT_AS.rawValue)

    private static var lowestFreeDescriptor: Int {
        let descriptor = open("/", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return errno == EMFILE ? Int(Int32.max) : 3 }
        close(descriptor)
        return Int(descriptor)
    }

    private static var usedAddressSpace: Int {
        guard let file = fopen("/proc/self/statm", "re") else { return 0 }
        defer { fclose(file) }
        var text = [CChar](repeating: 0, count: 64)
        guard fgets(&text, 64, file) != nil else { return 0 }
        return atol(text) * sysconf(Int32(_SC_PAGESIZE))
    }
}
