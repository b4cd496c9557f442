import './steps/require-node.mjs'

const { test } = await import('./steps/test.mjs')
await test()
