import { registerHooks, type ResolveFnOutput } from 'node:module'

const ROOT = new URL('../../', import.meta.url).href
/** Our own imports name a file as it lies in the project. */
const OUR_FILE = /^(#|\.\.?\/).*\.ts$/
/** It lists a thousand ways in, and Node reads that list again with each import of it and within it. */
const LONG_LIST = '/node_modules/drizzle-orm/'

/**
 * Where an import leads is told without asking Node what it found out before: of the seconds in which each process of a run reads a
 * thousand files of the product, two thirds went into the same lists of packages.
 */
export function findImportsAtOnce(): void {
  const packages = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve(specifier, context, next) {
      const from = context.parentURL ?? ''
      if (from.includes(LONG_LIST) && /^\.\.?\/.*\.js$/.test(specifier))
        return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true }
      if (!from.startsWith(ROOT) || from.includes('/node_modules/')) return next(specifier, context)
      if (OUR_FILE.test(specifier)) {
        const url = specifier.startsWith('#') ? new URL(specifier.slice(1), ROOT) : new URL(specifier, from)
        return { url: url.href, format: 'module-typescript', shortCircuit: true }
      }
      if (/^[#.]/.test(specifier)) return next(specifier, context)
      const asked = [specifier, ...context.conditions].join(' ')
      const found = packages.get(asked) ?? next(specifier, context)
      packages.set(asked, found)
      return { ...found, shortCircuit: true }
    },
  })
}
