import { expect, test } from 'vitest'
import { errorPage } from './error-page.ts'

const page = { host: 'hall.example', side: 'server', homeHref: '/' } as const

test('a server fault says so word for word, with its digest and two ways on', () => {
  const html = errorPage({ ...page, digest: 'a1b2c3d4' })
  expect(html).toContain(
    '<p>Application error: a server-side exception has occurred while loading hall.example (see the server logs for more information).</p>',
  )
  expect(html).toContain('Digest: a1b2c3d4')
  expect(html).toContain('href="">Try again</a>')
  expect(html).toContain('href="/">Go home</a>')
})

test('a browser fault says so word for word', () => {
  expect(errorPage({ ...page, side: 'client', host: 'localhost:3000' })).toContain(
    'Application error: a client-side exception has occurred while loading localhost:3000 (see the browser console for more information).',
  )
})

test('without a digest none is promised, and without a nonce there is nothing a policy would refuse', () => {
  const html = errorPage(page)
  expect(html).not.toContain('Digest')
  expect(html).not.toMatch(/<style|<script|<link|style=|\son\w+=/)
})

test('nothing given to it can become markup', () => {
  const evil = `"><script>alert('1')</script>`
  const html = errorPage({ host: evil, side: 'server', digest: evil, homeHref: evil, nonce: evil })
  expect(html).not.toContain('<script')
  expect(html.match(/</g)?.length).toBe(errorPage({ ...page, digest: 'x', nonce: 'x' }).match(/</g)?.length)
})
