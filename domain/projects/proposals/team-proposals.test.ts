import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deal } from '#domain/deals/schema.server.ts'
import { aTeam } from '#domain/teams/testing.ts'
import { testContext as context } from '../testing.ts'
import { openTestProjects } from '../testing-projects.ts'
import { acceptProposal } from './accept-proposal.ts'

const { db, run, someone, open, send } = await openTestProjects()

test('a proposal in the name of a team begins a deal of the team', async () => {
  const [owner, head, other] = [await someone(), await someone(), await someone()]
  const teamId = await run((tx) =>
    aTeam(tx, [
      { memberId: head.id, basisPoints: 7_000 },
      { memberId: other.id, basisPoints: 3_000 },
    ]),
  )
  const { proposalId } = await send(head, await open(owner), { teamId })
  const { dealId } = await run((tx) => acceptProposal(tx, owner, { proposalId }, context))
  const [made] = await db.select().from(deal).where(eq(deal.id, dealId))
  expect(made).toMatchObject({ teamId, sellerId: head.id, teamDivision: 1, state: 'accepted' })
})

test('nobody proposes to somebody of their own team, or in the name of a team that is not theirs', async () => {
  const [head, other, stranger] = [await someone(), await someone(), await someone()]
  const teamId = await run((tx) =>
    aTeam(tx, [
      { memberId: head.id, basisPoints: 7_000 },
      { memberId: other.id, basisPoints: 3_000 },
    ]),
  )
  const ofOther = await open(other)
  await expect(send(head, ofOther, { teamId })).rejects.toThrow('Nobody buys from their own team')
  await expect(send(stranger, ofOther, { teamId })).rejects.toThrow('Only the owner and the managers')
})
