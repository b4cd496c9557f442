import './steps/require-node.mjs'

const { start } = await import('./steps/start.mjs')
await start()
