import { createMemoryRouter, data } from 'react-router'
import { expect, test } from 'vitest'
import { readIdentity, telemetryMeta, tunnelOf } from './identity.ts'
import { watchPageViews } from './page-views.ts'
import { tidyError, tidyTransaction } from './tidy-report.ts'

const routes = [
  {
    path: '/',
    children: [
      { path: 'user/:username', loader: () => null },
      {
        path: 'services/:slug',
        loader: () => {
          throw data({ code: 'not-found' }, { status: 404 })
        },
      },
    ],
  },
]

async function viewsAfter(...paths: string[]) {
  const router = createMemoryRouter(routes, { initialEntries: ['/'] })
  const views = watchPageViews(router)
  for (const path of paths) await router.navigate(path)
  return views
}

const pageReport = (path: string, op = 'navigation') => ({
  type: 'transaction' as const,
  transaction: path,
  request: { url: `https://hall.example${path}?next=kate`, headers: { Cookie: 'session=1' } },
  contexts: {
    trace: {
      op,
      trace_id: 'a'.repeat(32),
      data: { 'url.path': path, 'url.full': `https://hall.example${path}` },
    },
  },
  measurements: { lcp: { value: 800, unit: 'millisecond' } },
})

test('a page’s report is named by its route and names no one', async () => {
  const views = await viewsAfter('/user/kate')
  const report = tidyTransaction(pageReport('/user/kate'), views)
  expect(report).toMatchObject({ transaction: '/user/:username', measurements: { lcp: { value: 800 } } })
  expect(JSON.stringify(report)).not.toMatch(/kate|session/)
})

test('a page that ended in not-found is not reported, whether its loader said so or no route matched', async () => {
  const views = await viewsAfter('/services/gone', '/nowhere')
  expect(tidyTransaction(pageReport('/services/gone'), views)).toBeNull()
  expect(tidyTransaction(pageReport('/nowhere'), views)).toBeNull()
})

test('a document that came as not-found is not reported, and the moves after it are', async () => {
  const views = await viewsAfter('/user/kate')
  expect(tidyTransaction(pageReport('/user/kate', 'pageload'), views, 404)).toBeNull()
  expect(tidyTransaction(pageReport('/user/kate', 'navigation'), views, 404)).not.toBeNull()
})

test('an error carries the digest that was shown, and a redirect is no error', async () => {
  const views = await viewsAfter()
  const event = { event_id: '0123456789abcdef0123456789abcdef', transaction: '/user/kate', user: { id: 7 } }
  expect(tidyError(event, new Error('x'), views)).toEqual({
    event_id: '0123456789abcdef0123456789abcdef',
    transaction: '/user/*',
    tags: { digest: '01234567' },
  })
  expect(tidyError(event, new Response(null, { status: 302 }), views)).toBeNull()
})

test('what the server says in the page is what the browser reads', () => {
  const identity = { organisation: 'guildhall', project: '1', publicKey: 'key&=', release: '1.0.0+b' }
  expect(readIdentity(telemetryMeta(identity).content)).toEqual(identity)
  expect(tunnelOf(identity)).toBe('/monitoring?o=guildhall&p=1')
  expect(readIdentity(undefined)).toBeUndefined()
})
