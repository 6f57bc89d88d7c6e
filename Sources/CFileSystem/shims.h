// File system calls that Swift's C library module does not contain. They are declared here, because the system's
// headers, imported through two modules with different macros, would define the same types differently.
#ifndef CFILESYSTEM_H
#define CFILESYSTEM_H

#include <stddef.h>

long flistxattr(int descriptor, char *list, size_t size);
long fgetxattr(int descriptor, const char *name, void *value, size_t size);
int fsetxattr(int descriptor, const char *name, const void *value, size_t size, int flags);
int fremovexattr(int descriptor, const char *name);
int fallocate(int descriptor, int mode, long offset, long length);
#define FALLOC_FL_KEEP_SIZE 1

int renameat2(int old_folder, const char *old_path, int new_folder, const char *new_path, unsigned int flags);
#define RENAME_NOREPLACE 1
#define RENAME_EXCHANGE 2
void *memmem(const void *text, size_t length, const void *pattern, size_t pattern_length);

#endif
