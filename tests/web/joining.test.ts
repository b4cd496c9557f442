import pg from 'pg'
import { beforeAll, expect, inject, test } from 'vitest'
import { openMailPeer } from '#platform/mail/testing.ts'
import { changeSettingsFromOutside } from '../server/change-settings.ts'
import { cloneServedDatabase } from '../server/served-database.ts'
import { startWebProcess, type WebProcess } from '../server/web-process.ts'
import { openWeb, servedDatabaseUrl } from '../server/web-test.ts'

const INVITED = '__Host-invited-by'

const ask = (address: string, cookie = '') =>
  fetch(address, { redirect: 'manual', headers: cookie === '' ? {} : { Cookie: cookie } })

function join(
  origin: string,
  name: string,
  { base = '/my', cookie = '', email = `${name}@example.org` } = {},
): Promise<Response> {
  return fetch(`${origin}${base}/register`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: cookie },
    body: new URLSearchParams({
      email,
      username: name,
      password: 'a quiet workshop by the river',
      terms: 'on',
      next: '/my',
    }),
  })
}

const invitationIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${INVITED}=`))
    ?.split(';')[0]

async function inviterOf(databaseUrl: string, username: string): Promise<string | null | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ inviter: string | null }>(
    'select i.username as inviter from member m left join member i on i.id = m.referred_by where m.username = $1',
    [username],
  )
  await client.end()
  return rows[0]?.inviter
}

let web: WebProcess
let databaseUrl: string

beforeAll(async () => {
  const { adminUrl, template } = inject('postgres')
  const database = await cloneServedDatabase(adminUrl, template)
  databaseUrl = database.url
  web = await startWebProcess(databaseUrl)
  return async () => {
    await web.stop()
    await database.drop()
  }
}, 90_000)

test('an invitation’s link is kept until its person joins, and kept pages know nothing of it', async () => {
  const { origin } = web
  const plain = await (await ask(`${origin}/about`)).text()

  const linked = await ask(`${origin}/about?ref=tomas-rivera`)
  expect([linked.status, linked.headers.get('Location')]).toEqual([302, '/about'])
  const cookie = invitationIn(linked) ?? ''
  expect(cookie).toBe(`${INVITED}=tomas-rivera`)
  const seen = await ask(`${origin}/about`, cookie)
  expect(seen.headers.getSetCookie()).toEqual([])
  const withoutNonce = (html: string) => html.replace(/nonce="[^"]*"|"nonce","[^"]*"/g, '')
  expect(withoutNonce(await seen.text())).toBe(withoutNonce(plain))

  const second = await ask(`${origin}/my/register?ref=ilse-brandt&next=%2Fpricing`, cookie)
  expect([second.headers.get('Location'), invitationIn(second)]).toEqual([
    '/my/register?next=%2Fpricing',
    undefined,
  ])

  const joined = await join(origin, 'wout-k', { cookie })
  expect(joined.status).toBe(302)
  expect(invitationIn(joined)).toBe(`${INVITED}=`)
  expect(await inviterOf(databaseUrl, 'wout-k')).toBe('tomas-rivera')
})

test('a link with a made-up name, or a made-up cookie, is no obstacle to joining', async () => {
  const { origin } = web
  const linked = await ask(`${origin}/?ref=producthunt`)
  expect([linked.status, linked.headers.get('Location'), invitationIn(linked)]).toEqual([302, '/', undefined])
  for (const [name, cookie] of [
    ['lotte-v', `${INVITED}=nobody-of-this-name`],
    ['bram-v', `${INVITED}=bram-v`],
    ['daan-v', `${INVITED}=%00'; drop table member`],
  ] as const) {
    expect((await join(origin, name, { cookie })).status, name).toBe(302)
    expect(await inviterOf(databaseUrl, name), name).toBeNull()
  }
})

/** What of an answer is neither random nor of the time: its status, its headers, and what its page says. */
async function seenOf(answer: Response, { name, email }: { name: string; email: string }) {
  const plain = (text: string) =>
    text
      .replaceAll(email, 'address')
      .replaceAll(name, 'name')
      .replace(/[\w-]{43}/g, 'token')
      .replace(/Max-Age=\d{6,}/g, 'long')
      // The clock may go on to the next minute, and at midnight to the next day, between the two.
      .replace(/[A-Z][a-z]+day \d+ [A-Z][a-z]+, \d\d:\d\d/g, 'now')
      .replace(/\d+ [A-Z][a-z]{2} \d{4}/g, 'day')
  const headers = [...answer.headers]
    .filter(
      ([header]) => !['date', 'x-request-id', 'content-security-policy', 'content-length'].includes(header),
    )
    .map(([header, value]) => `${header}: ${plain(value)}`)
  const page = await answer.text()
  const [main = ''] = /<main[^]*<\/main>/.exec(page) ?? []
  return {
    status: answer.status,
    headers,
    length: plain(page).length,
    says: plain(main.replace(/<svg[^]*?<\/svg>|<[^>]*>/g, ' ')),
  }
}

test('joining, and every page after it, is the same whether or not the address is somebody’s', async () => {
  const { origin } = web
  const seen = []
  for (const [name, email] of [
    ['hanneke-a', 'buyer@guildhall.test'],
    ['hanneke-b', 'nobod@guildhall.test'],
  ] as const) {
    const joined = await join(origin, name, { email })
    const cookie = joined.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const pages = [await seenOf(joined, { name, email })]
    for (const path of ['/my', '/my/account', '/auth/email/verify?sent=1', '/cart', '/my/prove'])
      pages.push(await seenOf(await ask(origin + path, cookie), { name, email }))
    const again = await fetch(`${origin}/auth/email/verify`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: cookie },
      body: new URLSearchParams({ next: '/my' }),
    })
    pages.push(await seenOf(again, { name, email }))
    seen.push(pages)
  }
  expect(seen[0]).toEqual(seen[1])
  const cookies = seen[0]?.[0]?.headers.filter((header) => header.startsWith('set-cookie: __Host-'))
  expect(cookies).toHaveLength(4)
})

test('a letter goes the whole way to the mail server in the name and from the sender of the brand', async () => {
  const brandedUrl = await servedDatabaseUrl()
  const peer = await openMailPeer()
  const brands = [
    {
      slug: 'quay',
      name: 'Quayside',
      accentLight: '#1f4fbf',
      accentDark: '#8db8ff',
      logoUrl: '',
      mailFrom: 'post@quay.example',
    },
  ]
  await changeSettingsFromOutside(brandedUrl, { brands })
  const { origin } = await openWeb(brandedUrl, {
    SMTP_URL: peer.url,
    MAIL_FROM: 'Guildhall <post@guildhall.example>',
  })
  expect((await join(origin, 'nynke', { base: '/@quay' })).headers.get('Location')).toBe(
    '/auth/email/verify?sent=1&brand=quay',
  )
  await join(origin, 'jelle')
  const senderOf = (email: string) =>
    peer.letters.filter((_, at) => peer.recipients[at] === email).map(({ from }) => from?.text)
  await expect
    .poll(() => [senderOf('nynke@example.org'), senderOf('jelle@example.org')], { timeout: 30_000 })
    .toEqual([['"Quayside" <post@quay.example>'], ['"Guildhall" <post@guildhall.example>']])
})
