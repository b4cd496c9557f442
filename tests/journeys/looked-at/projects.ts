import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { acceptProposal, sendProposal, shortlistProposal } from '#domain/projects/index.ts'
import { openSome, someProposal, testContext } from '#domain/projects/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Names } from '../../routes/things-of-member.ts'

/** A project with two proposals side by side, one whose deal has begun, and one of another that the owner proposed to. */
export async function makeProjectsOf(tx: Transaction, owner: MemberActor): Promise<Names> {
  const compared = await openSome(tx, owner)
  const [first] = [await propose(tx, compared, 'Aino Carver'), await propose(tx, compared, 'Jan Joiner')]
  await shortlistProposal(tx, owner, { proposalId: first, isOn: true })
  const awarded = await openSome(tx, owner)
  const chosen = { proposalId: await propose(tx, awarded, 'Vera Carver') }
  const { dealId } = await acceptProposal(tx, owner, chosen, testContext)
  const proposedTo = await openSome(tx, actorOf(await makeMember(tx)))
  await sendProposal(tx, owner, { projectId: proposedTo, ...someProposal() }, testContext)
  return { compared, firstProposal: first, awardedDeal: dealId, proposedTo }
}

async function propose(tx: Transaction, projectId: string, displayName: string): Promise<string> {
  const seller = actorOf(await makeMember(tx, { displayName }))
  return (await sendProposal(tx, seller, { projectId, ...someProposal() }, testContext)).proposalId
}
