import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { aReleasedDeal } from '#domain/papers/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { readSettings } from '#domain/settings/index.ts'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'
import { withReactions } from '../server/with-reactions.ts'

let server: TestServer
let service: { slug: string; categoryPath: string }
beforeAll(async () => {
  server = await openSharedServer()
  service = await server.transaction(async (silent) => {
    const tx = withReactions(silent)
    const seller = actorOf(server.personOf('member'))
    const buyer = actorOf(await makeMember(tx))
    await giveMoney(tx, buyer.id, 10_000)
    await aReleasedDeal(tx, { buyer, seller })
    const category = await makeCategory(tx)
    const gallery = [{ pictureId: await makePicture(tx, seller.id), alt: 'A careful piece' }]
    const content = someContent({ categoryId: category.id, gallery })
    const { slug } = await publishSome(tx, seller, content, await readSettings(tx.db, tx.now))
    return { slug, categoryPath: category.slug }
  })
  return server.close
})

type Who = Parameters<TestServer['headersOf']>[0]
const ask = async (path: string, who: Who = 'member') =>
  fetch(server.web.origin + path, { headers: await server.headersOf(who), redirect: 'manual' })
/** The words of a page, without what marks where one part of a text ends. */
const read = async (path: string, who?: Who) =>
  (await (await ask(path, who)).text()).replaceAll('<!-- -->', '')

test('a released deal is at once among the figures of its seller, after fees', async () => {
  const page = await read('/my/my-stats')
  expect(page).toContain('$90.00')
  expect(page).toContain('0 late of 1 delivery')
  expect(page).toContain('between you and Rising.')
  expect(page).toMatch(/[45] more\./)
})

test('the file has the same figures, a point a row', async () => {
  const answer = await ask('/my/my-stats.csv?days=30&by=day')
  const lines = (await answer.text()).trim().split('\r\n')
  expect(lines).toHaveLength(31)
  const head = lines[0]?.split(',') ?? []
  const last = lines.at(-1)?.split(',') ?? []
  expect(last[head.indexOf('Earned')]).toBe('90.00')
  expect(last[head.indexOf('Completed')]).toBe('1')
})

test('an address that makes no sense is shown what everyone is shown first', async () => {
  for (const search of ['?days=x&by=century', '?from=2026-02-31&to=now', '?from=9999-01-01&to=0001-01-01'])
    expect(await read(`/my/my-stats${search}`)).toContain('these 90 days')
})

test('services stand side by side for who has PRO, whose badge is beside their name wherever they offer', async () => {
  const { id } = server.personOf('member')
  const shown = [`/services/${service.slug}`, `/categories/${service.categoryPath}`]
  expect(await read('/my/services/analytics/compare')).toContain('Side by side with PRO')
  for (const path of shown) expect(await read(path, 'visitor')).not.toContain('>PRO<')
  const granted = await fetch(`${server.web.origin}/admin/users/${id}`, {
    method: 'POST',
    headers: { ...(await server.headersOf('administrator')), Origin: server.web.origin },
    body: new URLSearchParams({ intent: 'grant-pro', days: '10', reason: 'For the outage' }),
    redirect: 'manual',
  })
  expect(granted.status).toBe(302)
  for (const path of shown) expect(await read(path, 'visitor')).toContain('>PRO<')
  expect(await read('/my/services/analytics/compare?days=730')).toContain('Earned, before fees')
})
