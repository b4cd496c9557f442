import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import {
  ApplicationErrorScreen,
  BadRequestScreen,
  ConflictScreen,
  ForbiddenScreen,
  NotFoundScreen,
  TooManyRequestsScreen,
} from './error-screens.tsx'

function htmlOf(element: ReactElement): string {
  const router = createMemoryRouter([{ path: '*', element }])
  return renderToStaticMarkup(createElement(RouterProvider, { router }))
}

test('not-found offers a search that works without script', () => {
  const html = htmlOf(createElement(NotFoundScreen))
  expect(html).toMatch(
    /<form[^>]*method="get"[^>]*action="\/search"|<form[^>]*action="\/search"[^>]*method="get"/,
  )
  expect(html).toMatch(/<input[^>]*name="q"/)
  expect(html).toContain('href="/"')
})

test('too many requests says when to try again', () => {
  expect(htmlOf(createElement(TooManyRequestsScreen, { href: '/search', retryAfterSeconds: 90 }))).toContain(
    'Try again in 2 minutes.',
  )
  const said = 'That was often enough for now. Try again in 40 seconds.'
  expect(htmlOf(createElement(TooManyRequestsScreen, { href: '/search', message: said }))).toContain(said)
})

test('what was thrown without a full stop ends with one on the screen', () => {
  const said = 'There is no page at this address'
  expect(htmlOf(createElement(NotFoundScreen, { message: said }))).toContain(`${said}.<`)
  expect(htmlOf(createElement(NotFoundScreen, { message: `${said}.` }))).toContain(`${said}.<`)
})

test('the generic screen says what the server’s own page says, with the digest and two ways on', () => {
  const html = htmlOf(
    createElement(ApplicationErrorScreen, {
      side: 'client',
      host: 'hall.example',
      href: '/cart?a=1',
      digest: '0a1b2c3d',
    }),
  )
  expect(html).toContain(
    'Application error: a client-side exception has occurred while loading hall.example (see the browser console for more information).',
  )
  expect(html).toContain('Digest: 0a1b2c3d')
  expect(html).toMatch(/href="\/cart\?a=1"[^>]*>Try again</)
  expect(html).toMatch(/href="\/"[^>]*>Go home</)
})

test('every screen has one heading, one main part and a title', () => {
  const screens = [
    createElement(NotFoundScreen),
    createElement(ForbiddenScreen),
    createElement(TooManyRequestsScreen, { href: '/' }),
    createElement(ConflictScreen, { href: '/' }),
    createElement(BadRequestScreen, { href: '/' }),
    createElement(ApplicationErrorScreen, { side: 'server', host: 'hall.example', href: '/' }),
  ]
  for (const html of screens.map(htmlOf)) {
    for (const tag of ['<h1', '<main', '<title']) expect(html.split(tag)).toHaveLength(2)
  }
})
