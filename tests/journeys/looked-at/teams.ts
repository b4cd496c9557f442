import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { chooseWorkers } from '#domain/deals/index.ts'
import { acceptInvitation, editTeam, proposeShares, startTeam, teamPageInput } from '#domain/teams/index.ts'
import { aPlace, context } from '#domain/teams/testing-places.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Names } from '../../routes/things-of-member.ts'
import { aSaleOf, publishFor } from '../../server/team-sales.ts'

/** A team with a page, people, an open invitation, and shares that wait for the word of whoever looks. */
export async function makeTeamWith(tx: Transaction, looker: MemberActor): Promise<Names> {
  const boss = await makeMember(tx, { displayName: 'Mirela Kovač of the long-named workshop' })
  const owner = actorOf(boss)
  const { teamId, slug } = await startTeam(tx, owner, { name: `Studio Karst ${boss.username}` })
  const page = teamPageInput.parse({
    name: 'Studio Karst',
    slug,
    headline: 'Identity and packaging for people who roast, bake and press',
    about: 'We draw on paper first.\n\nThe printer gets files he can thank us for.',
    skills: 'Identity, Packaging, Lettering',
    languages: ['en', 'hr', 'cs'],
    country: 'HR',
  })
  await editTeam(tx, owner, { teamId, page })
  const mate = actorOf(await makeMember(tx, { displayName: 'Hana Novotná' }))
  for (const [who, basisPoints] of [
    [mate, 2_750],
    [looker, 2_000],
  ] as const) {
    const { token } = await aPlace(tx, owner, teamId, { basisPoints })
    await acceptInvitation(tx, who, { token }, context)
  }
  const { token } = await aPlace(tx, owner, teamId, { basisPoints: 1_000 })
  await proposeShares(tx, owner, {
    teamId,
    shares: [
      { memberId: owner.id, basisPoints: 5_750 },
      { memberId: mate.id, basisPoints: 2_750 },
      { memberId: looker.id, basisPoints: 1_500 },
    ],
  })
  return { wholeTeam: slug, wholeTeamId: teamId, wholeInvite: token }
}

/** A team that sells, with whoever looks as its manager: a service, a deal under way, and a release that was split. */
export async function makeSoldTeam(tx: Transaction, looker: MemberActor): Promise<Names> {
  const owner = actorOf(await makeMember(tx, { displayName: 'Teo Markovski' }))
  const buyer = actorOf(await makeMember(tx, { displayName: 'Otto Falk' }))
  const { teamId, slug, dealId, transferId } = await aSaleOf(tx, { owner, mate: looker, buyer }, 'manager')
  await chooseWorkers(tx, owner, { dealId, memberIds: [looker.id, owner.id] })
  await publishFor(tx, owner, teamId)
  return { soldTeam: slug, soldTeamId: teamId, soldTransfer: transferId }
}
