import { beforeAll, expect, test } from 'vitest'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { acceptInvitation, startTeam } from '#domain/teams/index.ts'
import { aPlace, context } from '#domain/teams/testing-places.ts'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'

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
      headers,
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })

/** The words of a page, without what marks where one part of a text ends. */
const textOf = async (answer: Promise<Response>) => (await (await answer).text()).replaceAll('<!-- -->', '')

test('the owner’s settings have no way to undo what an administrator decided about the team, and say so', async () => {
  const { hanaId, teamId, slug, session } = await server.transaction(async (tx) => {
    const [boss, hana] = [await makeMember(tx), await makeMember(tx)]
    const team = await startTeam(tx, actorOf(boss), { name: `Studio ${boss.username}` })
    const { token } = await aPlace(tx, actorOf(boss), team.teamId)
    await acceptInvitation(tx, actorOf(hana), { token }, context)
    return { hanaId: hana.id, ...team, session: (await makeSession(tx, boss.id)).token }
  })
  const owner = asking({ Cookie: `__Host-session=${session}` })
  const admin = asking(await server.headersOf('administrator'))
  const decide = async (intent: string, more: Record<string, string> = {}) =>
    expect(
      (await admin(`/admin/teams/${teamId}`, { intent, reason: 'Its owner is silent', ...more })).status,
    ).toBe(302)
  const settings = () => textOf(owner(`/team/settings?of=${slug}`))
  const dissolves = 'value="dissolve"'
  expect(await settings()).toContain(dissolves)

  await decide('offer', { memberId: hanaId })
  expect(await settings()).toContain('An administrator offered the team to')
  for (const button of [dissolves, 'value="withdraw-offer"']) expect(await settings()).not.toContain(button)
  expect(await textOf(owner(`/team/people?of=${slug}`))).not.toContain('value="remove"')
  const refused = await owner(`/team/settings?of=${slug}`, { intent: 'withdraw-offer' })
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining('only an administrator can take it back'),
  ])
  await decide('withdraw-offer')
  expect(await settings()).toContain(dissolves)

  await decide('suspend')
  expect(await settings()).toContain('Not while the team is suspended')
  for (const button of [dissolves, 'value="offer"']) expect(await settings()).not.toContain(button)
})
