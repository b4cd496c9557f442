import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockMember } from '../members/lock-member.ts'
import { authenticator } from '../schema.server.ts'
import { makeTotpSecret } from './totp.ts'

/**
 * Makes a secret for an authenticator app. It protects nothing until a first code has confirmed it; an app that is in force
 * stays so until then.
 */
export async function setUpAuthenticator(
  tx: Transaction,
  actor: MemberActor,
  { seal, origin }: { seal: Seal; origin: Origin },
): Promise<void> {
  authorise(actor, 'account.second-factor')
  // Of two who begin at once the second waits: the last QR code shown is the one that counts.
  await lockMember(tx, actor.id)
  const mine = eq(authenticator.memberId, actor.id)
  const [app] = await tx.db.select().from(authenticator).where(mine)
  const made = seal.close(makeTotpSecret())
  if (!app) await tx.db.insert(authenticator).values({ memberId: actor.id, secretSealed: made })
  else if (app.confirmedAt) await tx.db.update(authenticator).set({ nextSecretSealed: made }).where(mine)
  else await tx.db.update(authenticator).set({ secretSealed: made, lastStep: 0 }).where(mine)
  await recordSecurityEvent(tx, { kind: 'second-factor.begun', actor, memberId: actor.id, origin })
}
