import './steps/require-node.mjs'

const { plantFaults } = await import('./steps/plant-faults.mjs')
await plantFaults(process.argv.slice(2))
