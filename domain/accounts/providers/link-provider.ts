import { and, eq } from 'drizzle-orm'
import type { Actor, MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { lockMember } from '../members/lock-member.ts'
import { providerLink, type member } from '../schema.server.ts'
import type { SignInContext } from '../sign-in/sign-in-context.ts'

type NewLink = {
  provider: string
  subject: string
  /** The address the provider knows the person by, so that they can tell two accounts there apart. */
  email: string
}
export type LinkContext = SignInContext & { providerName: string }

/** Adds a way in for a member who is signed in and has just proved who they are. */
export async function linkProvider(
  tx: Transaction,
  actor: MemberActor,
  link: NewLink,
  context: LinkContext,
): Promise<void> {
  authorise(actor, 'account.link-provider')
  await keepLink(tx, actor, await lockMember(tx, actor.id), link, context)
}

/** Writes the link, tells its member, and writes it down; the caller has made sure that it is theirs, and holds their row. */
export async function keepLink(
  tx: Transaction,
  actor: Actor,
  who: typeof member.$inferSelect,
  link: NewLink,
  { providerName, origin }: LinkContext,
): Promise<void> {
  if (await isLinked(tx, who.id, link, providerName)) return
  const [stored] = await tx.db
    .insert(providerLink)
    .values({ ...link, memberId: who.id, linkedAt: tx.now })
    .onConflictDoNothing()
    .returning()
  if (!stored) {
    throw new Conflict(
      `This ${providerName} account belongs to another member here. Sign in with it, or choose another one.`,
    )
  }
  await recordSecurityEvent(tx, {
    kind: 'provider.linked',
    actor,
    memberId: who.id,
    origin,
    details: { provider: link.provider },
  })
  await tx.announce({
    kind: 'account.provider-linked',
    memberId: who.id,
    providerName,
    device: origin.device,
  })
}

/** Whether it is linked already; another account at the same provider is in the way. */
async function isLinked(
  tx: Transaction,
  memberId: string,
  { provider, subject }: NewLink,
  providerName: string,
): Promise<boolean> {
  const [theirs] = await tx.db
    .select({ subject: providerLink.subject })
    .from(providerLink)
    .where(and(eq(providerLink.memberId, memberId), eq(providerLink.provider, provider)))
  if (theirs && theirs.subject !== subject)
    throw new Conflict(
      `Another ${providerName} account is linked to yours already. Unlink that one first, then link this one.`,
    )
  return theirs !== undefined
}

/** A link that waits for the second factor, as it is kept beside it. */
export async function linkAfterFactor(
  tx: Transaction,
  memberId: string,
  { provider, subject, email }: NewLink,
  { providerName }: LinkContext,
): Promise<Record<string, string>> {
  await isLinked(tx, memberId, { provider, subject, email }, providerName)
  return { provider, subject, email, providerName }
}

/** The second factor was passed: the link that waited for it is made. */
export async function keepWaitingLink(
  tx: Transaction,
  actor: Actor,
  memberId: string,
  { provider, subject, email = '', providerName = '' }: Record<string, string>,
  context: SignInContext,
): Promise<void> {
  if (!provider || !subject) return
  const who = await lockMember(tx, memberId)
  await keepLink(tx, actor, who, { provider, subject, email }, { ...context, providerName })
}
