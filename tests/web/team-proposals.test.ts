import { beforeAll, expect, test } from 'vitest'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { sendProposal } from '#domain/projects/index.ts'
import { openSome, someProposal, testContext } from '#domain/projects/testing.ts'
import { changeTeamRole, findTeam, removePerson } from '#domain/teams/index.ts'
import { aTeam } from '#domain/teams/testing.ts'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openSharedServer()
  return server.close
})

/** A manager has answered a project for a team, and was removed from it. */
const anAnswerLeftBehind = () =>
  server.transaction(async (tx) => {
    const [buyer, head, writer] = [await makeMember(tx), await makeMember(tx), await makeMember(tx)]
    const teamId = await aTeam(tx, [
      { memberId: head.id, basisPoints: 7_000 },
      { memberId: writer.id, basisPoints: 3_000 },
    ])
    await changeTeamRole(tx, actorOf(head), { teamId, memberId: writer.id, role: 'manager' })
    const projectId = await openSome(tx, actorOf(buyer))
    const answer = { projectId, teamId, ...someProposal() }
    const { proposalId } = await sendProposal(tx, actorOf(writer), answer, testContext)
    await removePerson(tx, actorOf(head), { teamId, memberId: writer.id })
    const cookieOf = async (id: string) => `__Host-session=${(await makeSession(tx, id)).token}`
    const cookies = { head: await cookieOf(head.id), writer: await cookieOf(writer.id) }
    return { projectId, proposalId, name: (await findTeam(tx.db, teamId))?.name ?? '', cookies }
  })

async function look(path: string, Cookie: string) {
  const answer = await fetch(server.web.origin + path, { headers: { Cookie }, redirect: 'manual' })
  return (await answer.text()).replaceAll('<!-- -->', '')
}

test('whoever runs the team now changes and withdraws what a former colleague proposed for it, and that one finds no way to', async () => {
  const { projectId, proposalId, name, cookies } = await anAnswerLeftBehind()
  const address = `/projects/${projectId}`
  const left = await look(address, cookies.writer)
  expect(left).toContain('You answered this project in the name of a team')
  for (const gone of [proposalId, 'Write a proposal', someProposal().text]) expect(left).not.toContain(gone)
  expect(await look('/my/projects?tab=proposals', cookies.writer)).not.toContain(projectId)

  expect(await look('/my/projects?tab=proposals', cookies.head)).toContain(`For ${name}`)
  const shown = await look(address, cookies.head)
  for (const words of [`Proposal of ${name}`, 'Change it', 'Answer in another name'])
    expect(shown).toContain(words)
  const editing = await look(`${address}?proposal=${proposalId}&edit=proposal`, cookies.head)
  expect(editing).toContain(`Change the proposal of ${name}`)
  expect(await look(`${address}?proposal=new`, cookies.head)).toContain('Send the proposal')

  const withdraw = (Cookie: string) =>
    fetch(server.web.origin + address, {
      method: 'POST',
      headers: { Cookie },
      body: new URLSearchParams({ intent: 'withdraw', proposalId }),
      redirect: 'manual',
    })
  expect((await withdraw(cookies.writer)).status).toBe(404)
  expect((await withdraw(cookies.head)).headers.get('Location')).toContain('done=withdrawn')
})
