/// Encodes the rows of a basis: a constraint by its index, or the default `variable = 0` as a negative number.
enum Row {
    @inline(__always) static func isDefault(_ row: Int32) -> Bool { row < 0 }
    @inline(__always) static func defaultRow(of variable: Int32) -> Int32 { ~variable }
    @inline(__always) static func variable(_ row: Int32) -> Int32 { ~row }
}
