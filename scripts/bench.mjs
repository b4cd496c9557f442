import './steps/require-node.mjs'

const { bench } = await import('./steps/bench.mjs')
await bench(process.argv.slice(2))
