/// Bytes that are not a valid message.
enum WireError: Error { case malformed }
