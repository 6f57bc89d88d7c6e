// The parts of Xlib, XTEST and XInput2 with which tests drive an X server from outside the application, including the
// macros and variadic functions that Swift cannot import.
#ifndef CXTEST_SHIMS_H
#define CXTEST_SHIMS_H

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/XKBlib.h>
#include <X11/keysym.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/XInput2.h>

#include <string.h>

// Xlibint.h, Xlib's header for extensions, is not included: it defines macros named min, max and so on.
typedef Status (*cxtest_wire_writer)(Display *display, XEvent *event, void *wire);
extern cxtest_wire_writer XESetEventToWire(Display *display, int type, cxtest_wire_writer writer);

static inline Status cxtest_copy_wire_event(Display *display, XEvent *event, void *wire) {
    memcpy(wire, (const char *)event + 64, 32);
    return 1;
}

/// Sends the 32 bytes of an event unchanged. The event may have any type and any content.
static inline void cxtest_send_bytes(Display *display, Window window, long mask, const unsigned char *bytes) {
    XEvent event;
    memset(&event, 0, sizeof event);
    event.type = bytes[0] & 0x7f;
    memcpy((char *)&event + 64, bytes, 32);
    cxtest_wire_writer old = XESetEventToWire(display, event.type, cxtest_copy_wire_event);
    XSendEvent(display, window, False, mask, &event);
    XESetEventToWire(display, event.type, old);
}

/// Returns the root window of the default screen.
static inline Window cxtest_root(Display *display) { return DefaultRootWindow(display); }

/// Frees an image. XDestroyImage is a macro that calls through the image's function table.
static inline void cxtest_destroy_image(XImage *image) { XDestroyImage(image); }

/// Selects XInput2 events of the given types on a window, for one device or for all.
static inline void cxtest_select_xi2(
    Display *display, Window window, int device, const int *types, int count)
{
    unsigned char bits[XIMaskLen(XI_LASTEVENT)];
    memset(bits, 0, sizeof bits);
    for (int i = 0; i < count; i++) XISetMask(bits, types[i]);
    XIEventMask mask = { .deviceid = device, .mask_len = sizeof bits, .mask = bits };
    XISelectEvents(display, window, &mask, 1);
}

/// Requests a passive grab for all touches that begin on `window`. The grab takes precedence over clients that select
/// touches on descendant windows. Returns zero on success.
static inline int cxtest_grab_touches(Display *display, Window window, int device)
{
    unsigned char bits[XIMaskLen(XI_LASTEVENT)];
    memset(bits, 0, sizeof bits);
    XISetMask(bits, XI_TouchBegin);
    XISetMask(bits, XI_TouchUpdate);
    XISetMask(bits, XI_TouchEnd);
    XIEventMask mask = { .deviceid = device, .mask_len = sizeof bits, .mask = bits };
    XIGrabModifiers modifiers = { .modifiers = XIAnyModifier };
    return XIGrabTouchBegin(display, device, window, False, &mask, 1, &modifiers);
}

/// Releases the grab that ``cxtest_grab_touches`` established.
static inline void cxtest_ungrab_touches(Display *display, Window window, int device)
{
    XIGrabModifiers modifiers = { .modifiers = XIAnyModifier };
    XIUngrabTouchBegin(display, device, window, 1, &modifiers);
}

/// The members of an XInput2 device event that tests use.
typedef struct {
    int type;
    int device;
    int source_device;
    int detail;
    int flags;
    Window event_window;
    double root_x, root_y, event_x, event_y;
    Time time;
} cxtest_device_event;

/// Removes the next event from the queue without blocking. Returns 0 if the queue is empty, 1 for an XInput2 device
/// event, which is written to `device_event`, and 2 for any other event.
static inline int cxtest_next_event(Display *display, XEvent *event, cxtest_device_event *device_event)
{
    if (XPending(display) == 0) return 0;
    XNextEvent(display, event);
    XGenericEventCookie *cookie = &event->xcookie;
    if (event->type != GenericEvent || !XGetEventData(display, cookie)) return 2;
    int result = 2;
    switch (cookie->evtype) {
    case XI_ButtonPress: case XI_ButtonRelease: case XI_Motion: case XI_KeyPress: case XI_KeyRelease:
    case XI_TouchBegin: case XI_TouchUpdate: case XI_TouchEnd: {
        const XIDeviceEvent *from = (const XIDeviceEvent *)cookie->data;
        device_event->type = cookie->evtype;
        device_event->device = from->deviceid;
        device_event->source_device = from->sourceid;
        device_event->detail = from->detail;
        device_event->flags = from->flags;
        device_event->event_window = from->event;
        device_event->root_x = from->root_x;
        device_event->root_y = from->root_y;
        device_event->event_x = from->event_x;
        device_event->event_y = from->event_y;
        device_event->time = from->time;
        result = 1;
        break;
    }
    default: break;
    }
    XFreeEventData(display, cookie);
    return result;
}

/// Returns the ID of the first master pointer, which all pointing devices of a plain server control. Returns 2 if the
/// server lists none.
static inline int cxtest_master_pointer(Display *display)
{
    int count = 0, result = 2;
    XIDeviceInfo *devices = XIQueryDevice(display, XIAllMasterDevices, &count);
    if (!devices) return result;
    for (int i = 0; i < count; i++) {
        if (devices[i].use == XIMasterPointer) { result = devices[i].deviceid; break; }
    }
    XIFreeDeviceInfo(devices);
    return result;
}

/// Returns the change of a scroll valuator of the named device for one notch of the wheel; 0 if the device has none.
static inline double cxtest_scroll_increment(Display *display, const char *name, int horizontal)
{
    int count = 0;
    double result = 0;
    XIDeviceInfo *devices = XIQueryDevice(display, XIAllDevices, &count);
    if (!devices) return 0;
    for (int i = 0; i < count; i++) {
        if (strcmp(devices[i].name, name) != 0) continue;
        for (int j = 0; j < devices[i].num_classes; j++) {
            if (devices[i].classes[j]->type != XIScrollClass) continue;
            const XIScrollClassInfo *scroll = (const XIScrollClassInfo *)devices[i].classes[j];
            if ((scroll->scroll_type == XIScrollTypeHorizontal) == (horizontal != 0)) result = scroll->increment;
        }
    }
    XIFreeDeviceInfo(devices);
    return result;
}

#endif
