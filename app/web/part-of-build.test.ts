import fc from 'fast-check'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { partOfBuild, segmentOf } from './part-of-build.ts'

type Row = [id: string, parentId: string | undefined, path: string | undefined, index?: boolean]

const rows: Row[] = [
  ['root', undefined, ''],
  ['frame', 'root', undefined],
  ['home', 'frame', undefined, true],
  ['about', 'frame', 'about'],
  ['shelves', 'frame', 'shelves'],
  ['shelf', 'frame', 'shelves/*'],
  ['person', 'frame', 'user/:name'],
  ['works', 'frame', 'user/:name/works'],
  ['lost', 'frame', '*'],
  ['desk', 'root', 'desk'],
  ['drawer', 'desk', ':drawer'],
  ['file', 'root', 'shelves/:id/file.csv'],
  ['brand', 'root', '@:brand/about'],
]

const routes = Object.fromEntries(
  rows.map(([id, parentId, path, index]) => [id, { id, parentId, path, index, module: {} }]),
)
const build = { routes, assets: { routes } } as unknown as ServerBuild

function treeOf(of: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(of).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index } = route
    return [index ? { id, index: true } : { id, path: path ?? '', children: treeOf(of, id) }]
  })
}

const meets = (of: ServerBuild, path: string) =>
  matchRoutes(treeOf(of.routes), path)?.map(({ route, params }) => [route.id, params])

const words = ['about', 'shelves', 'user', 'desk', 'file.csv', 'works', '@oak', 'ann', '%41', 'About', '']
const anyPath = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
  .map((parts) => `/${parts.join('/')}`)

test('an address meets in its part what it meets among all', () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      const segment = segmentOf(path)
      const part = segment === undefined ? undefined : partOfBuild(build, segment)
      if (part) expect(meets(part, path)).toEqual(meets(build, path))
    }),
    { numRuns: 500 },
  )
})

test('a part has what stands below its segment, what may stand anywhere, and nothing else', () => {
  const part = partOfBuild(build, 'user')
  const ids = ['root', 'frame', 'home', 'person', 'works', 'lost', 'brand']
  expect(Object.keys(part?.routes ?? {})).toEqual(ids)
  expect(Object.keys(part?.assets.routes ?? {})).toEqual(ids)
  expect(partOfBuild(build, 'nobody')).toBeUndefined()
})

test.each([
  ['/categories/design', 'categories'],
  ['/pricing.data', 'pricing'],
  ['/', ''],
  ['//pricing', undefined],
  ['/%70ricing', undefined],
  ['/Pricing', undefined],
  ['/@oak/about', undefined],
  ['/_root.data', undefined],
])('%s is looked for below %s', (path, segment) => {
  expect(segmentOf(path)).toBe(segment)
})
