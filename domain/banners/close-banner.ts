import type { Actor } from '#domain/actor.ts'
import { dayOf } from '#domain/views/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { eq } from 'drizzle-orm'
import { authorise } from './permissions.ts'
import { banner, bannerMember } from './schema.server.ts'

/** A member has seen enough of a banner: it never comes back to them, on any device. */
export async function closeBanner(
  tx: Transaction,
  actor: Actor,
  { number }: { number: number },
): Promise<void> {
  authorise(actor, 'banner.close')
  const memberId = actor.kind === 'member' ? actor.id : ''
  const [found] = await tx.db
    .select({ isClosable: banner.isClosable })
    .from(banner)
    .where(eq(banner.number, number))
  if (!found) throw new NotFound('There is no such banner')
  if (!found.isClosable) throw new Conflict('This one stays until it ends')
  await tx.db
    .insert(bannerMember)
    .values({ memberId, number, closedAt: tx.now, day: dayOf(tx.now) })
    .onConflictDoUpdate({
      target: [bannerMember.memberId, bannerMember.number],
      set: { closedAt: tx.now },
    })
}
