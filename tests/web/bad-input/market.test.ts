import { beforeAll, describe, expect, test } from 'vitest'
import { makeMember } from '#domain/accounts/testing.ts'
import { fillIn } from '../../routes/things-of-member.ts'
import { openWornServer } from '../../server/shared-server.ts'
import { type Kind, type TestServer } from '../../server/test-server.ts'
import { faultsIn } from './judge.ts'
import { dataOf, sendBody, type Sender, type Sent } from './send-form.ts'
import { makeMarketOf, type MarketThings } from './things-of-market.ts'
import { formsAt, tryForm } from './try-forms.ts'

let server: TestServer
/** The member's, and somebody else's. */
let own: MarketThings
let others: MarketThings

beforeAll(async () => {
  server = await openWornServer()
  own = await server.transaction((tx) => makeMarketOf(tx, server.personOf('member')))
  others = await server.transaction(async (tx) => makeMarketOf(tx, await makeMember(tx)))
  return server.close
})

const senderOf = (kind: Kind): Sender => ({ server, headers: () => server.headersOf(kind) })

async function tryAll(kind: Kind, pattern: string, things: MarketThings, atLeast: number): Promise<void> {
  const sender = senderOf(kind)
  const forms = await formsAt(sender, fillIn(pattern, things))
  expect(forms.size, [...forms.keys()].join('\n')).toBeGreaterThanOrEqual(atLeast)
  for (const form of forms.values()) await tryForm(sender, form)
}

describe('the forms of a seller take anything', () => {
  test.each<[string, number]>([
    ['/my/services/new', 1],
    ['/my/services/{draft}/edit?step=overview', 1],
    ['/my/services/{draft}/edit?step=packages', 1],
    ['/my/services/{draft}/edit?step=description', 1],
    ['/my/services/{draft}/edit?step=requirements', 1],
    ['/my/services/{draft}/edit?step=gallery', 1],
    ['/my/services/{draft}/edit?step=review', 1],
    ['/my/services/{waiting}/edit?step=overview', 1],
    ['/my/services/{shown}/edit?step=packages', 1],
    ['/my/services?prices={shownId}', 3],
    ['/my/services?archive={shownId}', 3],
    ['/my/portfolio', 1],
    ['/my/portfolio/new', 1],
    ['/my/portfolio/{work}', 1],
  ])('%s', (address, atLeast) => tryAll('member', address, own, atLeast), 180_000)
})

describe('the forms of a member who looks around take anything', () => {
  test.each<[string, number]>([
    // First, while there is something kept.
    ['/my/favorites?kind=member&list={list}', 2],
    ['/my/favorites?kind=member', 1],
    ['/search', 2],
    ['/search?q=careful', 1],
  ])('%s', (address, atLeast) => tryAll('member', address, own, atLeast), 180_000)
})

describe('the forms of a moderator take anything', () => {
  test.each<[string, number]>([
    ['/admin/market/services', 1],
    ['/admin/market/services/{waitingId}', 2],
    ['/admin/market/services/{shownId}', 1],
    ['/admin/market/categories?add', 1],
    ['/admin/market/categories?category={spare}', 2],
    ['/admin/market/categories?category={category}', 2],
  ])('%s', (address, atLeast) => tryAll('administrator', address, others, atLeast), 180_000)
})

/** A form with these fields, as the member would send it. */
const post = (address: string, fields: Record<string, string> | [string, string][]): Promise<Sent> =>
  sendBody(
    senderOf('member'),
    fillIn(address, own),
    new URLSearchParams(fields).toString(),
    'application/x-www-form-urlencoded',
  )

describe('what is somebody else’s is not there', () => {
  test('their services, works and pictures can’t be opened or changed', async () => {
    const headers = await server.headersOf('member')
    for (const path of ['/my/services/{draft}/edit', '/my/services/{shown}/edit', '/my/portfolio/{work}']) {
      const address = fillIn(path, others)
      expect((await fetch(server.web.origin + address, { headers })).status, path).toBe(404)
      expect((await post(address, { step: 'overview', title: 'Mine now' })).status, path).toBe(404)
    }
    for (const intent of ['pause', 'resume', 'archive', 'withdraw', 'duplicate'])
      expect((await post('/my/services', { intent, serviceId: others.shownId })).status, intent).toBe(404)
    const prices = {
      'packages.0.tier': 'basic',
      'packages.0.priceMinor': '10',
      'packages.0.deliveryDays': '1',
    }
    const priced = await post('/my/services', { intent: 'prices', serviceId: others.shownId, ...prices })
    expect(priced.status).toBe(404)
    const answer = await post('/my/services/{draft}/edit?step=gallery', {
      step: 'gallery',
      intent: 'next',
      'gallery.0.pictureId': others.picture,
      'gallery.0.alt': 'Not mine',
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toContain('This picture is not there any more')
  })

  test('their lists and saved searches neither', async () => {
    for (const intent of ['rename-list', 'remove-list'])
      expect((await post('/my/favorites', { intent, listId: others.list, title: 'Mine' })).status).toBe(404)
    const move = { intent: 'move', kind: 'service', id: others.shownId, listId: others.list }
    expect((await post('/my/favorites', move)).status).toBeGreaterThanOrEqual(400)
  })
})

describe('prices that can’t be', () => {
  const packagesOf = (...prices: string[]): Record<string, string> =>
    Object.fromEntries(
      prices.flatMap((price, index) => [
        [`packages.${index}.tier`, ['basic', 'standard', 'premium'][index] ?? ''],
        [`packages.${index}.priceMinor`, price],
        [`packages.${index}.deliveryDays`, '3'],
      ]),
    )

  test.each<[string, string[], string]>([
    ['nothing', ['', '20'], 'Price: write an amount'],
    ['zero', ['0', '20'], 'Price: $'],
    ['below zero', ['-5', '20'], 'Price: write an amount'],
    ['more than anything costs', ['999999999', '9999999999'], 'Price: $'],
    ['words', ['cheap', '20'], 'Price: write an amount'],
    ['too many decimals', ['10.999', '20'], 'Price: write an amount'],
    ['the higher package for less', ['50', '20'], 'must cost more than Basic'],
    ['both for the same', ['50', '50'], 'must cost more than Basic'],
  ])('%s', async (_what, prices, words) => {
    const service = await server.transaction((tx) => makeMarketOf(tx, server.personOf('member')))
    const sent = await post(`/my/services?prices=${service.shownId}`, {
      intent: 'prices',
      serviceId: service.shownId,
      ...packagesOf(...prices),
    })
    expect(sent.status).toBe(400)
    expect(sent.body).toContain(words)
    for (const typed of prices.filter(Boolean)) expect(sent.body).toContain(`value="${typed}"`)
  })
})

describe('filters that make no sense are as if they were not there', () => {
  const q = (words: string) => `q=${encodeURIComponent(words)}`
  /** What no page reads together stands in one address; the first is drawn, which takes most of the time. */
  const nonsense = [
    `${q('"><script>alert(1)</script>')}&page=-1&sort=__proto__&kind=king&list=x&of=x&prices=x&archive=x&done=x&view=preview&step=nowhere&check=1`,
    `q=%FF%FE&page=0&min=abc&max=-5&days=NaN&rating=11&level=king&category=../../etc&undo=valueOf`,
    `${q("'; drop table service; --")}&page=1e99&min=500&max=5&sort=constructor&state=toString&show=valueOf`,
    `${q('\\%_'.repeat(20))}&page=99999999999999999999&price=500-5&price=x&done=constructor&of=__proto__&decided=toString`,
    `q=${'x'.repeat(2_000)}&page=2&page=3&language=__proto__&price_from=abc&price_to=-5`,
    'category=../../etc&show=%00',
  ]

  test.each<[Kind, string]>([
    ['visitor', '/categories'],
    ['visitor', '/categories/{leaf}'],
    ['visitor', '/search'],
    ['member', '/search'],
    ['member', '/my/services'],
    ['member', '/my/services/analytics'],
    ['member', '/my/services/{draft}/edit'],
    ['member', '/my/favorites'],
    ['member', '/my/portfolio'],
    ['administrator', '/admin/market/services'],
    ['administrator', '/admin/market/services.csv'],
    ['administrator', '/admin/market/categories'],
  ])('for the %s at %s', async (kind, pattern) => {
    const headers = await server.headersOf(kind)
    for (const [at, query] of nonsense.entries()) {
      const path = fillIn(pattern, own)
      const address = `${at === 0 ? path : dataOf(path)}?${query}`
      const response = await fetch(server.web.origin + address, { headers })
      const body = await response.text()
      expect([200, 400], `${address.slice(0, 90)} gave ${response.status}`).toContain(response.status)
      if (at === 0) expect(body.includes('"><script>alert(1)'), address).toBe(false)
    }
  })
})

test('and no fault was logged', () => {
  expect(faultsIn(server.web.printed())).toEqual([])
})
