import { beforeAll, expect, test } from 'vitest'
import { openSharedServer } from '../server/shared-server.ts'
import type { WebProcess } from '../server/web-process.ts'

let web: WebProcess
const nonceIn = (policy: string | null) => /'nonce-([\w-]+)'/.exec(policy ?? '')?.[1] ?? ''

beforeAll(async () => {
  const server = await openSharedServer()
  web = server.web
  return server.close
})

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(web.origin + path, { headers })
  const html = await answer.text()
  return { answer, html, nonce: nonceIn(answer.headers.get('Content-Security-Policy')) }
}

async function hits(): Promise<number> {
  const text = await (await fetch(`${web.origin}/metrics`)).text()
  return Number(/page_cache_requests_total\{result="hit"\} (\d+)/.exec(text)?.[1] ?? 0)
}

test('each answer carries a nonce of its own, in its policy and in its scripts', async () => {
  const first = await ask('/pricing')
  const second = await ask('/pricing')
  expect(first.nonce).not.toBe('')
  expect(second.nonce).not.toBe(first.nonce)
  expect(second.html).toContain(`nonce="${second.nonce}"`)
  expect(second.html).not.toContain(first.nonce)
  expect(second.html.replaceAll(second.nonce, '')).toBe(first.html.replaceAll(first.nonce, ''))
})

test('a page from memory has all the headers of a rendered one', async () => {
  const [rendered, cached] = [await ask('/requisites?first'), await ask('/requisites?first')]
  const names = (answer: Response) =>
    [...answer.headers.keys()]
      .filter((name) => !['transfer-encoding', 'content-length'].includes(name))
      .toSorted()
  expect(names(cached.answer)).toEqual(names(rendered.answer))
  expect(cached.answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
})

test('the second visitor is answered from memory, tracking parameters or not', async () => {
  await ask('/about')
  const before = await hits()
  await ask('/about?utm_source=letter')
  expect(await hits()).toBe(before + 1)
})

test('someone with a session never gets a kept page, and none is kept of what they see', async () => {
  await ask('/about')
  const before = await hits()
  const signedIn = await ask('/about', { Cookie: '__Host-session=whatever' })
  expect(signedIn.answer.status).toBe(200)
  expect(await hits()).toBe(before)
})

test('the theme that a visitor chose is on their page and on nobody else’s', async () => {
  const dark = await ask('/about', { Cookie: '__Host-theme=dark' })
  const plain = await ask('/about')
  expect(dark.html).toContain('data-theme="dark"')
  expect(plain.html).not.toContain('data-theme="dark"')
})

test('compressed and plain are the same page', async () => {
  const zipped = await ask('/docs/terms', { 'Accept-Encoding': 'gzip' })
  const plain = await ask('/docs/terms', { 'Accept-Encoding': 'identity' })
  expect(zipped.answer.headers.get('Content-Encoding')).toBe('gzip')
  expect(zipped.html.replaceAll(zipped.nonce, '')).toBe(plain.html.replaceAll(plain.nonce, ''))
})

test('a HEAD request is answered with the headers and no body', async () => {
  await ask('/about')
  const answer = await fetch(`${web.origin}/about`, { method: 'HEAD' })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('')
})

test('a not-found page is not kept', async () => {
  const before = await hits()
  expect((await ask('/no-such-page')).answer.status).toBe(404)
  expect((await ask('/no-such-page')).answer.status).toBe(404)
  expect(await hits()).toBe(before)
})

test('the cart of a visitor counts in the head of pages that they share with whoever has as much in theirs', async () => {
  const cookieOf = (key: string) => ({ Cookie: `__Host-cart=${key.repeat(43)}.2` })
  expect((await ask('/requisites?cart')).html).toContain('aria-label="Cart, empty"')
  expect((await ask('/requisites?cart', cookieOf('a'))).html).toContain('aria-label="Cart, 2"')
  const before = await hits()
  expect((await ask('/requisites?cart', cookieOf('b'))).html).toContain('aria-label="Cart, 2"')
  expect((await ask('/requisites?cart')).html).toContain('aria-label="Cart, empty"')
  expect(await hits()).toBe(before + 2)
})
