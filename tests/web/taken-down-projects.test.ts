import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { sendProposal } from '#domain/projects/index.ts'
import { openSome, someProject, someProposal, testContext } from '#domain/projects/testing.ts'
import { decideReport, sendReport } from '#domain/reports/index.ts'
import { reportCase } from '#domain/reports/schema.server.ts'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openSharedServer()
  return server.close
})

type Someone = { actor: MemberActor; cookie: string }
const someone = (role: 'member' | 'admin' = 'member'): Promise<Someone> =>
  server.transaction(async (tx) => {
    const actor = actorOf(await makeMember(tx, { role }))
    return { actor, cookie: `__Host-session=${(await makeSession(tx, actor.id)).token}` }
  })

async function look({ cookie }: Someone, path: string): Promise<string> {
  const answer = await fetch(server.web.origin + path, { headers: { Cookie: cookie } })
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.text()).replaceAll('<!-- -->', '').replaceAll(/<script[^]*?<\/script>/g, '')
}

async function send({ cookie }: Someone, path: string, fields: Record<string, string>): Promise<number> {
  const body = new URLSearchParams(fields)
  const headers = { Cookie: cookie }
  return (await fetch(server.web.origin + path, { method: 'POST', redirect: 'manual', headers, body })).status
}

/** A project with a proposal, and what takes it down. */
async function aProject() {
  const [owner, seller, reporter, moderator] = [
    await someone(),
    await someone(),
    await someone(),
    await someone('admin'),
  ]
  const projectId = await server.transaction((tx) => openSome(tx, owner.actor))
  const { proposalId } = await server.transaction((tx) =>
    sendProposal(tx, seller.actor, { projectId, ...someProposal() }, testContext),
  )
  const takeDown = async () => {
    const about = { kind: 'project', thingId: projectId, reason: 'fraud', text: 'It asks for money' } as const
    await server.transaction((tx) => sendReport(tx, reporter.actor, { ...about, pictures: [] }))
    const number = await server.transaction(async (tx) => {
      const [found] = await tx.db.select().from(reportCase).where(eq(reportCase.thingId, projectId))
      return found?.number ?? 0
    })
    const decided = {
      decision: 'take-down',
      rule: 'fraud',
      words: 'It asks for money first',
      days: 7,
    } as const
    await server.transaction((tx) => decideReport(tx, moderator.actor, { number, ...decided }, testContext))
    return number
  }
  return { owner, seller, projectId, proposalId, takeDown }
}

/** Where the buttons of a page send to or lead, by what they do. */
const offers = (page: string, buttons: Record<string, string>) =>
  Object.entries(buttons).flatMap(([name, mark]) => (page.includes(mark) ? [name] : []))

test('a project that was taken down says so to its owner, and has no button that would be refused', async () => {
  const { owner, projectId, proposalId, takeDown } = await aProject()
  const [mine, shown] = [`/my/projects/${projectId}`, `/projects/${projectId}`]
  const buttons = {
    extend: 'value="extend"',
    save: 'value="save"',
    choose: `?accept=${proposalId}`,
    shortlist: 'value="shortlist"',
    decline: `?decline=${proposalId}`,
    close: '?ask=close',
    repost: 'value="repost"',
  }
  const ofShown = { choose: buttons.choose, shortlist: buttons.shortlist, invite: 'value="invite"' }
  expect(offers(await look(owner, mine), buttons)).toEqual(Object.keys(buttons))
  expect(offers(await look(owner, shown), ofShown)).toEqual(Object.keys(ofShown))
  const number = await takeDown()
  const page = await look(owner, mine)
  expect(offers(page, buttons)).toEqual(['close', 'repost'])
  for (const words of [
    'It was taken down after a report',
    'Taken down',
    `/my/support/cases/${number}`,
    `/my/support/appeals/case/${number}-`,
  ])
    expect(page).toContain(words)
  expect(page).not.toContain('Open until')
  expect(offers(await look(owner, shown), ofShown)).toEqual([])
  const listed = await look(owner, '/my/projects')
  expect(listed).toContain('Taken down')
  expect(listed).not.toContain('Compare')

  const { title, description } = someProject()
  for (const [path, fields] of [
    [mine, { intent: 'extend' }],
    [mine, { intent: 'save', title, description, budgetKind: 'open', visibility: 'public' }],
    [shown, { intent: 'invite', username: 'demo' }],
    [shown, { intent: 'shortlist', proposalId }],
    [shown, { intent: 'decline', proposalId, note: '' }],
    [shown, { intent: 'accept', proposalId }],
  ] as [string, Record<string, string>][])
    expect([fields['intent'], await send(owner, path, fields)]).toEqual([
      fields['intent'],
      expect.toSatisfy((status: number) => status >= 400),
    ])
  expect(await send(owner, mine, { intent: 'close' })).toBe(302)
})

test('who has answered a project that was taken down sees it, and can only take the proposal back', async () => {
  const { seller, projectId, proposalId, takeDown } = await aProject()
  const at = `/projects/${projectId}?proposal=${proposalId}`
  const buttons = { change: 'edit=proposal', withdraw: 'value="withdraw"' }
  expect(offers(await look(seller, at), buttons)).toEqual(['change', 'withdraw'])
  await takeDown()
  const page = await look(seller, at)
  expect(page).toContain('Taken down')
  expect(offers(page, buttons)).toEqual(['withdraw'])
  expect(await send(seller, at, { intent: 'withdraw', proposalId })).toBe(302)
})
