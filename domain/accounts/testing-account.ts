import { eq } from 'drizzle-orm'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import { openSeal } from '#platform/crypto/seal.ts'
import { hashToken, makeToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { MemberContext } from './members/lock-member.ts'
import { authenticator, session } from './schema.server.ts'
import { codeAtStep, stepAt } from './second-factor/totp.ts'

const initial = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings

export const context: MemberContext = {
  origin: { address: '192.0.2.7', device: 'Firefox on Linux' },
  settings: { ...initial, marketplaceName: 'Harbour' },
  siteOrigin: 'https://harbour.test',
}

export const seal = openSeal(['a secret of at least thirty-two characters'], 'authenticator')

/** A session in a line, with the token that a browser would hold. */
export async function makeSession(tx: Transaction, memberId: string, device = 'Chrome on Windows') {
  const token = makeToken()
  const [made] = await tx.db
    .insert(session)
    .values({
      tokenHash: hashToken(token),
      memberId,
      startedAt: tx.now,
      seenAt: tx.now,
      provedAt: tx.now,
      expiresAt: addDays(tx.now, 30),
      address: '192.0.2.7',
      device,
      way: 'password',
    })
    .returning()
  if (!made) throw new Error('No session was made')
  return { ...made, token }
}

/** What the member's app shows, `steps` half-minutes from now. */
export async function codeOfApp(tx: Transaction, memberId: string, steps = 0): Promise<string> {
  const [app] = await tx.db.select().from(authenticator).where(eq(authenticator.memberId, memberId))
  if (!app) throw new Error('The member has no authenticator')
  return codeAtStep(seal.open(app.secretSealed), stepAt(tx.now) + steps)
}
