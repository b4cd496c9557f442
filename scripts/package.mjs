import './steps/require-node.mjs'

const { makePackage } = await import('./steps/package.mjs')
await makePackage()
