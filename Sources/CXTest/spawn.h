// Starts a child process that does not outlive its parent. Only C code may run between fork and exec, and `posix_spawn`
// cannot request a signal at the parent's death.
#ifndef CXTEST_SPAWN_H
#define CXTEST_SPAWN_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

/// Starts the program at `path`. In the child, descriptor 3 is `extra` (unless it is negative), descriptors 1 and 2 are
/// `output`, descriptor 0 is empty, and no other descriptor is open. The child receives SIGTERM when the calling
/// *thread* ends. Returns the process ID, or a negative error number. Prepare all strings beforehand: this function
/// allocates no memory.
static inline pid_t cxtest_spawn(
    const char *path, char *const *arguments, char *const *environment, int extra, int output)
{
    pid_t parent = getpid();
    // Block all signals until the child has reset its handlers: a handler of the parent must not run in the child.
    sigset_t all, old;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &old);
    pid_t child = fork();
    if (child != 0) {
        int error = errno;
        pthread_sigmask(SIG_SETMASK, &old, 0);
        return child < 0 ? -error : child;
    }

    struct sigaction plain;
    plain.sa_handler = SIG_DFL;
    plain.sa_flags = 0;
    sigemptyset(&plain.sa_mask);
    for (int number = 1; number < 32; number++) sigaction(number, &plain, 0);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, 0);

    prctl(PR_SET_PDEATHSIG, SIGTERM);
    // The parent may have died before the line above.
    if (getppid() != parent) _exit(127);

    int nothing = open("/dev/null", O_RDONLY);
    // Move these out of the way first: one of the descriptors may be among the numbers that dup2 overwrites below.
    if (extra >= 0) extra = fcntl(extra, F_DUPFD, 10);
    output = fcntl(output, F_DUPFD, 10);
    if (nothing < 0 || output < 0) _exit(127);
    dup2(nothing, 0);
    dup2(output, 1);
    dup2(output, 2);
    if (extra >= 0) dup2(extra, 3);
#ifdef SYS_close_range
    syscall(SYS_close_range, extra >= 0 ? 4u : 3u, ~0u, 0u);
#endif
    execve(path, arguments, environment);
    _exit(127);
}

/// Creates a pipe, ends[0] for reading and ends[1] for writing, that other children do not inherit. Returns zero on
/// success.
static inline int cxtest_pipe(int *ends) { return (int)syscall(SYS_pipe2, ends, O_CLOEXEC); }

/// Returns a descriptor that becomes readable when the process ends, or -1.
static inline int cxtest_open_process(pid_t process)
{
#ifdef SYS_pidfd_open
    return (int)syscall(SYS_pidfd_open, process, 0);
#else
    errno = ENOSYS;
    return -1;
#endif
}

#endif
