/**
 * Young objects are collected early: V8 would let them grow with the size of the machine, and a process that serves pages
 * made of short-lived objects then holds 430 MB instead of 290, without being faster (docs/performance.md).
 */
const memory = '--max-semi-space-size=16'

/** What can be started, and how. */
export const programs = {
  web: {
    name: 'Guildhall',
    args: [memory, 'build/server/server.js'],
    needsBuild: true,
    environment: { NODE_ENV: 'production' },
  },
  worker: {
    name: 'the worker of Guildhall',
    args: [memory, 'build/server/worker.js'],
    needsBuild: true,
    environment: { NODE_ENV: 'production' },
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
  dev: {
    name: 'Guildhall for development',
    args: ['scripts/dev.ts'],
    needsBuild: false,
    // A page kept from before a change would meet the script from after it.
    environment: { NODE_ENV: 'development', PAGE_CACHE_MB: '0' },
  },
}
