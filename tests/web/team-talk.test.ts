import { randomUUID } from 'node:crypto'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { acceptInvitation, startTeam } from '#domain/teams/index.ts'
import { aPlace, context } from '#domain/teams/testing-places.ts'
import { readStream } from '../server/read-stream.ts'
import { openSharedServer } from '../server/shared-server.ts'
import { kinds, type TestServer } from '../server/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openSharedServer()
  return server.close
})

async function someone(displayName: string) {
  return server.transaction(async (tx) => {
    const who = await makeMember(tx, { displayName })
    return { ...actorOf(who), displayName, cookie: `__Host-session=${(await makeSession(tx, who.id)).token}` }
  })
}

/** A team of an owner and a manager, and somebody who would ask them something. */
async function aStudio() {
  const [owner, manager, asker] = [
    await someone('Olga Reis'),
    await someone('Mia Lund'),
    await someone('Ann Lee'),
  ]
  const name = `Studio ${owner.id.slice(0, 8)}`
  const { teamId, slug } = await server.transaction(async (tx) => {
    const team = await startTeam(tx, owner, { name })
    const { token } = await aPlace(tx, owner, team.teamId, { role: 'manager' })
    await acceptInvitation(tx, manager, { token }, context)
    return team
  })
  return { owner, manager, asker, name, teamId, slug }
}

const get = (path: string, { cookie }: { cookie: string }) =>
  fetch(server.web.origin + path, { headers: { Cookie: cookie }, redirect: 'manual' })
const pageOf = async (path: string, who: { cookie: string }) =>
  (await (await get(path, who)).text()).replaceAll('<!-- -->', '')

function post(path: string, { cookie }: { cookie: string }, fields: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ clientId: randomUUID(), ...fields })) body.append(name, value)
  const headers = { Cookie: cookie }
  return fetch(server.web.origin + path, { method: 'POST', headers, body, redirect: 'manual' })
}

async function begin(slug: string, who: { cookie: string }, text: string): Promise<string> {
  const sent = await post(`/my/messages/new?team=${slug}`, who, { intent: 'begin', text })
  return sent.headers.get('Location') ?? ''
}

test('a team is written to by a form from its page, and answered in its name by whoever of it writes', async () => {
  const { owner, manager, asker, name, slug } = await aStudio()
  expect(await pageOf(`/t/${slug}`, { cookie: '' })).toContain(`/my/messages/new?team=${slug}`)
  expect(await pageOf(`/my/messages/new?team=${slug}`, asker)).toContain(`Write to ${name}`)
  const address = await begin(slug, asker, 'Do you paint ships?')
  expect(address).toMatch(/^\/my\/messages\/[\w-]{36}$/)
  for (const who of [owner, manager]) {
    expect(await pageOf('/my/messages', who)).toMatch(new RegExp(`Ann Lee[\\s\\S]*To ${name}`))
    expect(await (await get('/my/messages/unread', who)).json()).toEqual({ unread: 1 })
  }
  await post(`${address}/words`, manager, { intent: 'send', text: 'We do, in the spring.' })
  for (const who of [asker, owner]) expect(await pageOf(address, who)).toContain(`Mia Lund, ${name}`)
  expect(await pageOf('/my/messages', asker)).toMatch(new RegExp(`${name}[\\s\\S]*Mia:`))
  // Who talks with them already goes on there.
  const again = await get(`/my/messages/new?team=${slug}`, asker)
  expect(again.headers.get('Location')).toBe(address)
  expect((await get(`/my/messages/new?team=${slug}`, owner)).headers.get('Location')).toBe('/my/messages')
})

test('for everybody else the conversation is not there, by any address', async () => {
  const { asker, slug } = await aStudio()
  const address = await begin(slug, asker, 'Between us')
  for (const kind of kinds) {
    if (kind === 'visitor') continue
    const headers = await server.headersOf(kind)
    for (const path of [address, `${address}/live?after=0`, `${address}/report/1`])
      expect((await fetch(server.web.origin + path, { headers, redirect: 'manual' })).status).toBe(404)
    const body = new URLSearchParams({ intent: 'send', text: 'Me too', clientId: randomUUID() })
    const sent = await fetch(`${server.web.origin}${address}/words`, { method: 'POST', headers, body })
    expect(sent.status).toBe(404)
  }
})

test('the stream of who is removed from a team tells them nothing more of what is said to it', async () => {
  const { owner, manager, asker, slug } = await aStudio()
  const address = await begin(slug, asker, 'Are you there?')
  const conversationId = address.split('/').at(-1)
  const streams = await Promise.all(
    [owner, manager].map(({ cookie }) => readStream(server.web.origin, cookie)),
  )
  onTestFinished(() => streams.forEach((stream) => stream.leave()))
  const [ofOwner, ofManager] = streams
  await post(`${address}/words`, asker, { intent: 'send', text: 'One' })
  const first = { kind: 'message', conversationId, number: 2 }
  for (const stream of streams) await expect.poll(() => stream.heard).toContainEqual(first)
  const body = new URLSearchParams({ intent: 'remove', memberId: manager.id })
  const removed = await fetch(`${server.web.origin}/team/people?of=${slug}`, {
    method: 'POST',
    headers: { Cookie: owner.cookie },
    body,
    redirect: 'manual',
  })
  expect(removed.status).toBe(302)
  await post(`${address}/words`, asker, { intent: 'send', text: 'Two' })
  // Both hear the same bus in the same order: what the owner has heard of, the other would have.
  await expect.poll(() => ofOwner?.heard).toContainEqual({ ...first, number: 3 })
  const about = ofManager?.heard.filter((heard) => (heard as { kind: string }).kind.startsWith('message'))
  expect(about).toEqual([first, { kind: 'message-places' }])
  expect((await get(address, manager)).status).toBe(404)
  expect(await (await get('/my/messages/unread', manager)).json()).toEqual({ unread: 0 })
})
