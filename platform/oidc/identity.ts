/** Whom a provider vouches for. */
export type ProviderIdentity = {
  provider: string
  /** The provider's own name for the person, which never changes; an e-mail address may. */
  subject: string
  email: string | undefined
  /** Whether the provider has checked that the address is this person's. */
  emailVerified: boolean
  name: string | undefined
}

type Claims = Readonly<Record<string, unknown>>

const LONGEST_SUBJECT = 255
const LONGEST_NAME = 60
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is taken out
const CONTROL = /[\u0000-\u001f\u007f]/g
const EMAIL = /^[^\s@<>"\\]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i

/** Reads a provider's claims with suspicion: what can't be an address or a name counts as not said. */
export function identityFrom(provider: string, claims: Claims): ProviderIdentity | undefined {
  const subject = claims['sub']
  if (typeof subject !== 'string' || subject === '' || subject.length > LONGEST_SUBJECT) return undefined
  const email = emailFrom(claims['email'])
  return {
    provider,
    subject,
    email,
    emailVerified: email !== undefined && isTrue(claims['email_verified']),
    name: nameFrom(claims['name']),
  }
}

function emailFrom(claim: unknown): string | undefined {
  if (typeof claim !== 'string') return undefined
  const email = claim.trim()
  return email.length <= 254 && EMAIL.test(email) ? email : undefined
}

/** Some providers write the flag as a word. */
function isTrue(claim: unknown): boolean {
  return claim === true || claim === 'true'
}

function nameFrom(claim: unknown): string | undefined {
  if (typeof claim !== 'string') return undefined
  const name = [...claim.replace(CONTROL, '').trim()].slice(0, LONGEST_NAME).join('')
  return name === '' ? undefined : name
}
