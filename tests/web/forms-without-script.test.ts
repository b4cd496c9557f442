import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { postProject, sendProposal, writeProject } from '#domain/projects/index.ts'
import { openSome, someProject, someProposal, testContext } from '#domain/projects/testing.ts'
import { aTeam } from '#domain/teams/testing.ts'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'
import { makeMarketOf } from './bad-input/things-of-market.ts'

let server: TestServer

beforeAll(async () => {
  server = await openSharedServer()
  return server.close
})

async function ask(path: string, form?: Record<string, string>) {
  const response = await fetch(new URL(path, server.web.origin), {
    redirect: 'manual',
    headers: await server.headersOf('member'),
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  })
  return { status: response.status, html: await response.text(), to: response.headers.get('Location') }
}

test('a proposal says what its seller receives after a press, on a page that needs no script to be whole', async () => {
  const id = await server.transaction(async (tx) => openSome(tx, actorOf(await makeMember(tx))))
  const page = await ask(`/projects/${id}`)
  expect(page.html).toContain('Calculate what I receive')
  // What React would put in its place by script stands hidden at the end.
  expect(page.html).not.toMatch(/<div hidden="" id="S:/)
  const worked = await ask(`/projects/${id}`, {
    intent: 'work-out',
    milestoneTitle: 'The whole work',
    milestonePrice: '100',
    milestoneDays: '5',
  })
  expect(worked.html).toMatch(/You receive.*?\$90\.00/s)
})

test('a proposal stays the team’s through every press, with what the team receives', async () => {
  const [id, teamId] = await server.transaction(async (tx) => [
    await openSome(tx, actorOf(await makeMember(tx))),
    await aTeam(tx, [
      { memberId: server.personOf('member').id, basisPoints: 6_000 },
      { memberId: (await makeMember(tx)).id, basisPoints: 4_000 },
    ]),
  ])
  const typed = { team: teamId, text: 'Short', milestonePrice: '100', milestoneDays: '5' }
  for (const intent of ['work-out', 'add-milestone', 'help', 'propose']) {
    const { html } = await ask(`/projects/${id}`, { ...typed, intent, milestoneTitle: 'The whole work' })
    expect([intent, html.includes(`<option value="${teamId}" selected="">`)]).toEqual([intent, true])
    expect(html).toMatch(/The team receives.*?\$90\.00/s)
  }
})

test('a file of a proposal that is to go stays ticked until the proposal is sent', async () => {
  const me = actorOf(server.personOf('member'))
  const [projectId, proposalId] = await server.transaction(async (tx) => {
    const asked = await openSome(tx, actorOf(await makeMember(tx)))
    const files = [
      {
        fileKey: crypto.randomUUID(),
        name: 'Sketch.pdf',
        type: 'application/pdf',
        bytes: 2_000,
        scannedAt: null,
      },
    ]
    const sent = await sendProposal(tx, me, { ...someProposal(), projectId: asked, files }, testContext)
    return [asked, sent.proposalId]
  })
  const tick = /<input[^>]*name="removeFile"[^>]*>/
  const page = await ask(`/projects/${projectId}?edit=proposal`)
  const fileId = /value="([^"]+)"/.exec(tick.exec(page.html)?.[0] ?? '')?.[1] ?? ''
  expect(tick.exec(page.html)?.[0]).not.toContain('checked')
  const { html } = await ask(`/projects/${projectId}?edit=proposal`, {
    intent: 'add-milestone',
    proposalId,
    text: 'Words',
    removeFile: fileId,
  })
  expect(tick.exec(html)?.[0]).toContain('checked')
})

test('how many orders at once is refused beside its field, with what was typed', async () => {
  await server.transaction((tx) => makeMarketOf(tx, server.personOf('member')))
  const { html } = await ask('/my/services', { intent: 'capacity', most: '150' })
  expect(html).toMatch(/id="capacity-most-error"[^>]*>.*?a whole number from 1 to 100, or nothing/s)
  expect(html).toMatch(/<input[^>]*name="most"[^>]*value="150"|<input[^>]*value="150"[^>]*name="most"/)
  expect(html).not.toContain('role="alert">.<')
})

test('what is wrong with a project is listed as its fields stand', async () => {
  const refused = await ask('/my/projects/new', {
    title: 'Short',
    description: '',
    categoryId: '',
    skills: '',
    budgetKind: 'fixed',
    budgetMin: '',
    budgetMax: 'much',
    wantedBy: '2020-01-01',
    visibility: 'public',
    proposalsMost: '',
    intent: 'post',
  })
  expect(refused.status).toBe(400)
  const listed = [...refused.html.matchAll(/<a href="#project-(\w+)"/g)].map(([, name]) => name)
  const stand = ['title', 'description', 'categoryId', 'budgetMax', 'wantedBy']
  expect(listed).toEqual(stand.filter((name) => listed.includes(name)))
  expect(listed).toContain('budgetMax')
})

test('a project that waits for a moderator can be changed, and says how long that takes', async () => {
  const owner = actorOf(server.personOf('member'))
  const projectId = await server.transaction(async (tx) => {
    const { id: categoryId } = await makeCategory(tx)
    const written = await writeProject(tx, owner, { content: someProject({ categoryId }) }, testContext)
    await postProject(tx, owner, written, testContext)
    return written.projectId
  })
  const { html } = await ask(`/my/projects/${projectId}`)
  expect(html).toContain('In review')
  expect(html).toMatch(/Most are looked at within|Too few were looked at lately/)
  expect(html).toContain('name="budgetKind"')
})

test('prices that do not fit one another are told on their own step, once, and not gone past', async () => {
  const { draft: slug } = await server.transaction((tx) => makeMarketOf(tx, server.personOf('member')))
  const form = Object.fromEntries(
    ['60', '50'].flatMap((price, index) => [
      [`packages.${index}.offered`, 'on'],
      [`packages.${index}.title`, index === 0 ? 'Basic' : 'Standard'],
      [`packages.${index}.includes`, 'One drawing'],
      [`packages.${index}.deliveryDays`, '3'],
      [`packages.${index}.revisions`, '1'],
      [`packages.${index}.priceMinor`, price],
    ]),
  )
  const step = `/my/services/${slug}/edit?step=packages`
  const { to } = await ask(step, { step: 'packages', intent: 'next', ...form })
  expect(to).toBe(`${step}&check=1#service-packages.1.priceMinor`)
  const { html } = await ask(to ?? '')
  const words = /Standard must cost more than Basic \(\$60\.00\)/g
  expect(html.replaceAll(/<script.*?<\/script>/gs, '').match(words)).toHaveLength(1)
  const mended = { ...form, 'packages.1.priceMinor': '80' }
  expect((await ask(step, { step: 'packages', intent: 'next', ...mended })).to).toBe(
    `/my/services/${slug}/edit?step=description`,
  )
})
