import './steps/require-node.mjs'
import { listPropertyTests } from './steps/property-tests.mjs'

// Long walks through deals: a second model agrees with the engine on every step of them, so not with each run of the suite. Every other
// property is tried with other examples than the suite's, too.
process.env.MODEL_WALKS ??= '1000'
process.env.DEAL_WALKS ??= '2000'
// Other walks each time; one that fails prints the seed to walk it again with.
process.env.WALK_SEED ??= String(Date.now() % 2_147_483_647)
process.argv.push('--only', 'vitest', 'tests/invariants', ...listPropertyTests())

const { test } = await import('./steps/test.mjs')
await test()
