import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import type { LinkContext } from './link-provider.ts'
import { lockMember } from '../members/lock-member.ts'
import { providerLink } from '../schema.server.ts'
import { canUnlink } from './provider-queries.ts'

/** Takes a way in away, unless it is the last one: two taken away at the same instant follow each other. */
export async function unlinkProvider(
  tx: Transaction,
  actor: MemberActor,
  { provider }: { provider: string },
  context: LinkContext & { configured: readonly string[] },
): Promise<void> {
  authorise(actor, 'account.link-provider')
  const who = await lockMember(tx, actor.id)
  const links = await tx.db.select().from(providerLink).where(eq(providerLink.memberId, who.id))
  const link = links.find((one) => one.provider === provider)
  if (!link) throw new NotFound('This account is not linked to yours')
  if (
    !canUnlink(provider, { hasPassword: who.passwordHash !== null, links, configured: context.configured })
  ) {
    throw new Conflict(
      `${context.providerName} is your only way in. Set a password or link another account first, then unlink this one.`,
    )
  }
  await tx.db
    .delete(providerLink)
    .where(and(eq(providerLink.provider, provider), eq(providerLink.memberId, who.id)))
  await recordSecurityEvent(tx, {
    kind: 'provider.unlinked',
    actor,
    memberId: who.id,
    origin: context.origin,
    details: { provider },
  })
  await tx.announce({
    kind: 'account.provider-unlinked',
    memberId: who.id,
    providerName: context.providerName,
    device: context.origin.device,
  })
}
