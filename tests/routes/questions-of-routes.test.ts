import { expect, test } from 'vitest'
import { readSources } from '../tidy/source-files.ts'
import { findQuestions } from './questions-of-routes.ts'
import { listRoutes } from './route-map.ts'

const routes = await listRoutes()
const questions = findQuestions(readSources())
const questionsOf = (path: string) =>
  questions.of(routes.find((route) => route.path === path)?.file ?? `no file of ${path}`)

test.each([
  ['in the page itself', '/admin/integrations', ['digest']],
  ['in what a page imports', '/search', ['q', 'price_from', 'language']],
  ['in what it imports later', '/projects/:id', ['accept', 'decline']],
  ['by the word that a helper is given', '/deals/:id', ['do', 'm', 'r', 'amount']],
  ['by a constant', '/auth/email/verify', ['token', 'brand']],
  ['by a number', '/team', ['s1']],
  ['in an area of the domain', '/admin/users', ['joined', 'role', 'state']],
  ['in a file that no page shows', '/sitemap.xml', ['kind', 'part']],
])('what is read %s is found', (_, path, names) => {
  expect(questionsOf(path)).toEqual(expect.arrayContaining(names))
})

test('a page is not asked what only others read', () => {
  expect(questionsOf('/about')).toEqual([])
  expect(questionsOf('/compare')).toContain('s')
  expect(questionsOf('/compare')).not.toContain('q')
})

test('what the process reads is read on every page', () => {
  expect(questions.ofEveryPage).toEqual(expect.arrayContaining(['ref', 'look-at-banner']))
})

test('every question that stands in the product is asked of some page', () => {
  const asked = new Set([...questions.ofEveryPage, ...routes.flatMap(({ file }) => questions.of(file))])
  expect(questions.inAnyPage.filter((name) => !asked.has(name))).toEqual([])
  expect(asked.size).toBeGreaterThan(180)
})

test('a question is found wherever it is read', () => {
  const page = (path: string, text: string) => ({ path, text })
  const found = findQuestions([
    page('app/a.page.tsx', `import { load } from './load.ts'\nconst B = lazy(() => import('./later.tsx'))`),
    page('app/load.ts', `import { readKind } from '#domain/things/index.ts'\nreadKind(url.searchParams)`),
    page('app/later.tsx', `const { searchParams } = url\nreturn searchParams.getAll('later')`),
    page('domain/things/kind.ts', `export function readKind(q: URLSearchParams) { return q.get('kind') }`),
    page('app/other.page.tsx', `url.searchParams.has(OTHER)\nconst OTHER = 'other'`),
    page('app/frame.tsx', `url.searchParams.get('frame')`),
  ])
  expect(found.of('app/a.page.tsx')).toEqual(['kind', 'later'])
  expect(found.of('app/other.page.tsx')).toEqual(['other'])
  expect(found.ofEveryPage).toEqual(['frame'])
})
