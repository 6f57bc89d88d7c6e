// Calls of the system about files that Swift's module of the C library leaves out.
#ifndef CFILESYSTEM_H
#define CFILESYSTEM_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <fcntl.h>
#include <linux/falloc.h>
#include <sys/types.h>
#include <sys/xattr.h>

int fallocate(int descriptor, int mode, off_t offset, off_t length);

#endif
