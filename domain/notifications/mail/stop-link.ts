import { notificationKinds, type NotificationKind } from '#domain/accounts/members/notification-channels.ts'
import type { Secret } from '#platform/crypto/secret.ts'
import { isSigned, sign } from '#platform/crypto/sign.ts'

/** Whose letters, and of which kinds. */
export type StopLink = { memberId: string; kinds: readonly NotificationKind[] }

/** In each letter that may be turned off: whoever holds it may choose about that member's letters, and nothing else. */
export function stopPath(link: StopLink, secret: Secret): string {
  return `/unsubscribe/${link.memberId}.${link.kinds.join('-')}.${sign(secret, wordsOf(link))}`
}

/** What a token of such an address says, if we have signed it. */
export function readStopToken(token: string, secret: Secret): StopLink | undefined {
  const [, memberId = '', said = '', signature = ''] =
    /^([0-9a-f-]{36})\.([a-z-]{1,120})\.([\w-]{43})$/.exec(token) ?? []
  const names = said.split('-')
  const kinds = notificationKinds.map(({ kind }) => kind).filter((kind) => names.includes(kind))
  const isOurs = isSigned(secret, wordsOf({ memberId, kinds: names as NotificationKind[] }), signature)
  return isOurs && kinds.length > 0 ? { memberId, kinds } : undefined
}

const wordsOf = ({ memberId, kinds }: StopLink) => `stop letters ${memberId} ${kinds.join('-')}`
