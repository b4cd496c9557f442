import { expect, test } from 'vitest'
import { openKnownMembers } from './known-members.ts'
import { rankOf } from './rank-of.ts'

const TOKEN = 't'.repeat(43)
const cookies = `__Host-session=${TOKEN}`

function members(...tokens: string[]) {
  const known = openKnownMembers()
  for (const token of tokens) known.note(token)
  return known
}

const ask = (method: string, path: string, given: { cookies?: string; address?: string } = {}) => ({
  method,
  path,
  cookies: given.cookies,
  address: given.address ?? '203.0.113.7',
})

test.each([
  ['GET', '/cart', 'member'],
  ['POST', '/cart', 'money'],
  ['POST', '/deals/123.data', 'money'],
  ['POST', '/my/payouts', 'money'],
  ['POST', '/my/payouts.data', 'money'],
  ['POST', '/pay/sandbox/1', 'money'],
  ['POST', '/my/account', 'member'],
  ['GET', '/', 'member'],
])('%s %s of a member goes as %s', (method, path, rank) => {
  expect(rankOf(ask(method, path, { cookies }), members(TOKEN))).toEqual({ rank, who: TOKEN })
})

test('a cookie that nobody gave out makes no member', () => {
  expect(rankOf(ask('POST', '/cart', { cookies }), members())).toEqual({
    rank: 'visitor',
    who: '203.0.113.7',
  })
})

test('the word of a payment provider is money, and of nobody else’s network', () => {
  expect(rankOf(ask('POST', '/pay/webhook/stripe'), members())).toMatchObject({ rank: 'money' })
})

test('visitors of one network are one, whichever of its addresses they use', () => {
  expect(rankOf(ask('GET', '/', { address: '2001:db8:1:2::1' }), members())).toEqual(
    rankOf(ask('GET', '/', { address: '2001:db8:1:2::2' }), members()),
  )
})
