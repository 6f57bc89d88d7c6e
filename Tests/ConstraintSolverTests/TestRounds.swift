import Glibc

/// The number of rounds of a random test, multiplied by `SOLVER_TEST_ROUNDS` if that is set.
func testRounds(_ count: Int) -> Int {
    guard let value = getenv("SOLVER_TEST_ROUNDS"), let factor = Int(String(cString: value)) else { return count }
    return count * factor
}
