#define _GNU_SOURCE
#include "CSignals.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

static const int kinds[] = {SIGTERM, SIGHUP, SIGINT};
enum { kind_count = sizeof kinds / sizeof kinds[0] };

static int descriptor = -1;
static pid_t process;
static struct timespec time_limit;
static atomic_int caught;
/// The time of the first signal of each kind, in milliseconds plus one; 0 if there was none.
static atomic_llong first_times[kind_count];

static long long milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000 + 1;
}

static void restore_default(int number) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = SIG_DFL;
    sigaction(number, &action, NULL);
}

/// Starts a timer that sends the signal again when the time limit expires.
static void start_time_limit(int number) {
    struct sigevent event;
    memset(&event, 0, sizeof event);
    event.sigev_notify = SIGEV_SIGNAL;
    event.sigev_signo = number;
    timer_t timer;
    if (timer_create(CLOCK_MONOTONIC, &event, &timer) != 0) return;
    struct itimerspec time;
    memset(&time, 0, sizeof time);
    time.it_value = time_limit;
    timer_settime(timer, 0, &time, NULL);
}

static void handle(int number, siginfo_t *info, void *context) {
    (void)context;
    int saved_errno = errno;
    int kind = 0;
    while (kind < kind_count - 1 && kinds[kind] != number) kind += 1;
    long long now = milliseconds();
    long long none = 0;
    // A forked child that has not called exec has this handler too, and shares the descriptor.
    int is_own = getpid() == process;
    if (is_own && info->si_code != SI_TIMER && atomic_compare_exchange_strong(&first_times[kind], &none, now)) {
        int nothing = 0;
        if (atomic_compare_exchange_strong(&caught, &nothing, number)) {
            start_time_limit(number);
            uint64_t one = 1;
            ssize_t written = write(descriptor, &one, sizeof one);
            (void)written;
        }
    } else if (!is_own || info->si_code == SI_TIMER || now - none > 500) {
        // The signal is blocked while its handler runs; it ends the process when the handler returns.
        restore_default(number);
        raise(number);
        // The kernel ignores default actions for the init process of a container.
        if (getpid() == 1) _exit(128 + number);
    }
    errno = saved_errno;
}

int uikit_signals_catch(double limit) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = handle;
    action.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    for (int kind = 0; kind < kind_count; kind += 1) {
        struct sigaction old;
        if (sigaction(kinds[kind], NULL, &old) != 0 || (old.sa_flags & SA_SIGINFO) || old.sa_handler != SIG_DFL)
            continue;
        if (descriptor < 0) {
            process = getpid();
            time_limit.tv_sec = (time_t)limit;
            time_limit.tv_nsec = (long)((limit - (double)time_limit.tv_sec) * 1e9);
            descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
            if (descriptor < 0) return -1;
        }
        sigaction(kinds[kind], &action, NULL);
    }
    return descriptor;
}

int uikit_signals_caught(void) { return atomic_load_explicit(&caught, memory_order_relaxed); }

void uikit_signals_drain(void) {
    uint64_t count;
    ssize_t size = read(descriptor, &count, sizeof count);
    (void)size;
}

void uikit_signals_end_process(int number) {
    restore_default(number);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, number);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    raise(number);
    // Only the init process of a container reaches this line.
    _exit(128 + number);
}
