// The wire format of Xorg's "inputtest" input driver, protocol 1.1, as described in the manual page inputtest(4). A
// device is a UNIX socket; both sides send structures that begin with their own length and a type. The structures are
// declared here so that the server's development headers need not be installed.
#ifndef CXTEST_INPUTTEST_H
#define CXTEST_INPUTTEST_H

#include <stdint.h>
#include <string.h>

enum { CXTEST_INPUT_MAJOR = 1, CXTEST_INPUT_MINOR = 1, CXTEST_INPUT_AXES = 64 };

/// The types of the messages that the driver sends.
enum { CXTEST_REPLY_VERSION = 0, CXTEST_REPLY_SYNCED = 1 };

/// The types of the messages that the driver receives.
enum {
    CXTEST_INPUT_VERSION = 0,
    CXTEST_INPUT_SYNC = 1,
    CXTEST_INPUT_MOTION = 2,
    CXTEST_INPUT_BUTTON = 4,
    CXTEST_INPUT_KEY = 5,
    CXTEST_INPUT_TOUCH = 6,
    CXTEST_INPUT_PINCH = 7,
};

typedef struct {
    uint32_t length;
    uint32_t type;
} cxtest_input_header;

/// The driver's reply to a version message, and (without the last two members) to a sync message.
typedef struct {
    cxtest_input_header header;
    uint16_t major;
    uint16_t minor;
} cxtest_input_version;

/// The values of the axes whose bits are set in `mask`.
typedef struct {
    uint32_t has_unaccelerated;
    uint8_t mask[CXTEST_INPUT_AXES / 8];
    double values[CXTEST_INPUT_AXES];
    double unaccelerated[CXTEST_INPUT_AXES];
} cxtest_input_axes;

typedef struct {
    cxtest_input_header header;
    uint32_t is_absolute;
    cxtest_input_axes axes;
} cxtest_input_motion;

typedef struct {
    cxtest_input_header header;
    int32_t is_absolute;
    int32_t button;
    uint32_t is_press;
    cxtest_input_axes axes;
} cxtest_input_button;

typedef struct {
    cxtest_input_header header;
    int32_t key_code;
    uint32_t is_press;
} cxtest_input_key;

typedef struct {
    cxtest_input_header header;
    uint32_t touch;
    /// The XInput2 event type: XI_TouchBegin, XI_TouchUpdate or XI_TouchEnd.
    uint32_t type;
    cxtest_input_axes axes;
} cxtest_input_touch;

typedef struct {
    cxtest_input_header header;
    /// The XInput2 event type: begin, update or end of a pinch gesture.
    uint16_t type;
    uint16_t fingers;
    uint32_t flags;
    double delta_x;
    double delta_y;
    double delta_unaccelerated_x;
    double delta_unaccelerated_y;
    /// The scale relative to the beginning of the gesture.
    double scale;
    /// The rotation since the previous event, in degrees, clockwise.
    double delta_angle;
} cxtest_input_pinch;

/// Sets the value of one axis. `axis` must be less than ``CXTEST_INPUT_AXES``.
static inline void cxtest_set_axis(cxtest_input_axes *axes, int axis, double value)
{
    axes->mask[axis / 8] |= (uint8_t)(1u << (axis % 8));
    axes->values[axis] = value;
    axes->unaccelerated[axis] = value;
}

#endif
