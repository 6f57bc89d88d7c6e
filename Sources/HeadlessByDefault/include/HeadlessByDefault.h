// A process that links this target uses the headless display server unless it says otherwise.
#ifndef HEADLESS_BY_DEFAULT_H
#define HEADLESS_BY_DEFAULT_H

#endif
