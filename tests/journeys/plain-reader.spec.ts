import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { nameOf, roleOf } from './plain/accessible.ts'
import { PlainBrowser } from './plain/context.ts'
import { elementsIn } from './plain/tree.ts'
import type { PlainPage } from './plain/page.ts'

// Stories are told without a browser: here a browser says whether they read pages and send forms as it does.

const ROLES = [
  'heading',
  'link',
  'button',
  'textbox',
  'searchbox',
  'checkbox',
  'radio',
  'combobox',
  'group',
  'table',
  'region',
  'navigation',
  'list',
  'img',
]

const openPlainly = async (baseURL: string): Promise<PlainPage> =>
  (await new PlainBrowser().newContext({ baseURL })).newPage()

/** `- link "All categories"` and the like, as the browser tells its tree. */
async function toldByBrowser(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot()
  return [...tree.matchAll(/^\s*- '?(\w+) "((?:[^"\\]|\\.)*)"/gm)].flatMap(([, role = '', name = '']) =>
    ROLES.includes(role) ? [`${role} ${name.replace(/\\(.)/g, '$1')}`] : [],
  )
}

/** Also of what is closed: a sheet of styles opens it where there is room. */
const knownPlainly = (page: PlainPage): Set<string> =>
  new Set(
    [...elementsIn(page.document)].map((element) => withoutSpaces(`${roleOf(element)} ${nameOf(element)}`)),
  )

/** Where a line ends, only a sheet of styles knows. */
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

for (const path of [
  '/',
  '/pricing',
  '/my/login',
  '/my/register',
  '/contacts',
  '/deals/new',
  '/search?q=logo',
  '/projects',
  '/support',
])
  test(`what a browser tells of ${path} is read by name without one`, async ({ browser, server }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
    const page = await context.newPage()
    await page.goto(path)
    const plain = await openPlainly(server.origin)
    await plain.goto(path)
    const known = knownPlainly(plain)
    const told = await toldByBrowser(page)
    expect(told.length).toBeGreaterThan(10)
    expect(told.filter((one) => !known.has(withoutSpaces(one)))).toEqual([])
    await context.close()
  })

const fields = `
  <input name="line" value="a&amp;b"><input type="hidden" name="hidden" value="ü">
  <textarea name="text">\nfirst\nsecond</textarea>
  <input type="checkbox" name="ticked" checked><input type="checkbox" name="open" value="x">
  <label><input type="radio" name="way" value="one" checked> One</label><label><input type="radio" name="way" value="two"> Two</label>
  <select name="kind"><option value="">None</option><option>Some &amp; more</option></select>
  <fieldset disabled><input name="closed" value="no"></fieldset><input name="off" value="no" disabled>
  <input value="has no name"><label>File <input type="file" name="file"></label><input type="file" name="nothing">
  <button name="do" value="first">First</button><button name="do" value="second" formaction="/elsewhere?x=1#there">Second</button>`

const forms = {
  'in its address': `<form method="get" action="/sent?old=1" id="form">${fields}</form><input name="beside" form="form" value="yes">`,
  'as words': `<form method="post" action="/sent?a=1" id="form">${fields}</form><input name="beside" form="form" value="yes">`,
  'as parts': `<form method="post" enctype="multipart/form-data" action="/parts" id="form">${fields}</form><input name="beside" form="form" value="yes">`,
}

type Sent = { method?: string | undefined; url?: string | undefined; body: string }

/** Gives one page, and keeps what is sent to it; whatever marks the parts of a body is the same for all. */
async function openFormServer(html: string): Promise<{ server: Server; origin: string; sent: Sent[] }> {
  const sent: Sent[] = []
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      const mark = /boundary=(\S+)/.exec(incoming.headers['content-type'] ?? '')?.[1] ?? '\n'
      const body = Buffer.concat(parts).toString().replaceAll(mark, 'MARK')
      if (!/^\/(page|favicon)/.test(incoming.url ?? ''))
        sent.push({ method: incoming.method, url: incoming.url, body })
      outgoing.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
    })
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return { server, sent, origin: `http://localhost:${(server.address() as AddressInfo).port}` }
}

async function fillIn(page: Page, button: string): Promise<void> {
  await page.goto('/page')
  await page.locator('[name=line]').fill('ä & "quoted" + 100 %')
  await page.getByLabel('Two').check()
  await page.locator('[name=open]').check()
  await page.locator('[name=kind]').selectOption('Some & more')
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'a "b" ü.txt', mimeType: 'text/plain', buffer: Buffer.from('words\n') })
  await page.getByRole('button', { name: button }).click()
}

for (const [how, form] of Object.entries(forms))
  test(`a form that goes ${how} is sent as a browser sends it`, async ({ browser }) => {
    const { server, origin, sent } = await openFormServer(form)
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
    const page = await context.newPage()
    for (const button of ['First', 'Second']) {
      await fillIn(page, button)
      await fillIn((await openPlainly(origin)) as unknown as Page, button)
    }
    const [first, firstPlainly, second, secondPlainly] = sent
    expect(sent).toHaveLength(4)
    expect(firstPlainly).toEqual(first)
    expect(secondPlainly).toEqual(second)
    await context.close()
    server.close()
  })
