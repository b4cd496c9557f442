import type { Transaction } from '#platform/db/transaction.ts'
import { LetterSecret } from '#platform/mail/letter-secret.ts'
import type { teamInvitation } from '../schema.server.ts'
import type { Team } from '../team-queries.ts'

/** Tells whoever is invited by name or address. A link is passed on by whoever made it. */
export async function announceInvitation(
  tx: Transaction,
  { id: teamId, name: teamName }: Team,
  { memberId, email, role, basisPoints, expiresAt }: typeof teamInvitation.$inferSelect,
  { byId, token }: { byId: string; token: string },
): Promise<void> {
  if (!memberId && !email) return
  await tx.announce({
    kind: 'team.invited',
    teamId,
    teamName,
    byId,
    memberId,
    email,
    role: role === 'manager' ? 'manager' : 'member',
    basisPoints,
    token: new LetterSecret(token, expiresAt),
  })
}
