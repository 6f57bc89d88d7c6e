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

// Glibc declares this only for _GNU_SOURCE, which a module map cannot define: poll() with a timeout in nanoseconds.
int ppoll(struct pollfd *fds, nfds_t count, const struct timespec *timeout, const sigset_t *mask);

// Exported by libdispatch for foreign run loops: an eventfd that is readable while the main queue has pending work.
int _dispatch_get_main_queue_handle_4CF(void);

// XDestroyImage is a macro around a function pointer. Leaves the pixels alone, because Xlib would free them with the
// wrong allocator.
static inline void cx11_destroy_image_keeping_data(XImage *image) {
    image->data = 0;
    XDestroyImage(image);
}

// Xlibint.h, Xlib's header for extensions, is not included: it defines macros named min, max and so on.
typedef Bool (*cx11_wire_converter)(Display *display, XEvent *event, void *wire);
extern cx11_wire_converter XESetWireToEvent(Display *display, int type, cx11_wire_converter converter);

static inline Bool cx11_drop_event(Display *display, XEvent *event, void *wire) { return False; }

/// Makes Xlib drop events of `count` types, starting at `first`, instead of converting them. The extension's library
/// must have installed its own converters before.
static inline void cx11_drop_events(Display *display, int first, int count) {
    for (int type = first; type < first + count && type < 128; type++) XESetWireToEvent(display, type, cx11_drop_event);
}

// Input methods. Their functions take variable arguments, and the XN… strings are macros; Swift imports neither.

/// Returns the input styles that an input method supports, or null if it does not report any. Free the result with
/// XFree.
static inline XIMStyles *cx11_input_styles(XIM method) {
    XIMStyles *styles = 0;
    return XGetIMValues(method, XNQueryInputStyle, &styles, NULL) ? 0 : styles;
}

/// Sets the callback that runs when the input method is destroyed. The input method copies the structure.
static inline void cx11_set_destroy_callback(XIM method, XIMCallback *ended) {
    XSetIMValues(method, XNDestroyCallback, ended, NULL);
}

/// The preedit start callback. Returns -1: the length of the preedit text is not limited.
static inline int cx11_begin_composing(XIC context, XPointer client, XPointer call) { return -1; }

/// Creates an input context for a window; returns null if the input method refuses. The callbacks are used only with
/// XIMPreeditCallbacks, and are copied.
static inline XIC cx11_make_input_context(
    XIM method, XIMStyle style, Window window, XIMCallback *draw, XIMCallback *caret, XIMCallback *done)
{
    if (!(style & XIMPreeditCallbacks))
        return XCreateIC(method, XNInputStyle, style, XNClientWindow, window, XNFocusWindow, window, NULL);
    XIMCallback start = { 0, (XIMProc)(void *)cx11_begin_composing };
    XVaNestedList preedit = XVaCreateNestedList(
        0, XNPreeditStartCallback, &start, XNPreeditDrawCallback, draw, XNPreeditCaretCallback, caret,
        XNPreeditDoneCallback, done, NULL);
    if (!preedit) return 0;
    XIC context = XCreateIC(
        method, XNInputStyle, style, XNClientWindow, window, XNFocusWindow, window, XNPreeditAttributes, preedit, NULL);
    XFree(preedit);
    return context;
}

/// Tells the input method the position of the caret in the window, so that candidate lists appear next to it.
static inline void cx11_set_spot(XIC context, short x, short y) {
    XPoint spot = { x, y };
    XVaNestedList preedit = XVaCreateNestedList(0, XNSpotLocation, &spot, NULL);
    if (!preedit) return;
    XSetICValues(context, XNPreeditAttributes, preedit, NULL);
    XFree(preedit);
}

/// Returns the mask of the window's events that the input context needs to filter.
static inline long cx11_filter_events_mask(XIC context) {
    unsigned long mask = 0;
    XGetICValues(context, XNFilterEvents, &mask, NULL);
    return (long)mask;
}

/// Looks up the text of a key event, in UTF-8, with an input context.
///
/// Returns the length of the text in bytes. The bytes are written only if they fit into `size`.
static inline int cx11_look_up(XIC context, XKeyEvent *event, char *bytes, int size, KeySym *symbol) {
    Status status = 0;
    int count = Xutf8LookupString(context, event, bytes, size, symbol, &status);
    return status == XLookupChars || status == XLookupBoth || status == XBufferOverflow ? count : 0;
}

#endif
