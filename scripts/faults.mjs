import './steps/require-node.mjs'

// The long form of every fault and every race: hours of bad luck in about half an hour, so not with each run of the suite.
process.env.GUILDHALL_FAULTS = 'long'
process.argv.push('--only', 'vitest', 'tests/faults', 'tests/races')

const { test } = await import('./steps/test.mjs')
await test()
