// Declares sets of descriptors, which the module Glibc lacks.
#include <sys/epoll.h>
