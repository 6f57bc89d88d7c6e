// Signals that ask the process to end. A signal handler may call only what POSIX lists as safe in one, which excludes the
// Swift runtime: the handler is C.
#ifndef CSIGNALS_H
#define CSIGNALS_H

/// Catches SIGTERM, SIGHUP and SIGINT, each only if its action is the default one: a handler of the app's own and a signal
/// that is ignored stay as they are.
///
/// The handler notes the signal and makes a descriptor readable. No signal is blocked, so child processes inherit nothing.
/// If the process still runs `limit` seconds after the first signal, or receives a signal of the same kind again later than
/// half a second after the first one, that signal's default action ends it. Until then another one of the same kind is part
/// of the same request: terminals, shells and timeout(1) send two.
///
/// - Returns: A descriptor that becomes readable; -1 if nothing is caught.
int uikit_signals_catch(double limit);

/// Returns the first signal that was caught; 0 if there was none.
int uikit_signals_caught(void);

/// Makes the descriptor unreadable again.
void uikit_signals_drain(void);

/// Ends the process by the default action of a signal, so that its parent sees that signal.
_Noreturn void uikit_signals_end_process(int number);

#endif
