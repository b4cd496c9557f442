import { expect, test } from 'vitest'
import { scrubEvent } from './scrub.ts'
import { scrubText } from './scrub-text.ts'

test('an event keeps what happened and loses who was there', () => {
  const scrubbed = scrubEvent({
    event_id: 'e1',
    level: 'error',
    release: '1.0.0',
    user: { id: 7, email: 'kate@example.org', ip_address: '203.0.113.9' },
    server_name: 'kates-laptop',
    breadcrumbs: [{ message: 'clicked “Pay Kate”' }],
    extra: { form: { iban: 'DE89370400440532013000' } },
    request: {
      method: 'GET',
      url: 'https://hall.example/user/kate?token=abc#top',
      query_string: 'token=abc',
      cookies: 'session=1',
      headers: { Cookie: 'session=1', Referer: 'https://hall.example/my/reset?token=abc' },
      data: 'password=hunter2',
      env: { REMOTE_ADDR: '203.0.113.9' },
    },
    contexts: {
      trace: { trace_id: 't', op: 'pageload' },
      culture: { timezone: 'Europe/Oslo' },
      profile: { name: 'Kate' },
    },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'no offer for kate@example.org',
          stacktrace: {
            frames: [
              { filename: 'https://hall.example/assets/deal-x1.js', lineno: 4, vars: { name: 'Kate' } },
            ],
          },
        },
      ],
    },
  })
  expect(scrubbed).toEqual({
    event_id: 'e1',
    level: 'error',
    release: '1.0.0',
    request: { method: 'GET', url: 'https://hall.example/user/*' },
    contexts: { trace: { trace_id: 't', op: 'pageload' } },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'no offer for [e-mail]',
          stacktrace: { frames: [{ filename: 'https://hall.example/assets/deal-x1.js', lineno: 4 }] },
        },
      ],
    },
  })
})

test.each([
  ['mail from Ольга@пример.рф failed', 'mail from [e-mail] failed'],
  ['kate%40example.org', '[e-mail]'],
  ['GET https://u:p@hall.example/my/reset?token=a1#x failed', 'GET https://hall.example/my/reset failed'],
  ['/teams/invites/9f8e7d6c5b4a39281706', '/teams/invites/*'],
  ['/deals/4711/files', '/deals/*/files'],
  ['/user/kate/portfolio', '/user/*/portfolio'],
  ['/deals/new', '/deals/new'],
  ['/categories/design/logo', '/categories/design/logo'],
  ['Authorization: Bearer abc.def.ghi', '[secret]'],
  [
    'Not a place to go: /auth/oauth-callback?code=a1&state=b2',
    'Not a place to go: /auth/oauth-callback?[query]',
  ],
  ['{"password":"hunter2","a":1}', '{"[secret]","a":1}'],
  ['from 203.0.113.9 and 2001:db8:0:1::9', 'from [address] and [address]'],
  ['paid to DE89 3704 0044 0532 0130 00', 'paid to [account]'],
  ['call +47 912 34 567 8', 'call [number]'],
  ['card 4242 4242 4242 4242', 'card [number]'],
  [
    'Cannot read properties of undefined (reading ‘title’)',
    'Cannot read properties of undefined (reading ‘title’)',
  ],
  ['at /assets/entry-Bx81.js:1:20482', 'at /assets/entry-Bx81.js:1:20482'],
])('%s', (text, clean) => {
  expect(scrubText(text)).toBe(clean)
})

test('no key or text can leave what PostgreSQL would refuse', () => {
  expect(scrubEvent({ message: 'a\0b\uD800', tags: { 'x\0': 'y' } })).toEqual({
    message: 'ab\uFFFD',
    tags: { x: 'y' },
  })
})

test('what is nested without end or longer than any report is cut', () => {
  let deep: unknown = 'bottom'
  for (let level = 0; level < 10_000; level++) deep = [deep]
  expect(JSON.stringify(scrubEvent({ exception: deep, message: 'm'.repeat(100_000) })).length).toBeLessThan(
    9_000,
  )
})

test('a hostile text is cut before anything walks through it', () => {
  for (const text of [
    'a.'.repeat(1_000_000),
    '1 '.repeat(1_000_000),
    ':'.repeat(2_000_000),
    'password='.repeat(400_000),
  ])
    expect(scrubText(text).length).toBeLessThan(100_000)
})

test('the release that a report is of stays in it, and nothing else that is written in its place', () => {
  const releaseIn = (release: string) => scrubEvent({ release })['release']
  for (const build of ['0a1b2c3d4e5f', '0a1b2c3d4e5f.5f4e3d2c1b0a'])
    expect(releaseIn(`guildhall@1.20.3+${build}`)).toBe(`guildhall@1.20.3+${build}`)
  expect(releaseIn('ilse@example.org')).toBe('[e-mail]')
  expect(releaseIn('guildhall@example.org')).toBe('[e-mail]')
})
