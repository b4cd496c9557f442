import type { MemberEdge } from '#app/edge.ts'
import { listOwnPasskeys, PASSKEYS_MOST } from '#domain/accounts/index.ts'
import { may } from '#domain/accounts/permissions.ts'

/** The passkeys of a member, and whether another one may be added. */
export async function loadPasskeys({ db, actor, origin }: MemberEdge) {
  const list = await listOwnPasskeys(db, actor.id)
  const isAllowed = may(actor, 'account.passkeys')
  const whyNot = isAllowed
    ? list.length >= PASSKEYS_MOST
      ? `You have ${PASSKEYS_MOST}, which is the most. Remove one that you don’t use to add another.`
      : undefined
    : actor.state === 'unverified'
      ? 'Verify your e-mail address first, then you can add passkeys.'
      : undefined
  return { list, mayAdd: isAllowed && list.length < PASSKEYS_MOST, whyNot, suggestedName: origin.device }
}
