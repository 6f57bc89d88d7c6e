// Xlib and XInput2 for Swift, with the few macros and unions that Swift cannot import.
#ifndef CX11_SHIMS_H
#define CX11_SHIMS_H

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/XKBlib.h>
#include <X11/extensions/XInput2.h>
#include <X11/extensions/Xrandr.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/shape.h>
#include <X11/extensions/sync.h>
#include <poll.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <sys/timerfd.h>
#include <time.h>

// Declared by glibc only for _GNU_SOURCE, which a module map cannot ask for: poll() with a timeout in nanoseconds.
int ppoll(struct pollfd *fds, nfds_t count, const struct timespec *timeout, const sigset_t *mask);

// libdispatch exports this for run loops of others: an eventfd that is readable while the main queue has work.
int _dispatch_get_main_queue_handle_4CF(void);

// XDestroyImage is a macro around a function pointer. Keeps the pixels, which Xlib would free with the wrong allocator.
static inline void cx11_destroy_image_keeping_data(XImage *image) {
    image->data = 0;
    XDestroyImage(image);
}

#endif
