/**
 * V8 would let its heap grow with the size of the machine before it looks for what is not needed any more. Young objects are
 * collected early, and the heap when it has grown to twice of what was alive: without it, 80 MB of objects take 320. Above what an
 * operator counts on the process collects everything itself (`platform/process/give-back-memory.ts`, decision 29).
 */
const flags = ['--max-semi-space-size=8', '--heap-growing-percent=100', '--expose-gc']

/**
 * glibc gives every thread an arena of its own and learns to keep large blocks in it: pictures and buffers that are gone would
 * still be held. Two arenas, and what is large goes back to the system at once: the HTML of a page too, as it is made several times
 * for each answer. Other systems do not read this.
 */
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** What can be started, and how. */
export const programs = {
  web: {
    name: 'Guildhall',
    args: [...flags, 'build/server/server.js'],
    needsBuild: true,
    environment: { ...allocator, NODE_ENV: 'production' },
  },
  worker: {
    name: 'the worker of Guildhall',
    args: [...flags, 'build/server/worker.js'],
    needsBuild: true,
    environment: { ...allocator, NODE_ENV: 'production' },
  },
  admin: {
    name: 'the appointment of an administrator',
    args: ['build/server/command.js'],
    needsBuild: true,
    environment: { NODE_ENV: 'production' },
  },
  ledger: {
    name: 'the verifier of the ledger',
    args: ['build/server/command.js', 'ledger:verify'],
    needsBuild: true,
    environment: { NODE_ENV: 'production' },
  },
  backup: {
    name: 'a backup of Guildhall',
    args: ['build/server/command.js', 'backup'],
    needsBuild: true,
    environment: { NODE_ENV: 'production' },
  },
  restore: {
    name: 'the restoring of a backup',
    args: ['build/server/command.js', 'restore'],
    needsBuild: true,
    environment: { NODE_ENV: 'production' },
  },
  dev: {
    name: 'Guildhall for development',
    args: ['scripts/dev.ts'],
    needsBuild: false,
    // A page kept from before a change would meet the script from after it.
    environment: { NODE_ENV: 'development', PAGE_CACHE_MB: '0' },
  },
}
