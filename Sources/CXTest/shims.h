// The XTEST extension, for tests that drive an X server from outside the application.
#ifndef CXTEST_SHIMS_H
#define CXTEST_SHIMS_H

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>

#endif
