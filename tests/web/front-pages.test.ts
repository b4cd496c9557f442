import { beforeAll, expect, test } from 'vitest'
import { openSomeServices, type SomeService } from '../server/some-services.ts'
import { openTestServer } from '../server/test-server.ts'
import type { WebProcess } from '../server/web-process.ts'

let web: WebProcess
let services: SomeService[]

// A server of its own: home tells sums of everything that was ever done.
beforeAll(async () => {
  const server = await openTestServer()
  web = server.web
  const works = openSomeServices(server.databaseUrl)
  services = await works.publish(5)
  await works.close()
  return server.close
})

const page = async (path: string, cookie = '') =>
  (await fetch(web.origin + path, { headers: { Cookie: cookie } })).text()

test('what a visitor puts into the cart is counted in the head of every page, and out of it no more', async () => {
  const send = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(web.origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: cookie },
      body: new URLSearchParams(fields),
    })
  const cookieOf = (answer: Response) => answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const added = cookieOf(await send(`/cart?add=${services[0]?.id}`, { intent: 'add', package: 'basic' }))
  const cart = await page('/cart', added)
  expect(cart).toContain('aria-label="Cart, 1"')
  expect(await page('/about', added)).toContain('aria-label="Cart, 1"')
  const lineId = /name="lineId" value="([^"]+)"/.exec(cart)?.[1] ?? ''
  const removed = cookieOf(await send('/cart', { intent: 'remove', lineId }, added))
  expect(await page('/about', removed)).toContain('aria-label="Cart, empty"')
})

test('an address puts up to four services side by side, and says what it left out and what is gone', async () => {
  const asked = services.map(({ slug }) => `s=${slug}`).join('&')
  const compared = await page(`/compare?${asked}&s=no-such-service`)
  expect(compared.match(/class="compared-title"/g)).toHaveLength(4)
  expect(compared).toContain('Only 4 fit side by side')
  const [first] = services
  const withGone = await page(`/compare?s=${first?.slug}&s=no-such-service`)
  expect(withGone).toContain('One of them is not offered any more')
  expect(withGone).toContain(`/services/${first?.slug}`)
  expect(await page('/compare')).toContain('Nothing to compare yet')
})

test('a profile leads to a deal with its person, named already', async () => {
  expect(await page('/user/tomas-rivera')).toContain('href="/deals/new?with=tomas-rivera"')
  const form = await page('/deals/new?with=tomas-rivera')
  expect(/<input[^>]*name="username"[^>]*>/.exec(form)?.[0]).toContain('value="tomas-rivera"')
})

test('home tells what the book says, a zero as a zero, and searches that find something', async () => {
  const home = await page('/')
  for (const name of ['Deals completed', 'Paid out to sellers', 'Held in escrow now'])
    expect(home).toContain(name)
  const [, words] = /class="tries">.*?href="\/search\?q=([^"]+)"/s.exec(home) ?? []
  expect(words).toBeTruthy()
})

test('who pressed a heart without being signed in is told why they are asked to', async () => {
  const pressed = await fetch(`${web.origin}/my/favorites`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ heart: `add service ${services[0]?.id}`, back: '/about' }),
  })
  expect(await page(pressed.headers.get('Location') ?? '')).toContain('Sign in to save this')
})

test('what is loaded apart stands in its place without script, however long the page is', async () => {
  const answer = await fetch(`${web.origin}/my/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      intent: 'password',
      login: 'buyer@guildhall.test',
      password: 'guildhall-demo',
      next: '/my',
    }),
  })
  const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-session='))
  const about = await page('/about', session?.split(';')[0])
  expect(about).toContain(', your menu"')
  expect(about).not.toContain('<template')
})
