import type { Actor } from '#domain/actor.ts'
import { hashToken } from '#platform/crypto/tokens.ts'
import { Conflict } from '#platform/errors/errors.ts'

export const memberKey = (memberId: string) => `member:${memberId}`
export const visitorKey = (token: string) => `visitor:${hashToken(token)}`

/** Whose cart it is: the member's who is signed in, or that of whoever holds the cookie. */
export function ownerKeyOf(actor: Actor, cartToken: string | undefined): string | undefined {
  if (actor.kind === 'member') return memberKey(actor.id)
  return cartToken ? visitorKey(cartToken) : undefined
}

export function expectOwnerKey(actor: Actor, cartToken: string | undefined): string {
  const key = ownerKeyOf(actor, cartToken)
  if (!key) throw new Conflict('Your browser keeps no cookies, so there is no cart to change')
  return key
}
