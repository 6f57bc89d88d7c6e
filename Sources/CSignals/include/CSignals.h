// Handling of signals that ask the process to end. A signal handler may call only async-signal-safe functions, which
// excludes the Swift runtime: the handler is written in C.
#ifndef CSIGNALS_H
#define CSIGNALS_H

/// Installs handlers for SIGTERM, SIGHUP and SIGINT. Signals that have a handler or are ignored are unchanged.
///
/// The handler stores the signal and makes a descriptor readable. No signal is blocked, so child processes inherit no
/// blocked signals. The signal's default action ends the process if it still runs `limit` seconds after the first
/// signal, or if it receives another signal of the same kind more than half a second after the first one. Signals of
/// the same kind within that half second belong to the same request: terminals, shells and timeout(1) send two.
///
/// - Parameter limit: The time limit in seconds.
/// - Returns: A descriptor that becomes readable; -1 if no signal is handled.
int uikit_signals_catch(double limit);

/// Returns the first signal that was received; 0 if there was none.
int uikit_signals_caught(void);

/// Resets the descriptor, so that it is not readable until the next signal.
void uikit_signals_drain(void);

/// Ends the process with the default action of a signal, so that its parent process sees that signal.
_Noreturn void uikit_signals_end_process(int number);

#endif
