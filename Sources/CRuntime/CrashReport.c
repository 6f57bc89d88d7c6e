#define _GNU_SOURCE
#include "CRuntime.h"

#include <elf.h>
#include <link.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/uio.h>
#include <ucontext.h>
#include <unistd.h>

// All functions that the handler calls are async-signal-safe: no allocation, no locks, no standard output streams.

static const int signals[] = { SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV };
static const char *const names[] = {
    "illegal instruction (SIGILL)", "trap (SIGTRAP)", "abort (SIGABRT)", "bus error (SIGBUS)",
    "arithmetic exception (SIGFPE)", "invalid memory access (SIGSEGV)",
};
enum { signal_count = sizeof signals / sizeof *signals, most_frames = 64 };

static void put(const char *text) {
    // A failed write cannot be handled here.
    ssize_t ignored = write(STDERR_FILENO, text, strlen(text));
    (void)ignored;
}

static void put_hex(uintptr_t number, int digits) {
    char text[2 * sizeof number + 1];
    char *end = text + sizeof text - 1;
    *end = 0;
    do {
        *--end = "0123456789abcdef"[number & 15];
        number >>= 4;
    } while (number || text + sizeof text - 1 - end < digits);
    put(end);
}

/// The address range of the program's executable, its offset from the link address, and its build ID.
typedef struct {
    uintptr_t start, end, shift;
    const unsigned char *build_id;
    size_t build_id_size;
} Program;

static Program find_program(void) {
    Program program = { UINTPTR_MAX, 0, 0, 0, 0 };
    const ElfW(Phdr) *headers = (const ElfW(Phdr) *)getauxval(AT_PHDR);
    size_t count = headers ? getauxval(AT_PHNUM) : 0;
    for (size_t index = 0; index < count; index++)
        if (headers[index].p_type == PT_PHDR) program.shift = (uintptr_t)headers - headers[index].p_vaddr;
    for (size_t index = 0; index < count; index++) {
        uintptr_t start = program.shift + headers[index].p_vaddr, end = start + headers[index].p_memsz;
        if (headers[index].p_type == PT_LOAD) {
            if (start < program.start) program.start = start;
            if (end > program.end) program.end = end;
        }
        for (uintptr_t place = start; headers[index].p_type == PT_NOTE && place + sizeof(ElfW(Nhdr)) <= end;) {
            const ElfW(Nhdr) *note = (const ElfW(Nhdr) *)place;
            uintptr_t name = place + sizeof *note, content = name + ((note->n_namesz + 3) & ~3u);
            if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 && !memcmp((const void *)name, "GNU", 4)) {
                program.build_id = (const unsigned char *)content;
                program.build_id_size = note->n_descsz;
            }
            place = content + ((note->n_descsz + 3) & ~3u);
        }
    }
    return program;
}

static void put_frame(uintptr_t address, const Program *program) {
    put("  0x");
    if (address >= program->start && address < program->end) {
        put_hex(address - program->shift, 1);
        put("\n");
    } else {
        put_hex(address, 1);
        put(" in a library\n");
    }
}

/// Copies memory that may not be mapped; returns false if it is not.
static int can_read(uintptr_t address, void *words, size_t size) {
    struct iovec to = { words, size }, from = { (void *)address, size };
    return process_vm_readv(getpid(), &to, 1, &from, 1, 0) == (ssize_t)size;
}

static void report(int number, siginfo_t *info, void *context) {
    // The next signal, including one that this handler causes, ends the process.
    signal(number, SIG_DFL);
    const mcontext_t *machine = &((const ucontext_t *)context)->uc_mcontext;
#if defined(__x86_64__)
    uintptr_t address = (uintptr_t)machine->gregs[REG_RIP], frame = (uintptr_t)machine->gregs[REG_RBP];
#elif defined(__aarch64__)
    uintptr_t address = (uintptr_t)machine->pc, frame = (uintptr_t)machine->regs[29];
#else
    uintptr_t address = 0, frame = 0;
    (void)machine;
#endif
    Program program = find_program();
    put("*** ");
    for (int index = 0; index < signal_count; index++)
        if (signals[index] == number) put(names[index]);
    put(", build ID ");
    for (size_t index = 0; index < program.build_id_size; index++) put_hex(program.build_id[index], 2);
    put(program.build_id_size ? "\n" : "none\n");
    put_frame(address, &program);
    for (int count = 0; count < most_frames; count++) {
        // The caller's frame pointer, followed by the return address.
        uintptr_t words[2];
        if (!frame || frame % sizeof *words || !can_read(frame, words, sizeof words) || !words[1]) break;
        // A return address points past the call instruction; the address before it belongs to the line of the call.
        put_frame(words[1] - 1, &program);
        if (words[0] <= frame) break;
        frame = words[0];
    }
    put("*** To symbolize this report, run Scripts/symbolize with the .debug file of this build\n");
    // A fault recurs when the handler returns. Signals that were sent, and traps of completed instructions, do not
    // recur.
    if (info->si_code <= 0 || number == SIGTRAP) raise(number);
}

void uikit_report_crashes(void) {
    // A stack overflow of the main thread requires an alternate stack. Its pages are not touched before a crash.
    static char stack[64 * 1024];
    stack_t current;
    if (sigaltstack(NULL, &current) == 0 && current.ss_flags & SS_DISABLE)
        sigaltstack(&(stack_t) { .ss_sp = stack, .ss_size = sizeof stack }, NULL);
    struct sigaction action = { .sa_sigaction = report, .sa_flags = SA_SIGINFO | SA_ONSTACK };
    sigemptyset(&action.sa_mask);
    for (int index = 0; index < signal_count; index++) {
        struct sigaction old;
        if (sigaction(signals[index], NULL, &old) == 0 && !(old.sa_flags & SA_SIGINFO) && old.sa_handler == SIG_DFL)
            sigaction(signals[index], &action, NULL);
    }
}
