import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { memberBan } from '#domain/accounts/schema.server.ts'
import { appeal } from '#domain/appeals/schema.server.ts'
import { archivePost } from '#domain/blog/index.ts'
import { makePost } from '#domain/blog/testing.ts'
import { hideIdea, linkPost } from '#domain/ideas/index.ts'
import { anIdea, ideaContext } from '#domain/ideas/testing.ts'
import { makePayment } from '#domain/payments/testing.ts'
import { makePayout } from '#domain/payouts/testing.ts'
import { reportCase } from '#domain/reports/schema.server.ts'
import { makeTicket } from '#domain/support/desk/testing.ts'
import { retireTemplate, saveTemplate } from '#domain/support/index.ts'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openSharedServer()
  return server.close
})

type Person = Parameters<TestServer['headersOf']>[0]

async function look(person: Person, path: string): Promise<string> {
  const answer = await fetch(server.web.origin + path, { headers: await server.headersOf(person) })
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.text()).replaceAll('<!-- -->', '')
}

/** The page as it comes back when what an administrator sent is refused. */
async function refusedPage(path: string, fields: [name: string, value: string][]): Promise<string> {
  const answer = await fetch(server.web.origin + path, {
    method: 'POST',
    headers: await server.headersOf('administrator'),
    body: new URLSearchParams(fields),
  })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  return (await answer.text()).replaceAll(/<script[^]*?<\/script>/g, '')
}

const boxOf = (page: string, value: string) => new RegExp(`<input[^>]*value="${value}"[^>]*>`).exec(page)?.[0]

test('an appeal that was decided stands at the desk with who decided what', async () => {
  await server.transaction(async (tx) => {
    const [who, other] = [
      await makeMember(tx, { displayName: 'Isolde Brandt' }),
      await makeMember(tx, { displayName: 'Osric Fenn', role: 'moderator' }),
    ]
    await tx.db.insert(appeal).values({
      kind: 'ban',
      decisionId: crypto.randomUUID(),
      memberId: who.id,
      title: 'A ban of Isolde',
      words: 'Please read it once more.',
      sentAt: tx.now,
      dueAt: tx.now,
      outcome: 'lifted',
      decidedAt: tx.now,
      decidedBy: other.id,
    })
  })
  const list = await look('moderator', '/admin/market/reports?in=decided-appeals&q=isolde')
  expect(list).toContain('Appeal of Isolde Brandt')
  expect(list).toContain('The decision was lifted: Osric Fenn')
  const [path = ''] = /\/admin\/market\/reports\/appeals\/\d+/.exec(list) ?? []
  expect(await look('moderator', path)).toContain('Decided by Osric Fenn')
  expect(await look('moderator', '/admin/market/reports?in=appeals')).not.toContain('A ban of Isolde')
})

test('a ban is found by the name of its member', async () => {
  await server.transaction(async (tx) => {
    for (const displayName of ['Perpetua Holm', 'Barnaby Quist']) {
      const { id: memberId } = await makeMember(tx, { displayName, state: 'banned' })
      const reason = `What ${displayName} did`
      await tx.db
        .insert(memberBan)
        .values({ memberId, reason, bannedBy: 'operator', bannedAt: tx.now, appealBy: tx.now })
    }
  })
  const found = await look('moderator', '/admin/security/bans?q=perpetua')
  expect(found).toContain('What Perpetua Holm did')
  expect(found).not.toContain('What Barnaby Quist did')
})

test('all reports about a member are those that wait and those that were decided', async () => {
  const ownerId = await server.transaction(async (tx) => {
    const { id } = await makeMember(tx)
    const about = { kind: 'service', path: '/', ownerId: id, reason: 'fraud', reportsCount: 1 } as const
    await tx.db.insert(reportCase).values([
      { ...about, thingId: crypto.randomUUID(), title: 'A sign that waits', openedAt: tx.now },
      {
        ...about,
        thingId: crypto.randomUUID(),
        title: 'A sign that was judged',
        openedAt: tx.now,
        decision: 'warn',
        rule: 'fraud',
        words: 'It is not yours.',
        decidedAt: tx.now,
        appealBy: tx.now,
      },
    ])
    return id
  })
  const all = `/admin/users/${ownerId}/reports`
  expect(await look('moderator', `/admin/users/${ownerId}`)).toContain(`href="${all}"`)
  const listed = await look('moderator', all)
  for (const words of ['A sign that waits', 'Waits', 'A sign that was judged', 'Warned'])
    expect(listed).toContain(words)
})

test('a ticket about a payment leads to it whoever may see money, and the others nowhere', async () => {
  const { number, paymentId } = await server.transaction(async (tx) => {
    const who = await makeMember(tx)
    const paid = await makePayment(tx, actorOf(who), 7_700)
    const linked = { memberId: who.id, linkedKind: 'payment', linkedId: paid.id } as const
    return { number: await makeTicket(tx, linked), paymentId: paid.id }
  })
  const link = `/admin/payments/${paymentId}`
  expect(await look('administrator', `/admin/tickets/${number}`)).toContain(`href="${link}"`)
  const supports = await look('support', `/admin/tickets/${number}`)
  expect(supports).toContain('Payment of $77.00')
  expect(supports).not.toContain(`href="${link}"`)
  expect(await look('administrator', `/admin/find?q=${paymentId}`)).toContain('Top-up, the sandbox')
})

test('an idea off the board stands whole at the desk, and one on it links no post that was archived', async () => {
  const { hidden, shown } = await server.transaction(async (tx) => {
    const admin = actorOf(await makeMember(tx, { role: 'admin' }))
    const long = await anIdea(tx, { title: 'A long one', text: `${'word '.repeat(150)}and its end.` })
    await hideIdea(tx, admin, { ideaId: long.ideaId, reason: 'It names somebody.' }, ideaContext)
    const told = await anIdea(tx, { title: 'One that a post told of' })
    const { postId } = await makePost(tx, admin, { title: 'What came of it', slug: 'what-came-of-it' })
    await linkPost(tx, admin, { ideaId: told.ideaId, postId }, ideaContext)
    await archivePost(tx, admin, { postId })
    return { hidden: long.number, shown: told.number }
  })
  const desk = await look('administrator', `/admin/ideas/${hidden}`)
  expect(desk).toContain('and its end.')
  expect(desk).not.toContain(`href="/my/ideas/${hidden}"`)
  expect(await look('member', `/my/ideas/${shown}`)).not.toContain('/blog/what-came-of-it')
})

test('what was chosen for several ideas at once is still chosen when it is refused', async () => {
  const [one, other] = await server.transaction(async (tx) => [await anIdea(tx), await anIdea(tx)])
  const numbers = [one, other].map(({ number }) => String(number))
  const seen = await refusedPage('/admin/ideas', [
    ['intent', 'many:merge'],
    ...numbers.map((number): [string, string] => ['numbers', number]),
    ['into', '999999'],
    ['words', 'Alike'],
  ])
  for (const number of numbers) expect(boxOf(seen, number)).toContain('checked')
  expect(seen).toContain('value="999999"')
  expect(seen).toContain('value="Alike"')
})

test.each(['batch-bank', 'pay'])(
  'payouts that were selected for “%s” are still selected when it is refused, and no others',
  async (intent) => {
    const [one, other, third] = await server.transaction(async (tx) => [
      await makePayout(tx, await makeMember(tx)),
      await makePayout(tx, await makeMember(tx)),
      await makePayout(tx, await makeMember(tx)),
    ])
    const seen = await refusedPage('/admin/payouts', [
      ['intent', intent],
      ['payout', one],
      ['payout', other],
    ])
    const isTicked = (id: string) => boxOf(seen, id)?.includes('checked')
    expect([one, other, third].map(isTicked)).toEqual([true, true, false])
  },
)

test('a template that was taken away meanwhile is not changed, and what was written of it is there to be saved anew', async () => {
  const id = await server.transaction(async (tx) => {
    const agent = actorOf(await makeMember(tx, { role: 'admin' }))
    const made = await saveTemplate(tx, agent, { title: 'A greeting', text: 'Hello {name}' })
    await retireTemplate(tx, agent, { id: made })
    return made
  })
  const here = '/admin/tickets/templates'
  const words = 'Hello {name}, thank you for your patience.'
  const seen = await refusedPage(`${here}?edit=${id}`, [
    ['intent', 'save'],
    ['id', id],
    ['title', 'A longer greeting'],
    ['text', words],
  ])
  expect(seen).toContain('This template was taken away meanwhile: save it once more')
  expect(seen).toContain(words)
  expect(seen).toContain('value="A longer greeting"')
  expect(boxOf(seen, id)).toBeUndefined()
  const again = await refusedPage(here, [
    ['intent', 'retire'],
    ['id', id],
  ])
  expect(again).toContain('This template was taken away meanwhile')
})
