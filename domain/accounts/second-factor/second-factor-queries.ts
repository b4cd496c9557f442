import { and, eq, isNull } from 'drizzle-orm'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Db } from '#platform/db/database.ts'
import { findIsOn } from './has-second-factor.ts'
import { authenticator, recoveryCode } from '../schema.server.ts'

export type SecondFactor = {
  /** Whether signing in by password asks for more: an app that is confirmed, or a passkey. */
  isOn: boolean
  app: 'none' | 'begun' | 'on' | 'replacing'
  codesLeft: number
}

export async function findSecondFactor(db: Db, memberId: string): Promise<SecondFactor> {
  const [[app], isOn] = await Promise.all([
    db.select().from(authenticator).where(eq(authenticator.memberId, memberId)),
    findIsOn(db, memberId),
  ])
  return {
    isOn,
    app: app ? stageOf(app) : 'none',
    codesLeft: isOn ? await countCodesLeft(db, memberId) : 0,
  }
}

type App = typeof authenticator.$inferSelect

function stageOf({ confirmedAt, nextSecretSealed }: App): SecondFactor['app'] {
  if (!confirmedAt) return 'begun'
  return nextSecretSealed ? 'replacing' : 'on'
}

function countCodesLeft(db: Db, memberId: string): Promise<number> {
  return db.$count(recoveryCode, and(eq(recoveryCode.memberId, memberId), isNull(recoveryCode.usedAt)))
}

/** The secret of an app that is being set up. One that is confirmed is never shown again. */
export async function findNewAuthenticator(
  db: Db,
  memberId: string,
  seal: Seal,
): Promise<string | undefined> {
  const [app] = await db.select().from(authenticator).where(eq(authenticator.memberId, memberId))
  const sealed = app?.confirmedAt ? app.nextSecretSealed : app?.secretSealed
  return sealed ? seal.open(sealed) : undefined
}
