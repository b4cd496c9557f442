import { isNull } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { authenticator } from './schema.server.ts'
import { makeTotpSecret } from './totp.ts'

/** Makes a secret for an authenticator app. It protects nothing until a first code has confirmed it. */
export async function setUpAuthenticator(
  tx: Transaction,
  actor: MemberActor,
  { seal, origin }: { seal: Seal; origin: Origin },
): Promise<void> {
  authorise(actor, 'account.second-factor', { ownerId: actor.id })
  const secretSealed = seal.close(makeTotpSecret())
  const [begun] = await tx.db
    .insert(authenticator)
    .values({ memberId: actor.id, secretSealed })
    .onConflictDoUpdate({
      target: authenticator.memberId,
      set: { secretSealed, lastStep: 0 },
      setWhere: isNull(authenticator.confirmedAt),
    })
    .returning({ memberId: authenticator.memberId })
  if (!begun) throw new Conflict('Two-factor is on already. Turn it off first to use another device.')
  await recordSecurityEvent(tx, { kind: 'second-factor.begun', actor, memberId: actor.id, origin })
}
