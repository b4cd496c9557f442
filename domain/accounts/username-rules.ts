export const USERNAME_LENGTH = { min: 3, max: 30 } as const

/** First segments of the product's addresses: a member of that name would stand in the way of a screen. */
const PATHS = `about admin ai assets auth blog cart categories contacts deals demo docs favicon files healthz maintenance
  manifest metrics monitoring my offline og pay pricing preferences projects readyz referral-program requisites robots search seen
  services sitemap support t team teams user users api static well-known login register forgot sign-in sign-out
  sign-up join account accounts settings`

/** Names that speak for the marketplace: nobody may look like them, with digits for letters or dashes between. */
const VOICES = `admin administrator administration guildhall moderator moderation support help helpdesk staff team
  official security system root operator owner billing payments payment escrow service postmaster webmaster hostmaster
  abuse noreply no-reply mail info news contact everyone anonymous visitor clock former-member deleted null undefined`

const words = (text: string) => text.trim().split(/\s+/)
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  l: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
}
/** How a name looks at a glance. */
const glance = (name: string) =>
  name.replace(/[_-]/g, '').replace(/[01l3457]/g, (sign) => LOOKS_LIKE[sign] ?? sign)

const reservedExactly = new Set([...words(PATHS), ...words(VOICES)])
const reservedAtAGlance = new Set(words(VOICES).map(glance))

/** As it is kept: only A to Z become small, because other letters would turn into ones they merely look like. */
export function tidyUsername(typed: string): string {
  return typed.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

export function isReservedUsername(username: string, marketplaceName = ''): boolean {
  const seen = glance(username)
  const ownName = glance(marketplaceName.toLowerCase().replace(/[^a-z0-9]/g, ''))
  return (
    reservedExactly.has(username) ||
    reservedAtAGlance.has(seen) ||
    (ownName !== '' && seen === ownName) ||
    /^deleted[-_]?/.test(username)
  )
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
