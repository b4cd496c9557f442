import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const FOLDER = 'build/client/assets/'
const MOST_BYTES = 130 * 1_024

type Part = { module: string; imports?: string[]; parentId?: string }
type Manifest = { entry: Part; routes: Record<string, Part> }

/** What the browser is told of every page and its files. */
function readManifest(): Manifest {
  const file = readdirSync(FOLDER).find((name) => /^manifest-[0-9a-f]{8}\.js$/.test(name)) ?? ''
  return JSON.parse(/\{.*\}/s.exec(readFileSync(FOLDER + file, 'utf8'))?.[0] ?? '') as Manifest
}

const filesOf = ({ module, imports = [] }: Part) =>
  [module, ...imports].map((path) => path.split('/').at(-1) ?? '')

function partsOf({ entry, routes }: Manifest, id: string | undefined): Part[] {
  const route = id === undefined ? undefined : routes[id]
  return route ? [route, ...partsOf({ entry, routes }, route.parentId)] : [entry]
}

/** All that these files import before a person does anything. */
function withImports(files: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const code = readFileSync(FOLDER + file, 'utf8')
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      waiting.push(imported)
  }
  return seen
}

test('no page that a visitor opens brings more than 130 KB of script', () => {
  const manifest = readManifest()
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(FOLDER + file), { level: 9 }).length
    sizes.set(file, size)
    return size
  }
  // A deal's room is open to its two people only.
  const pages = Object.keys(manifest.routes).filter((id) => /^(public\/(?!deals\/)|auth\/).*\.page$/.test(id))
  const heavy = pages.flatMap((id) => {
    const files = withImports(partsOf(manifest, id).flatMap(filesOf))
    const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0)
    return bytes > MOST_BYTES ? [`${id}: ${Math.ceil(bytes / 1_024)} KB`] : []
  })
  expect(pages.length).toBeGreaterThan(20)
  expect(heavy).toEqual([])
})
