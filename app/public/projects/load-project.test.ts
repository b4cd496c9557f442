import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { SharedEdge } from '#app/edge.ts'
import { setProUntil } from '#domain/accounts/index.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { aTeamPair } from '#domain/deals/testing.ts'
import { sendProposal } from '#domain/projects/index.ts'
import { openSome, someProposal, testContext } from '#domain/projects/testing.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { loadProject } from './load-project.server.ts'

const { db, transaction } = await testDatabase()
const now = new Date()

/** A project, and the manager of a team whose owner has PRO. */
const { projectId, owner, manager, teamId } = await transaction(async (tx) => {
  const team = await aTeamPair(tx, [6_000, 4_000])
  const [other] = team.others as [MemberActor]
  await tx.db.execute(sql`update team_member set role = 'manager' where member_id = ${other.id}::uuid`)
  await setProUntil(tx, team.seller.id, new Date(now.getTime() + 365 * DAY_MS))
  const asked = await openSome(tx, actorOf(await makeMember(tx)))
  return { projectId: asked, owner: team.seller, manager: other, teamId: team.teamId }
})

const read = ({ as: actor = manager, proposal = '' } = {}) =>
  loadProject({
    db,
    actor,
    params: { id: projectId },
    page: { viewer: { actor, proUntil: null }, tags: new Set() },
    sharing: { owners: new Set(), hearts: new Map() },
    settings: testContext.settings,
    clock: { now: () => now },
    url: new URL(`https://hall.test/projects/${projectId}?proposal=${proposal}`),
  } as unknown as SharedEdge)

test('a proposal counts what it brings by the plan of who sells: one’s own, or that of the team’s owner', async () => {
  const before = await read()
  const percentOf = (terms: { commissionBasisPoints: number } | undefined) =>
    (terms?.commissionBasisPoints ?? 0) / 100
  expect(percentOf(before.feeTerms)).toBe(10)
  expect(before.teams.map(({ id, feeTerms }) => [id, percentOf(feeTerms)])).toEqual([[teamId, 7]])
  await transaction((tx) => sendProposal(tx, manager, { ...someProposal(), projectId, teamId }, testContext))
  const sent = await read()
  expect(sent.mine?.teamId).toBe(teamId)
  expect(percentOf(sent.feeTerms)).toBe(7)
})

test('another who runs the team is offered their own name alone once the team has answered', async () => {
  const { teams, kept } = await read({ as: owner, proposal: 'new' })
  expect(kept.others).toHaveLength(1)
  expect(teams).toEqual([])
})
