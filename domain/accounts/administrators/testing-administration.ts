import { eq } from 'drizzle-orm'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { securityEvent } from '#domain/security/schema.server.ts'
import { addDays } from '#platform/clock/clock.ts'
import { hashToken, makeToken } from '#platform/crypto/tokens.ts'
import type { TestDatabase } from '#platform/db/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { member, session } from '../schema.server.ts'

export const context = {
  settings: Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings,
  siteOrigin: 'https://harbour.test',
  origin: { address: '203.0.113.9', device: 'Firefox on Linux' },
}

/** What the tests of administration ask of the database, each in a line. */
export function administration({ db, transaction }: TestDatabase) {
  return {
    make: (values: Partial<typeof member.$inferInsert> = {}) => transaction((tx) => makeMember(tx, values)),
    async makeAdmin(): Promise<MemberActor> {
      return actorOf(await transaction((tx) => makeMember(tx, { role: 'admin' })))
    },
    /** Leaves exactly these administrators. */
    async onlyAdmins(count: number): Promise<MemberActor[]> {
      await db.update(member).set({ role: 'member' })
      const made: MemberActor[] = []
      for (let index = 0; index < count; index++)
        made.push(actorOf(await transaction((tx) => makeMember(tx, { role: 'admin' }))))
      return made
    },
    signIn: (memberId: string) => transaction((tx) => beginPlainSession(tx, memberId)),
    sessionsOf: (memberId: string) => db.select().from(session).where(eq(session.memberId, memberId)),
    eventsOf: (memberId: string) =>
      db.select().from(securityEvent).where(eq(securityEvent.memberId, memberId)).orderBy(securityEvent.id),
    lettersTo: (email: string) => db.select().from(mailMessage).where(eq(mailMessage.to, email)),
    async now(memberId: string) {
      const [found] = await db.select().from(member).where(eq(member.id, memberId))
      if (!found) throw new Error('No such member')
      return found
    },
    countAdmins: async () =>
      (await db.select().from(member)).filter((one) => one.role === 'admin' && one.state === 'active').length,
  }
}

async function beginPlainSession(tx: Transaction, memberId: string): Promise<string> {
  const [made] = await tx.db
    .insert(session)
    .values({
      tokenHash: hashToken(makeToken()),
      memberId,
      startedAt: tx.now,
      seenAt: tx.now,
      provedAt: tx.now,
      expiresAt: addDays(tx.now, 30),
      device: 'Chrome on Windows',
      address: '198.51.100.4',
      way: 'password',
    })
    .returning({ id: session.id })
  if (!made) throw new Error('No session began')
  return made.id
}
