import { beforeAll, expect, test } from 'vitest'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { setProUntil } from '#domain/accounts/index.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { offerFor } from '#domain/catalogue/index.ts'
import { aServiceForSale } from '#domain/orders/testing.ts'
import { blockPerson } from '#domain/blocks/index.ts'
import { makeWork } from '#domain/portfolio/testing.ts'
import { setFigures } from '#domain/reputation/index.ts'
import { touchDocuments } from '#domain/search/index.ts'
import { acceptInvitation, changeTeamRole, editTeam, startTeam, teamPageInput } from '#domain/teams/index.ts'
import { aPlace, context } from '#domain/teams/testing-places.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { openSharedServer } from '../server/shared-server.ts'
import { newAddress, type TestServer } from '../server/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openSharedServer()
  return server.close
})

const asking =
  (headers: Record<string, string>) =>
  (path: string, form?: Record<string, string>): Promise<Response> =>
    fetch(server.web.origin + path, {
      redirect: 'manual',
      headers: { 'X-Forwarded-For': newAddress(), ...headers },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
const visitor = asking({})
const textOf = async (answer: Promise<Response>) => (await (await answer).text()).replaceAll('<!-- -->', '')

/** Somebody new, and how they ask the server. */
async function someone() {
  const { who, token } = await server.transaction(async (tx) => {
    const made = await makeMember(tx)
    return { who: made, token: (await makeSession(tx, made.id)).token }
  })
  return { who, actor: actorOf(who), ask: asking({ Cookie: `__Host-session=${token}` }) }
}

/** Two people under a name that nothing else has, with figures of their own. */
async function aStudio() {
  const [owner, mate] = [await someone(), await someone()]
  const word = `karst${owner.who.id.slice(0, 8)}`
  const name = `Studio ${word}`
  const made = await server.transaction(async (tx) => {
    const { teamId, slug } = await startTeam(tx, owner.actor, { name })
    const page = teamPageInput.parse({ name, slug, skills: 'Lettering, Maps', languages: ['hr'] })
    await editTeam(tx, owner.actor, { teamId, page })
    const { token } = await aPlace(tx, owner.actor, teamId)
    await acceptInvitation(tx, mate.actor, { token }, context)
    await setFigures(tx, teamId, async () => ({
      completedCount: 30,
      ratingSum: 4_700,
      ratingCount: 10,
      onTimeBasisPoints: 9_100,
      repeatBuyersCount: 4,
    }))
    await touchDocuments(tx, 'team', [teamId])
    return { teamId, slug }
  })
  return { owner, mate, word, name, ...made }
}

test('a team is found by its words, skill, size, language and level, and by nothing that it is not', async () => {
  const { word, slug } = await aStudio()
  const found = async (query: string) =>
    (await textOf(visitor(`/teams?q=${word}&${query}&fresh=${Math.random()}`))).includes(`href="/t/${slug}"`)
  await expect.poll(() => found('')).toBe(true)
  expect(await found('skill=Lettering&size=small&language=hr&level=trusted')).toBe(true)
  for (const other of ['skill=Letter', 'size=large', 'language=de', 'level=master'])
    expect([other, await found(other)]).toEqual([other, false])
  const searched = await textOf(visitor(`/search?q=${word}&in=teams`))
  expect(searched).toContain(`href="/t/${slug}"`)
  expect(searched).toContain('Why is this here?')
  expect(await textOf(visitor(`/search/suggest?q=${word}`))).toContain(`/t/${slug}`)
  expect(await textOf(visitor('/sitemap.xml'))).toContain('kind=teams')
  expect(await textOf(visitor('/sitemap.xml?kind=teams'))).toContain(`/t/${slug}`)
  const picture = await visitor(`/og/teams/${slug}.png`)
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png'])
}, 120_000)

test.each(['blocks', 'is blocked by'])(
  'whoever %s the owner of a team finds it neither shown nor counted in the list that members share',
  async (how) => {
    const { word, slug, owner } = await aStudio()
    const path = `/teams?q=${word}`
    await expect.poll(() => textOf(visitor(`${path}&fresh=${Math.random()}`))).toContain(`href="/t/${slug}"`)
    // What is asked for a second time is kept for those who come after.
    for (const member of [await someone(), await someone()])
      expect(await textOf(member.ask(path))).toContain(`href="/t/${slug}"`)
    const apart = await someone()
    const [blocker, blocked] = how === 'blocks' ? [apart, owner] : [owner, apart]
    await server.transaction((tx) =>
      blockPerson(tx, blocker.actor, { memberId: blocked.who.id, note: 'Not for me' }),
    )
    const seen = await textOf(apart.ask(path))
    expect(seen).not.toContain(`href="/t/${slug}"`)
    expect(seen).toContain('No team fits')
  },
  120_000,
)

test('a language that no team of these words speaks stays chosen, so that the next search does not lose it', async () => {
  const { word } = await aStudio()
  const chosen = /<option value="fr" selected="">French \(0\)<\/option>/
  for (const at of [`/teams?q=${word}`, `/search?in=teams&q=${word}`])
    expect([at, chosen.test(await textOf(visitor(`${at}&language=fr`)))]).toEqual([at, true])
}, 120_000)

test('the page of a team’s service names the team, leads to it, and says what it receives by its owner’s plan', async () => {
  const { owner, mate, teamId, slug: team, name } = await aStudio()
  const { slug } = await server.transaction(async (tx) => {
    await changeTeamRole(tx, owner.actor, { teamId, memberId: mate.who.id, role: 'manager' })
    await setProUntil(tx, mate.who.id, new Date(Date.now() + DAY_MS))
    const service = await aServiceForSale(tx, {}, mate.actor)
    await offerFor(tx, mate.actor, { serviceId: service.id, teamId })
    return service
  })
  const page = await textOf(visitor(`/services/${slug}`))
  const byline = /<div class="byline">.*?<\/a>/s.exec(page)?.[0]
  expect(byline).toContain(`href="/t/${team}"`)
  expect(byline).toContain(name)
  expect(page).toMatch(new RegExp(`${name} receives <[^>]+>\\$45\\.00`))
  expect(page).toContain(`Ask ${name}`)
}, 120_000)

test('the page of a team tells its own level and figures, to people and to search engines', async () => {
  const { slug, owner } = await aStudio()
  const page = await textOf(visitor(`/t/${slug}`))
  for (const words of ['Trusted', 'Rating, 10 reviews', '91%', 'Buyers who returned', 'Croatian'])
    expect(page).toContain(words)
  expect(page).toContain('"ratingValue":"4.70"')
  expect(page).toContain(`/og/teams/${slug}.png`)
  // Nothing of it is said of its owner.
  const profile = await textOf(visitor(`/user/${owner.who.username}`))
  expect(profile).toContain(`/t/${slug}`)
  expect(profile).not.toContain('Trusted')
}, 120_000)

test('a work is lent to a team and hangs there until its member leaves', async () => {
  const { slug, teamId, mate } = await aStudio()
  const { workId, title } = await server.transaction(async (tx) => {
    const named = `Labels ${mate.who.id.slice(0, 8)}`
    return { ...(await makeWork(tx, mate.actor, { title: named })), title: named }
  })
  const lend = await mate.ask('/my/portfolio', { intent: `lend:${teamId}`, workId })
  expect(lend.headers.get('Location')).toContain('done=lent')
  expect(await textOf(mate.ask('/my/portfolio'))).toContain(`Take ${title} back from`)
  await expect.poll(() => textOf(visitor(`/t/${slug}`))).toContain(title)
  await mate.ask(`/team?of=${slug}`, { intent: 'leave' })
  await expect.poll(() => textOf(visitor(`/t/${slug}`))).not.toContain(title)
}, 120_000)

test('a team is kept among favourites, and shown there', async () => {
  const { slug, teamId, name } = await aStudio()
  const fan = await someone()
  await fan.ask('/my/favorites', { intent: 'add', kind: 'team', id: teamId })
  expect(await textOf(fan.ask('/my/favorites?kind=team'))).toContain(`href="/t/${slug}"`)
  expect(await textOf(fan.ask(`/t/${slug}`))).toContain(`aria-label="Favourite: ${name}" aria-pressed="true"`)
}, 120_000)

test('pictures of a team are asked for where none was chosen', async () => {
  const { slug, owner, mate } = await aStudio()
  const send = (ask: typeof owner.ask) => ask(`/team/settings/pictures?of=${slug}`, { intent: 'portrait' })
  const refused = await send(owner.ask)
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('Choose a picture first'),
  ])
  expect(await textOf(mate.ask(`/team/settings/pictures?of=${slug}`))).toContain(
    'Only the owner and managers',
  )
}, 120_000)

test('who is in a team is told so on its services, and is not offered to order from themselves', async () => {
  const { owner, mate, name, teamId } = await aStudio()
  const stranger = await someone()
  const path = await server.transaction(async (tx) => {
    const service = await aServiceForSale(tx, {}, owner.actor)
    await offerFor(tx, owner.actor, { serviceId: service.id, teamId })
    return `/services/${service.slug}`
  })
  // The first has a page made that members share.
  for (const other of [stranger.ask, stranger.ask, visitor]) {
    const seen = await textOf(other(path))
    expect(seen).toContain('Add to cart')
    expect(seen).not.toContain('is your own team')
  }
  for (const own of [mate.ask, owner.ask]) {
    const seen = await textOf(own(path))
    expect(seen).toContain(`${name} is your own team.`)
    expect(seen).not.toContain('Add to cart')
  }
})
