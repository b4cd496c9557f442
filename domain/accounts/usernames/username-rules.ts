export const USERNAME_LENGTH = { min: 3, max: 30 } as const

/** First segments of the product's addresses: a member of that name would stand in the way of a screen. */
const PATHS = `about admin ai assets auth banners blog cart categories compare contacts deals demo docs favicon files healthz look maintenance
  manifest metrics monitoring my offline og papers pay pricing preferences projects readyz referral-program report requisites robots search seen
  services sitemap support t team teams unsubscribe user users api static well-known login register forgot sign-in sign-out
  sign-up join account accounts settings`

/** Names that speak for the marketplace: nobody may look like them, with digits for letters or dashes between. */
const VOICES = `admin administrator administration guildhall moderator moderation support help helpdesk staff team
  official security system root operator owner billing payments payment escrow service postmaster webmaster hostmaster
  abuse noreply no-reply mail info news contact everyone anonymous visitor clock former-member deleted null undefined`

const words = (text: string) => text.trim().split(/\s+/)

/**
 * How a name looks at a glance: dashes drop out, a nought is an o, and 1, l and i are one stroke, as `rn` is an m and `vv` a w. Two
 * people whose names have one skeleton would be taken for one another.
 */
export function skeletonOf(username: string): string {
  return username
    .toLowerCase()
    .replace(/[_-]/g, '')
    .replaceAll('0', 'o')
    .replace(/[1l]/g, 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

const READS_AS: Readonly<Record<string, string>> = { 3: 'e', 4: 'a', 5: 's', 7: 't' }
/** The same, and digits that are read as letters: nobody speaks for the marketplace by any of these. */
const glance = (name: string) => skeletonOf(name).replace(/[3457]/g, (sign) => READS_AS[sign] ?? sign)

/** Shorter ones can be nobody's name, and would take much that merely looks like them along. */
const isNameLong = (word: string) => word.length >= USERNAME_LENGTH.min
const reserved = new Set([...words(PATHS), ...words(VOICES)].filter(isNameLong).map(glance))

/** As it is kept: only A to Z become small, because other letters would turn into ones they merely look like. */
export function tidyUsername(typed: string): string {
  return typed.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

export function isReservedUsername(username: string, marketplaceName = ''): boolean {
  const seen = glance(username)
  const ownName = glance(marketplaceName.toLowerCase().replace(/[^a-z0-9]/g, ''))
  return reserved.has(seen) || (ownName !== '' && seen === ownName) || /^deleted[-_]?/.test(username)
}

/** What is wrong with a username, in words for its field; nothing when it will do. Whether it is free, only the table knows. */
export function usernameProblem(username: string, marketplaceName = ''): string | undefined {
  const length = [...username].length
  if (length < USERNAME_LENGTH.min) return `Username: at least ${USERNAME_LENGTH.min} characters`
  if (length > USERNAME_LENGTH.max) return `Username: at most ${USERNAME_LENGTH.max} characters`
  if (!/^[a-z0-9_-]+$/.test(username)) return 'Username: only a to z, digits, - and _'
  if (!/^[a-z]/.test(username)) return 'Username: begin with a letter'
  if (isReservedUsername(username, marketplaceName))
    return 'Username: this one is kept for the marketplace. Choose another'
  return undefined
}
