import { expect, test } from 'vitest'
import { readInvitation, takeInvitation } from './invitation.ts'

const visits: string[] = []
const take = (address: string, { cookies, method = 'GET' }: { cookies?: string; method?: string } = {}) =>
  takeInvitation(
    {
      method,
      url: new URL(`https://harbour.test${address}`),
      cookies,
      isAnonymous: !cookies?.includes('__Host-session='),
    },
    {
      rememberedDays: 60,
      findMember: async (name) => (name === 'tomas-rivera' ? 'his id' : null),
      countVisit: async (memberId) => void visits.push(memberId),
    },
  )

test('a link is remembered for as many days as the rules say, and the page is asked for without it', async () => {
  const answer = await take('/pricing?price=100&ref=Tomas-Rivera')
  expect(answer?.status).toBe(302)
  expect(answer?.headers.get('Location')).toBe('/pricing?price=100')
  const cookie = answer?.headers.get('Set-Cookie') ?? ''
  expect(cookie).toContain('; HttpOnly; Secure; SameSite=Lax; Max-Age=5184000')
  expect(readInvitation(`theme=dark; ${cookie.split(';')[0]}`)).toBe('tomas-rivera')
})

test('who opens a link first is counted for its member; a look ahead, one’s own second look and another’s link are not', async () => {
  visits.length = 0
  await take('/?ref=tomas-rivera', { method: 'HEAD' })
  await take('/?ref=tomas-rivera', { cookies: '__Host-invited-by=tomas-rivera' })
  await take('/?ref=tomas-rivera', { cookies: '__Host-invited-by=ilse-brandt' })
  await take('/?ref=nobody')
  expect(visits).toEqual([])
  await take('/?ref=tomas-rivera')
  expect(visits).toEqual(['his id'])
})

test('the first link wins', async () => {
  const answer = await take('/?ref=tomas-rivera', { cookies: '__Host-invited-by=ilse-brandt' })
  expect(answer?.headers.get('Location')).toBe('/')
  expect(answer?.headers.has('Set-Cookie')).toBe(false)
})

test.each(['', 'nobody', 'producthunt', '../my', 'a b', 'x'.repeat(5_000), 'tomas-rivera%00', '%0d%0aX: y'])(
  'a name that is no member’s is not remembered: %j',
  async (ref) => {
    const answer = await take(`/about?ref=${ref}`)
    expect(answer?.headers.get('Location')).toBe('/about')
    expect(answer?.headers.has('Set-Cookie')).toBe(false)
  },
)

test('who is signed in is invited by nobody', async () => {
  const answer = await take('/?ref=tomas-rivera', { cookies: '__Host-session=token' })
  expect(answer?.headers.has('Set-Cookie')).toBe(false)
})

test('it leads to no other site', async () => {
  const answer = await take('//elsewhere.test/?ref=tomas-rivera')
  expect(answer?.headers.get('Location')).toBe('/elsewhere.test/')
})

test.each([
  ['a form', '/my/register?ref=tomas-rivera', { method: 'POST' }],
  ['data of a page', '/pricing.data?ref=tomas-rivera', {}],
  ['a page without a link', '/pricing?reference=1', {}],
])('%s goes on its way', async (_, address, given) => {
  expect(await take(address, given)).toBeUndefined()
})
