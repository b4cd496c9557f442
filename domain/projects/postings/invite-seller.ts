import { eq } from 'drizzle-orm'
import { findPerson } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { expectNotBlocked } from '#domain/blocks/index.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { expectMove, lockOwnProject } from '../lock-project.ts'
import { projectLimits } from '../project-rules.ts'
import { projectInvitation } from '../schema.server.ts'

/** Asks a seller by letter to look at an open project. Inviting somebody twice writes one letter. */
export async function inviteSeller(
  tx: Transaction,
  actor: MemberActor,
  { projectId, sellerId }: { projectId: string; sellerId: string },
): Promise<void> {
  authorise(actor, 'project.post')
  const own = await lockOwnProject(tx, actor, projectId)
  expectMove(own, 'extend')
  const refuse = (why: string) => new Invalid('Nobody was invited', { username: [`Username: ${why}`] })
  if (sellerId === actor.id) throw refuse('that is you. Write somebody else’s')
  const seller = await findPerson(tx.db, sellerId)
  if (seller?.state !== 'active') throw refuse('nobody here has it. Check the spelling')
  await expectNotBlocked(tx, actor.id, sellerId, 'invite')
  const invited = await tx.db.$count(projectInvitation, eq(projectInvitation.projectId, own.id))
  if (invited >= projectLimits.invitations.most)
    throw new Conflict(`You have invited ${invited} people, as many as one may`)
  const [added] = await tx.db
    .insert(projectInvitation)
    .values({ projectId: own.id, sellerId, invitedAt: tx.now })
    .onConflictDoNothing()
    .returning()
  if (!added) return
  await tx.announce({
    kind: 'project.seller-invited',
    projectId: own.id,
    title: own.title,
    ownerId: actor.id,
    sellerId,
  })
}
