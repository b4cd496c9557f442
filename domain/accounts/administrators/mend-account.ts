import type { Actor } from '#domain/actor.ts'
import { isOriginBanned, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { putAvatar } from '../avatars/change-avatar.ts'
import type { Reasoned } from './admin-input.ts'
import { makeLink } from '../emails/ask-email-change.ts'
import { authorise } from '../permissions.ts'
import { forLetter, makeSecret } from '../secrets/one-time-secrets.ts'
import { findOtherOwner, findOwner } from '../sign-in/find-by-login.ts'
import { takeUsername } from '../usernames/change-username.ts'
import { lockMember, type MemberContext } from '../members/lock-member.ts'
import { noteMemberChange } from '../members/note-member-change.ts'

type Of = Reasoned & { memberId: string }

/**
 * For who lost their mailbox: the new address gets a link and the old one is told. The account moves when the link is used, and to
 * whoever knows its password besides.
 */
export async function changeEmailOfMember(
  tx: Transaction,
  actor: Actor,
  { memberId, email, reason }: Of & { email: string },
  context: MemberContext,
): Promise<void> {
  authorise(actor, 'members.change-names', { ownerId: memberId })
  const who = await lockMember(tx, memberId)
  if (who.email.toLowerCase() === email.toLowerCase()) throw refusedEmail('that is their address already')
  if (await isOriginBanned(tx, { email }))
    throw refusedEmail('addresses of this service are not accepted here. Use another one')
  if (await findOwner(tx, email)) throw refusedEmail('another account has it')
  const token = await makeLink(tx, who, email)
  await recordSecurityEvent(tx, {
    kind: 'member.email-change-asked',
    actor,
    memberId: who.id,
    origin: context.origin,
    details: { reason, before: { email: who.email }, after: { email } },
  })
  await tx.announce({
    kind: 'member.email-change-asked',
    memberId: who.id,
    email,
    brand: who.brand,
    token,
    reason,
  })
}

const refusedEmail = (words: string) =>
  new Invalid('The address is refused', { email: [`New e-mail: ${words}`] })

/** A name that may not stay; links to the old one lead to the new one as after a change of the member's own. */
export async function renameMember(
  tx: Transaction,
  actor: Actor,
  { memberId, username, reason }: Of & { username: string },
  context: MemberContext,
): Promise<void> {
  authorise(actor, 'members.change-names', { ownerId: memberId })
  const who = await lockMember(tx, memberId)
  if (username === who.username)
    throw new Invalid('The username is the same', { username: ['Username: that is their name already'] })
  await takeUsername(tx, who, username, context)
  await noteMemberChange(
    tx,
    actor,
    {
      kind: 'member.renamed',
      details: { reason, before: { username: who.username }, after: { username } },
      event: { kind: 'member.renamed', memberId: who.id, before: who.username, after: username, reason },
    },
    context,
  )
}

/** Takes a portrait off. Returns its key, whose files the edge removes after the commit. */
export async function removePortrait(
  tx: Transaction,
  actor: Actor,
  { memberId, reason }: Of,
  context: MemberContext,
): Promise<string> {
  authorise(actor, 'members.edit')
  const who = await lockMember(tx, memberId)
  if (who.avatarKey === null) throw new Conflict(`${who.displayName} has no portrait any more`)
  await putAvatar(tx, who, null)
  await noteMemberChange(
    tx,
    actor,
    {
      kind: 'member.portrait-removed',
      details: { reason, before: { portrait: who.avatarKey }, after: { portrait: null } },
      event: { kind: 'member.portrait-removed', memberId: who.id, reason },
    },
    context,
  )
  return who.avatarKey
}

/** Sends the link with which a member chooses a new password, to the address that is theirs. */
export async function sendPasswordReset(
  tx: Transaction,
  actor: Actor,
  { memberId, reason }: Of,
  context: MemberContext,
): Promise<void> {
  authorise(actor, 'members.edit')
  const who = await lockMember(tx, memberId)
  if (await findOtherOwner(tx, who))
    throw new Conflict(`The address of ${who.displayName} is another member’s: change it first`)
  const { resetLinkMinutes } = context.settings
  const secret = await makeSecret(tx, {
    kind: 'reset-password',
    memberId: who.id,
    minutes: resetLinkMinutes,
    // A link that went to an address which is no longer the member's must open nothing.
    details: { email: who.email },
  })
  await recordSecurityEvent(tx, {
    kind: 'member.reset-sent',
    actor,
    memberId: who.id,
    origin: context.origin,
    details: { reason, before: { link: null }, after: { link: `good for ${resetLinkMinutes} minutes` } },
  })
  await tx.announce({
    kind: 'member.reset-sent',
    memberId: who.id,
    token: forLetter(tx, secret, resetLinkMinutes),
    reason,
  })
}
