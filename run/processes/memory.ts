/** How a server's process stays small: options of Node, and what glibc reads when the process begins. */
export interface MemorySettings {
  options: readonly string[];
  env: Readonly<Record<string, string>>;
}

/**
 * A small young generation, and a heap that grows by a share of what lasts, in per cent; two arenas: what pictures and
 * passwords took for a moment goes back to the machine (docs/decisions).
 */
export const apiMemory: MemorySettings = {
  options: ['--max-semi-space-size=4', '--heap-growing-percent=100'],
  env: { MALLOC_ARENA_MAX: '2' },
};

/**
 * Its garbage is pages of a hundred kilobytes, and what connections are read into, 64 KiB each: blocks above 32 KiB go
 * back to the machine at once, and V8 compacts its heaps sooner.
 */
export const webMemory: MemorySettings = {
  options: ['--max-semi-space-size=2', '--heap-growing-percent=50', '--optimize-for-size'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072' },
};

/** It answers few. */
export const releaseMemory: MemorySettings = { options: [], env: apiMemory.env };
