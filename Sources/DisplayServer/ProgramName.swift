import CX11

/// What the program is called.
package enum ProgramName {
    /// The name of its file as `ProcessInfo` has it, without what `ProcessInfo` does to find it.
    package static let current = String(cString: cx11_program_name())
}
