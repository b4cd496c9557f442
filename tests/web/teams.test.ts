import { beforeAll, expect, test } from 'vitest'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { touchDocuments } from '#domain/search/index.ts'
import {
  acceptInvitation,
  changeTeamRole,
  declineInvitation,
  dissolveTeam,
  editTeam,
  startTeam,
  takeBackInvitation,
  teamPageInput,
} from '#domain/teams/index.ts'
import { chooseWorkers } from '#domain/deals/index.ts'
import { aProposal } from '#domain/deals/testing.ts'
import { aTeam } from '#domain/teams/testing.ts'
import { aPlace, context } from '#domain/teams/testing-places.ts'
import { aSaleOf, aServiceOf } from '../server/team-sales.ts'
import { openSharedServer } from '../server/shared-server.ts'
import { newAddress, type TestServer } from '../server/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openSharedServer()
  return server.close
})

/** Somebody new, and how they ask the server: with a form, or without. */
async function someone() {
  const { who, token } = await server.transaction(async (tx) => {
    const made = await makeMember(tx)
    return { who: made, token: (await makeSession(tx, made.id)).token }
  })
  const headers = { Cookie: `__Host-session=${token}`, 'X-Forwarded-For': newAddress() }
  return { who, actor: actorOf(who), headers, ask: asking(headers) }
}

const asking =
  (headers: Record<string, string>) =>
  (path: string, form?: Record<string, string>): Promise<Response> =>
    fetch(server.web.origin + path, {
      redirect: 'manual',
      headers,
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
const visitor = (path: string) => asking({ 'X-Forwarded-For': newAddress() })(path)

/** The words of a page, without what marks where one part of a text ends. */
const textOf = async (answer: Promise<Response>) => (await (await answer).text()).replaceAll('<!-- -->', '')

async function founded() {
  const owner = await someone()
  const name = `Studio ${owner.who.username}`
  const team = await server.transaction((tx) => startTeam(tx, owner.actor, { name }))
  const place = (more: Parameters<typeof aPlace>[3] = {}) =>
    server.transaction((tx) => aPlace(tx, owner.actor, team.teamId, more))
  return { owner, name, ...team, place }
}

test('a team goes from nothing to two people without script', async () => {
  const owner = await someone()
  const refused = await owner.ask('/team', { intent: 'start', name: 'Ab' })
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('at least 3 characters'),
  ])
  const name = `Karst ${owner.who.username}`
  const started = (await owner.ask('/team', { intent: 'start', name })).headers.get('Location') ?? ''
  const slug = /^\/team\?of=([\w-]+)&done=started$/.exec(started)?.[1] ?? ''
  expect(await textOf(owner.ask(started))).toContain('The team is being formed')

  const mate = await someone()
  const invite = (form: Record<string, string>) =>
    owner.ask(`/team/people?of=${slug}`, { intent: 'invite', role: 'member', ...form })
  expect(await (await invite({ to: 'nobody-here-at-all', share: '10' })).text()).toContain(
    'nobody here has this name',
  )
  expect(await (await invite({ share: '100.5' })).text()).toContain('at most 100')
  const link = /\/teams\/invites\/([\w-]{43})/.exec(await (await invite({ share: '27.5' })).text())?.[1] ?? ''
  expect(link).not.toBe('')
  expect(await textOf(owner.ask(`/team/people?of=${slug}`))).not.toContain(link)

  const page = await textOf(mate.ask(`/teams/invites/${link}`))
  expect(page).toContain(`A place in ${name}`)
  // Of 100.00 released 10.00 are the commission, and of the rest 27.5 percent.
  expect(page).toContain('$24.75')
  const joined = await mate.ask(`/teams/invites/${link}`, { intent: 'accept' })
  expect(joined.headers.get('Location')).toBe(`/team?of=${slug}&done=joined`)
  expect(await textOf(mate.ask(`/team?of=${slug}`))).toContain('27.5 %')
  expect(await textOf(visitor(`/t/${slug}`))).toContain('Two people')

  // New shares wait for whoever's falls.
  const shares = { [`share-${owner.who.id}`]: '80', [`share-${mate.who.id}`]: '20' }
  const proposed = await owner.ask(`/team?of=${slug}`, { intent: 'shares', ...shares })
  expect(proposed.headers.get('Location')).toContain('done=proposed')
  expect(await textOf(mate.ask(`/team?of=${slug}`))).toContain('Your word is asked')
  await mate.ask(`/team?of=${slug}`, { intent: 'agree', number: '3' })
  expect(await textOf(owner.ask(`/team?of=${slug}`))).toContain('version 3')
}, 120_000)

test('an invitation leads a visitor through the sign-in and back, and its address is told to nobody', async () => {
  const { place, name } = await founded()
  const { token } = await place()
  const answer = await visitor(`/teams/invites/${token}`)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const page = await answer.text()
  expect(page).toContain(name)
  expect(page).toContain(`/my/login?next=${encodeURIComponent(`/teams/invites/${token}`)}`)
  expect(page).toContain('noindex')
  expect(page).toContain('<meta name="referrer" content="same-origin"/>')
  expect((await visitor('/teams/invites/a-token-that-nobody-ever-made')).status).toBe(404)
})

test('each invitation that no longer holds says why on its page', async () => {
  const studio = await founded()
  const late = await someone()
  const says = async (token: string, ask = late.ask) => textOf(ask(`/teams/invites/${token}`))
  const used = await studio.place()
  const first = await someone()
  await server.transaction((tx) => acceptInvitation(tx, first.actor, { token: used.token }, context))
  expect(await says(used.token)).toContain('The invitation is used')
  expect(await says(used.token, first.ask)).toContain('You have joined')
  const takenBack = await studio.place()
  await server.transaction((tx) => takeBackInvitation(tx, studio.owner.actor, takenBack))
  expect(await says(takenBack.token)).toContain('The invitation was taken back')
  const declined = await studio.place()
  await server.transaction((tx) => declineInvitation(tx, late.actor, { token: declined.token }))
  expect(await says(declined.token)).toContain('The invitation was declined')
  const named = await studio.place({ to: { kind: 'email', email: 'somebody-else@example.org' } })
  const wrong = await says(named.token)
  expect(wrong).toContain('The invitation is for somebody else')
  expect(wrong).not.toContain('somebody-else@example.org')
  const refused = await late.ask(`/teams/invites/${named.token}`, { intent: 'accept' })
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('for somebody else')])
  const open = await studio.place()
  await server.transaction((tx) => dissolveTeam(tx, studio.owner.actor, studio, { keepsTeam: [] }))
  expect(await says(open.token)).toContain('The team is dissolved')
  expect(await textOf(visitor(`/t/${studio.slug}`))).toContain('This team is dissolved')
}, 120_000)

test('a team is found in the directory once two are in it, and by an address that it had before', async () => {
  const studio = await founded()
  const find = () => textOf(visitor(`/teams?q=${encodeURIComponent(studio.name)}&fresh=${Math.random()}`))
  expect(await find()).not.toContain(`/t/${studio.slug}`)
  const mate = await someone()
  const { token } = await studio.place()
  await server.transaction((tx) => acceptInvitation(tx, mate.actor, { token }, context))
  const slug = `moved-${studio.slug}`.slice(0, 60)
  const page = teamPageInput.parse({ name: studio.name, slug, skills: 'Lettering', languages: ['hr'] })
  await server.transaction(async (tx) => {
    await editTeam(tx, studio.owner.actor, { teamId: studio.teamId, page })
    await touchDocuments(tx, 'team', [studio.teamId])
  })
  await expect.poll(find).toContain(`/t/${slug}`)
  const moved = await visitor(`/t/${studio.slug}`)
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, `/t/${slug}`])
  const shown = await textOf(visitor(`/t/${slug}`))
  expect(shown).toContain('"@type":"Organization"')
  expect(shown).toContain('Croatian')
  expect(await textOf(visitor(`/user/${mate.who.username}`))).toContain(`/t/${slug}`)
}, 120_000)

test('the owner sees every deal of the team with who works on it, a member those they work on, and everyone each split to its lines', async () => {
  const [owner, mate, buyer] = [await someone(), await someone(), await someone()]
  const { slug, dealId, transferId } = await server.transaction((tx) =>
    aSaleOf(tx, { owner: owner.actor, mate: mate.actor, buyer: buyer.actor }),
  )
  const title = 'Labels for a honey maker'
  const deals = await textOf(owner.ask(`/team/deals?of=${slug}`))
  expect(deals).toContain(`/deals/${dealId}`)
  expect(deals).toContain('Nobody chosen')
  expect(await textOf(mate.ask(`/team/deals?of=${slug}`))).toContain('You work on no deal yet')
  await server.transaction((tx) => chooseWorkers(tx, owner.actor, { dealId, memberIds: [mate.who.id] }))
  expect(await textOf(mate.ask(`/team/deals?of=${slug}&state=active`))).toContain(`/deals/${dealId}`)
  expect(await textOf(owner.ask(`/team/deals?of=${slug}&state=cancelled`))).toContain('Nothing fits')

  const earnings = await textOf(mate.ask(`/team/earnings?of=${slug}&open=${transferId}&by=month`))
  for (const words of [
    `${title}, milestone 1`,
    '333.00',
    '−33.30',
    '299.70',
    '27.5 %',
    '82.41',
    'Cents left',
  ])
    expect(earnings).toContain(words)
  expect(earnings).toContain(`Transfer ${transferId}`)
  expect(earnings).toContain(`Clearing of ${owner.who.displayName}`)
  expect(earnings).toContain('Revenue of the marketplace')
  const csv = await (await mate.ask(`/team/earnings.csv?of=${slug}`)).text()
  expect(csv.trim().split('\r\n')).toHaveLength(3)
  expect(csv).toContain(`${mate.who.displayName},2750,82.41`)
  const overview = await textOf(owner.ask(`/team?of=${slug}`))
  expect(overview).toContain('What needs us now')
  expect(overview).toContain('You deliver')
  expect(overview).toContain(title)
  // Who was ticked for a deal stays so when somebody else is gone from the team meanwhile.
  const refused = await fetch(`${server.web.origin}/deals/${dealId}`, {
    method: 'POST',
    headers: owner.headers,
    body: new URLSearchParams([
      ['intent', 'choose-workers'],
      ['memberIds', owner.who.id],
      ['memberIds', crypto.randomUUID()],
    ]),
  })
  expect(refused.status).toBe(400)
  const room = await refused.text()
  const isTicked = (id: string) =>
    new RegExp(`<input[^>]*value="${id}"[^>]*>`).exec(room)?.[0].includes('checked')
  expect([owner.who.id, mate.who.id].map(isTicked)).toEqual([true, false])
  // Whoever is not in the team finds neither.
  for (const part of ['deals', 'earnings', 'earnings.csv', 'services'])
    expect((await buyer.ask(`/team/${part}?of=${slug}`)).status).toBe(404)
  const admin = await server.headersOf('administrator')
  const desk = await fetch(`${server.web.origin}/admin/teams?q=${owner.who.id.slice(0, 8)}&volume=earning`, {
    headers: admin,
  })
  expect(await desk.text()).toContain('$333.00')
}, 120_000)

test('a manager edits and pauses what the owner wrote for the team, from the team’s list and back to it', async () => {
  const [owner, mate] = [await someone(), await someone()]
  const { teamId, slug, serviceId, serviceSlug, title } = await server.transaction((tx) =>
    aServiceOf(tx, { owner: owner.actor, mate: mate.actor }),
  )
  const list = `/team/services?of=${slug}`
  expect(await textOf(mate.ask(list))).toContain('Actions for')
  const words = { step: 'overview', title: 'Newer words of a manager', tags: 'careful', intent: 'save' }
  const saved = await mate.ask(`/my/services/${serviceSlug}/edit?step=overview`, words)
  expect(saved.headers.get('Location')).toContain('step=overview')
  expect(await textOf(mate.ask(list))).toContain('Newer words not submitted')
  const paused = await mate.ask(list, { intent: 'pause', serviceId })
  expect(paused.headers.get('Location')).toBe(`${list}&done=pause&service=${serviceId}`)
  expect(await textOf(mate.ask(paused.headers.get('Location') ?? ''))).toContain(`“${title}” is paused`)
  await server.transaction((tx) =>
    changeTeamRole(tx, owner.actor, { teamId, memberId: mate.who.id, role: 'member' }),
  )
  const looks = await textOf(mate.ask(list))
  expect(looks).toContain(title)
  expect(looks).not.toContain('Actions for')
  expect(await textOf(mate.ask(list, { intent: 'resume', serviceId }))).toContain('no such service of yours')
}, 120_000)

test('who changes a proposal of the team reads what the team gets, who would buy what the seller gets, and that more than two read along', async () => {
  const [owner, mate, buyer] = [await someone(), await someone(), await someone()]
  const dealId = await server.transaction(async (tx) => {
    const teamId = await aTeam(tx, [
      { memberId: owner.who.id, basisPoints: 7_000 },
      { memberId: mate.who.id, basisPoints: 3_000 },
    ])
    return aProposal(tx, { buyer: buyer.actor, seller: owner.actor }, { teamId })
  })
  const [sold, bought] = [
    await textOf(owner.ask(`/deals/${dealId}/change`)),
    await textOf(buyer.ask(`/deals/${dealId}/change`)),
  ]
  expect(sold).toContain('The team gets')
  expect(sold).toContain('The buyer pays')
  expect(bought).toContain('The seller gets')
  expect(bought).toContain('You pay')
  // More than two read what is said there.
  const room = await textOf(buyer.ask(`/deals/${dealId}`))
  expect(room).toContain('its owner, its managers and who works on this, read what is said here')
  expect(room).not.toContain('Only the two of you')
  const again = {
    intent: 'preview',
    'milestones[0].price': '90',
    'milestones[0].title': 'A sign',
    version: '1',
  }
  expect(await textOf(owner.ask(`/deals/${dealId}/change`, again))).toContain('The team gets')
}, 120_000)

test('the arithmetic of a split can be played with by anyone', async () => {
  const page = await textOf(visitor('/team?amount=333.00&s1=37.5&s2=27.5&s3=20&s4=15'))
  for (const amount of ['$33.30', '$299.70', '$112.40', '$82.41', '$59.94', '$44.95'])
    expect(page).toContain(amount)
  expect(await textOf(visitor('/team?amount=333.00&s1=90&s2=90'))).toContain('100 together')
})
