import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { FoundService } from '../load-services.server.ts'
import { ServiceRow } from './service-row.tsx'

const row: FoundService = {
  id: 'a',
  to: '/services/a',
  name: 'A logo',
  title: [
    { text: 'A ', isMatch: false },
    { text: 'logo', isMatch: true },
  ],
  text: [{ text: 'Drawn by hand', isMatch: false }],
  inLanguage: undefined,
  by: { name: 'Anna', to: '/user/anna' },
  price: { minor: 12_000, currency: 'USD' },
  days: '3 days',
  isFavourite: false,
  isOwn: false,
  why: { title: 'Why this is first', sum: '', lead: 'Match', parts: [], weightsAt: 'quality' },
}

async function page(isMember: boolean, ...rows: FoundService[]): Promise<string> {
  const Component = () => rows.map((one, place) => <ServiceRow key={place} row={one} eager={false} />)
  const routes = [{ id: 'root', path: '/', loader: () => ({ viewer: isMember ? {} : null }), Component }]
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request('http://hall.test/'))
  if (context instanceof Response) throw new Error('It leads elsewhere')
  const router = createStaticRouter(dataRoutes, context)
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)
}

test('a row that is kept shows the words that were looked for and no others', async () => {
  expect(await page(false, row)).toContain('<mark>logo</mark>')
  expect(await page(false, { ...row, title: [{ text: 'A logo', isMatch: false }] })).not.toContain('<mark>')
  expect(await page(false, row)).toContain('<mark>logo</mark>')
})

test('a heart of one is never another’s', async () => {
  expect(await page(false, row)).toContain('Sign in to save this')
  expect(await page(true, row)).toContain('Keep among favourites')
  expect(await page(true, { ...row, isFavourite: true })).toContain('Remove from favourites')
  expect(await page(true, { ...row, isOwn: true })).not.toContain('favourites')
})
