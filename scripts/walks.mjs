import './steps/require-node.mjs'

// Long walks through deals: a second model agrees with the engine on every step of them, so not with each run of the suite.
process.env.MODEL_WALKS ??= '1000'
process.env.DEAL_WALKS ??= '2000'
// Other walks each time; one that fails prints the seed to walk it again with.
process.env.WALK_SEED ??= String(Date.now() % 2_147_483_647)
process.argv.push('--only', 'vitest', 'tests/invariants')

const { test } = await import('./steps/test.mjs')
await test()
