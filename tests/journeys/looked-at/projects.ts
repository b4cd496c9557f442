import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { acceptProposal, changeOpenProject, sendProposal, shortlistProposal } from '#domain/projects/index.ts'
import { openSome, someProject, someProposal, testContext } from '#domain/projects/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Names } from '../../routes/things-of-member.ts'

/**
 * A project with two proposals side by side, the first written for an earlier version, one whose deal has begun, and one of another
 * that was changed after the owner proposed to it.
 */
export async function makeProjectsOf(tx: Transaction, owner: MemberActor): Promise<Names> {
  const compared = await openSome(tx, owner)
  const first = await propose(tx, compared, 'Aino Carver')
  await change(tx, owner, compared)
  await propose(tx, compared, 'Jan Joiner')
  await shortlistProposal(tx, owner, { proposalId: first, isOn: true })
  const awarded = await openSome(tx, owner)
  const chosen = { proposalId: await propose(tx, awarded, 'Vera Carver') }
  const { dealId } = await acceptProposal(tx, owner, chosen, testContext)
  const other = actorOf(await makeMember(tx))
  const proposedTo = await openSome(tx, other)
  await sendProposal(tx, owner, { projectId: proposedTo, ...someProposal() }, testContext)
  await change(tx, other, proposedTo)
  return { compared, firstProposal: first, awardedDeal: dealId, proposedTo }
}

async function propose(tx: Transaction, projectId: string, displayName: string): Promise<string> {
  const seller = actorOf(await makeMember(tx, { displayName }))
  return (await sendProposal(tx, seller, { projectId, ...someProposal() }, testContext)).proposalId
}

async function change(tx: Transaction, owner: MemberActor, projectId: string): Promise<void> {
  const { id: categoryId } = await makeCategory(tx)
  const content = someProject({
    categoryId,
    description: someProject().description.replace('both ends', 'the far end'),
    budgetMaxMinor: 35_000,
    wantedBy: '2027-12-24',
  })
  await changeOpenProject(tx, owner, { projectId, content }, testContext)
}
