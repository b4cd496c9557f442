import { notificationKinds } from '#domain/accounts/members/notification-channels.ts'
import type { LetterWords } from '#domain/letter.ts'
import { type LetterKind, standsAs } from '#domain/letter-kinds.ts'
import type { Told } from '#domain/notifications/index.ts'

/** How what a letter says stands in the product; nothing, where it is only a letter: a code, a link that opens a door. */
export function asTold(
  letter: LetterKind,
  { subject, heading = subject, action, secret, inProduct = {} }: LetterWords,
  siteOrigin: string,
): Told | undefined {
  const kind = standsAs(letter)
  if (kind === undefined || inProduct === false || (secret && inProduct.link === undefined)) return undefined
  const { thing = kind, title, line = title === undefined ? subject : heading, link } = inProduct
  const { who = '', byId = null, sum = '' } = inProduct
  const label = notificationKinds.find((row) => row.kind === kind)?.label ?? kind
  const place = link ?? pathOf(action?.url, siteOrigin)
  return { kind, thing, title: title ?? label, line, link: place, who, byId, sum }
}

function pathOf(url: string | undefined, siteOrigin: string): string {
  return url?.startsWith(`${siteOrigin}/`) ? url.slice(siteOrigin.length) : '/my/notifications'
}
