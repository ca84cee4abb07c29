// Loaded before the C library: a disk that fails or hangs when it is told to. The file that SEPTEM_DISK names holds one letter:
// o: as it is; f: every sync fails; s: some do; h: a sync waits until the letter changes.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static volatile const char *letter(void) {
  static volatile const char *shared;
  if (!shared) {
    const int file = open(getenv("SEPTEM_DISK"), O_RDONLY | O_CLOEXEC);
    shared = mmap(NULL, 1, PROT_READ, MAP_SHARED, file, 0);
    close(file);
  }
  return shared;
}

static int sync_with(const char *name, int file) {
  static unsigned count;
  while (*letter() == 'h') usleep(1000);
  if (*letter() == 'f' || (*letter() == 's' && ++count % 3 == 0)) {
    errno = EIO;
    return -1;
  }
  return ((int (*)(int))dlsym(RTLD_NEXT, name))(file);
}

int fsync(int file) { return sync_with("fsync", file); }
int fdatasync(int file) { return sync_with("fdatasync", file); }
