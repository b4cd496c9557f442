import { eq } from 'drizzle-orm'
import { findPerson } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { expectMove, type Given, lockOwnProject } from './lock-project.ts'
import { tell } from './project-letters.ts'
import { projectLimits } from './project-rules.ts'
import { projectInvitation } from './schema.server.ts'

/** Asks a seller by letter to look at an open project. Inviting somebody twice writes one letter. */
export async function inviteSeller(
  tx: Transaction,
  actor: MemberActor,
  { projectId, sellerId }: { projectId: string; sellerId: string },
  given: Given,
): Promise<void> {
  authorise(actor, 'project.post', { ownerId: actor.id })
  const own = await lockOwnProject(tx, actor, projectId)
  expectMove(own, 'extend')
  const refuse = (why: string) => new Invalid('Nobody was invited', { username: [`Username: ${why}`] })
  if (sellerId === actor.id) throw refuse('that is you. Write somebody else’s')
  const seller = await findPerson(tx.db, sellerId)
  if (seller?.state !== 'active') throw refuse('nobody here has it. Check the spelling')
  const invited = await tx.db.$count(projectInvitation, eq(projectInvitation.projectId, own.id))
  if (invited >= projectLimits.invitations.most)
    throw new Conflict(`You have invited ${invited} people, as many as one may`)
  const [added] = await tx.db
    .insert(projectInvitation)
    .values({ projectId: own.id, sellerId, invitedAt: tx.now })
    .onConflictDoNothing()
    .returning()
  if (!added) return
  const owner = await findPerson(tx.db, actor.id)
  await tell(
    tx,
    [sellerId],
    {
      subject: `You are invited: ${own.title}`,
      paragraphs: [
        `${owner?.displayName ?? 'Somebody'} has posted a project and asks for your proposal.`,
        'You owe nothing: read it, and answer if it suits you.',
      ],
      action: { label: 'Read the project', path: `/projects/${own.id}` },
    },
    given,
  )
}
