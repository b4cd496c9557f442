import type { MemberActor } from '#domain/actor.ts'
import { offerFor } from '#domain/catalogue/index.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { fundMilestones, releaseEarly } from '#domain/deals/index.ts'
import { anAgreedDeal, milestonesOf, someContent as someWork } from '#domain/deals/testing.ts'
import { findTransfers } from '#domain/ledger/index.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { readSettings } from '#domain/settings/index.ts'
import { acceptInvitation, startTeam } from '#domain/teams/index.ts'
import { aPlace, context } from '#domain/teams/testing-places.ts'
import type { Transaction } from '#platform/db/transaction.ts'

type Two = { owner: MemberActor; mate: MemberActor }

/** A team of two, the mate with 27.5 percent. */
async function aTeamOf(tx: Transaction, { owner, mate }: Two, role: 'manager' | 'member') {
  const team = await startTeam(tx, owner, { name: `Studio ${owner.id.slice(0, 8)}` })
  const { token } = await aPlace(tx, owner, team.teamId, { basisPoints: 2_750, role })
  await acceptInvitation(tx, mate, { token }, context)
  return team
}

/** A deal of a team with two milestones paid for, the first of them released. */
export async function aSaleOf(
  tx: Transaction,
  { buyer, ...two }: Two & { buyer: MemberActor },
  role: 'manager' | 'member' = 'member',
) {
  const team = await aTeamOf(tx, two, role)
  await giveMoney(tx, buyer.id, 100_000)
  const milestones = [33_300, 20_000].map((priceMinor, index) => ({
    title: `Part ${index + 1}`,
    priceMinor,
    days: 5,
  }))
  const content = someWork({ title: 'Labels for a honey maker', milestones })
  const dealId = await anAgreedDeal(tx, { buyer, seller: two.owner, teamId: team.teamId }, content)
  const parts = await milestonesOf(tx, dealId)
  await fundMilestones(tx, buyer, { dealId, milestoneIds: parts.map(({ id }) => id) })
  await releaseEarly(tx, buyer, { dealId, milestoneId: parts[0]?.id ?? '' })
  const moved = await findTransfers(tx.db, { dealId })
  const released = moved.find(({ kind }) => kind === 'release')
  return { ...team, dealId, transferId: String(released?.id) }
}

/** A published service that the owner of a team wrote for it; the mate is its manager. */
export async function aServiceOf(tx: Transaction, two: Two) {
  const team = await aTeamOf(tx, two, 'manager')
  return { ...team, ...(await publishFor(tx, two.owner, team.teamId)) }
}

export async function publishFor(tx: Transaction, owner: MemberActor, teamId: string) {
  const { id: categoryId } = await makeCategory(tx)
  const gallery = [{ pictureId: await makePicture(tx, owner.id), alt: 'A careful piece' }]
  const settings = await readSettings(tx.db, tx.now)
  const { id, slug, title } = await publishSome(tx, owner, someContent({ categoryId, gallery }), settings)
  await offerFor(tx, owner, { serviceId: id, teamId })
  return { serviceId: id, serviceSlug: slug, title }
}
