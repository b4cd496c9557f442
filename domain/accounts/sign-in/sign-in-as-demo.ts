import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { beginSession, type SignedIn } from '../sessions/begin-session.ts'
import { member } from '../schema.server.ts'
import type { SignInContext } from './sign-in-context.ts'

/** The people of the demo whom the sign-in page offers, by what they do. */
export const demoRoles = ['buyer', 'seller', 'admin', 'moderator', 'support', 'finance'] as const
export type DemoRole = (typeof demoRoles)[number]
export type DemoPerson = { role: DemoRole; displayName: string; avatarKey: string | null }

const emailOf = (role: DemoRole) => `${role}@guildhall.test`

export async function listDemoPeople(db: Db): Promise<DemoPerson[]> {
  const found = await db
    .select({ email: member.email, displayName: member.displayName, avatarKey: member.avatarKey })
    .from(member)
    .where(and(eq(member.isDemo, true), inArray(member.email, demoRoles.map(emailOf))))
  return demoRoles.flatMap((role) => {
    const person = found.find(({ email }) => email === emailOf(role))
    return person ? [{ role, displayName: person.displayName, avatarKey: person.avatarKey }] : []
  })
}

/** Walks in as one of the invented people. The edge offers it in demo mode only, and nobody else is ever found here. */
export async function signInAsDemo(
  tx: Transaction,
  actor: Actor,
  role: DemoRole,
  context: SignInContext,
): Promise<SignedIn> {
  authorise(actor, 'account.sign-in')
  const [who] = await tx.db
    .select()
    .from(member)
    .where(and(eq(member.isDemo, true), eq(member.email, emailOf(role))))
  if (!who || who.state === 'deleted') throw new NotFound('There is no such person in the demo')
  return beginSession(tx, who, 'demo', context)
}
