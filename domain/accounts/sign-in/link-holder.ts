import type { Actor } from '#domain/actor.ts'
import { Forbidden } from '#platform/errors/errors.ts'
import type { Member } from './find-by-login.ts'

/** By what the one who brings a link from a letter shows that they hold the account: its session, or its password. */
export type LinkHolder = {
  sessionId?: string | undefined
  /** The hash against which the password was right; it was compared before the transaction, which must not wait for it. */
  verified?: string | null | undefined
}

/** Whether this browser is signed in to the account. */
export const isOwnSession = (actor: Actor, memberId: string) =>
  actor.kind === 'member' && !actor.viewedBy && actor.id === memberId

/**
 * The link shows who reads the mailbox, not who made the account: one whose owner is somebody else would be shared with them from
 * now on. Where there is no password, the link is all there is.
 */
export function requireHolder(actor: Actor, who: Member, { verified }: LinkHolder): void {
  if (isOwnSession(actor, who.id) || who.passwordHash === null || who.passwordHash === verified) return
  throw new Forbidden('Type the password of this account as well.')
}
