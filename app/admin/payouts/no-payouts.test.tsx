import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { readPayoutFilters } from '#domain/payouts/index.ts'
import { NoPayouts } from './no-payouts.tsx'

function render(query: string): string {
  const filters = readPayoutFilters(new URLSearchParams(query))
  const Stub = createRoutesStub([{ path: '/', Component: () => <NoPayouts {...filters} /> }])
  return renderToStaticMarkup(<Stub />)
}

test('what was not found among some is looked for among all, and it is said what it is found by', () => {
  const page = render('q=570 usd')
  expect(page).toContain('Looked for under “To decide” only.')
  expect(page).toContain('by its number, by its sum')
  expect(page).toContain('href="/admin/payouts?show=all&amp;q=570+usd"')
})

test('what is not there at all leads to all there are', () => {
  const page = render('show=all&q=570')
  expect(page).not.toContain('Looked for under')
  expect(page).toContain('href="/admin/payouts?show=all"')
})

test('where nothing was looked for nobody waits', () => {
  expect(render('')).toContain('Nobody waits for money')
  expect(render('show=sent')).toContain('No payout fits')
})
