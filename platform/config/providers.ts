import { z } from 'zod'
import { ConfigError } from './config-error.ts'

/** Somebody who vouches for people: an OpenID Connect provider that the operator has registered with. */
export type Provider = {
  /** How it stands in our addresses and tables; renaming it would orphan the links of members. */
  id: string
  name: string
  issuer: string
  clientId: string
  clientSecret: string
}

const ID = /^[a-z][a-z0-9-]{0,29}$/
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

const filled = z
  .string({ error: 'set it, since OIDC_PROVIDERS names this provider' })
  .max(2_000, { error: 'at most 2000 characters' })

const issuer = filled.refine(isSafeIssuer, {
  error: 'write the address of the issuer, which begins with https:// (http:// only on this machine)',
})

/** Reads `OIDC_PROVIDERS` and what belongs to each name in it; everything wrong is said at once. */
export function readProviders(environment: Record<string, string | undefined>): Provider[] {
  const ids = (environment['OIDC_PROVIDERS'] ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean)
  const problems: string[] = []
  const providers = ids.flatMap((id, at) => {
    if (!ID.test(id)) {
      problems.push(
        `OIDC_PROVIDERS: ${JSON.stringify(id)} is no name; write small letters, digits and dashes, as in google,my-company`,
      )
      return []
    }
    if (ids.indexOf(id) !== at) {
      problems.push(`OIDC_PROVIDERS: ${id} is named twice`)
      return []
    }
    return readOne(id, environment, problems)
  })
  if (problems.length > 0) throw new ConfigError(problems)
  return providers
}

function readOne(
  id: string,
  environment: Record<string, string | undefined>,
  problems: string[],
): Provider[] {
  const prefix = `OIDC_${id.toUpperCase().replaceAll('-', '_')}`
  const read = (suffix: string, rule: z.ZodType<string>): string => {
    const result = rule.safeParse(environment[`${prefix}_${suffix}`]?.trim() || undefined)
    if (result.success) return result.data
    problems.push(`${prefix}_${suffix}: ${result.error.issues[0]?.message}`)
    return ''
  }
  return [
    {
      id,
      name: read('NAME', filled.max(40, { error: 'at most 40 characters' })),
      issuer: read('ISSUER', issuer),
      clientId: read('CLIENT_ID', filled),
      clientSecret: read('CLIENT_SECRET', filled),
    },
  ]
}

function isSafeIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash } = new URL(text)
  if (search !== '' || hash !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))
}
