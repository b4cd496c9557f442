import { z } from 'zod'
import { openSeal } from '#platform/crypto/seal.ts'
import type { Secret } from '#platform/crypto/secret.ts'
import { endedCookie, hostCookie } from '#platform/http/host-cookie.ts'

/** Kept while the person is at the provider: what must come back with them, and why they went. */
const away = z.object({
  stage: z.literal('away'),
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  brand: z.string(),
  /** The member to whom the account there is to be linked; empty for signing in. */
  linkTo: z.string(),
})
/** Kept while they answer what is still to be asked. */
const step = z.object({ stage: z.literal('step'), secret: z.string(), next: z.string(), brand: z.string() })
const stored = z.object({ until: z.number(), trip: z.discriminatedUnion('stage', [away, step]) })

export type Away = z.infer<typeof away>
export type StoredStep = z.infer<typeof step>

const COOKIE = '__Host-oauth'
const LIFETIME_SECONDS = 30 * 60

type Keeper = { config: { secret: Secret }; clock: { now(): Date } }

/** Sealed: the browser carries it, and neither the person nor a program on their machine can read or change it. */
export function oauthCookie({ config, clock }: Keeper, trip: Away | StoredStep): string {
  const until = clock.now().getTime() + LIFETIME_SECONDS * 1_000
  const sealed = sealOf(config).close(JSON.stringify({ until, trip }))
  return hostCookie(COOKIE, sealed, { seconds: LIFETIME_SECONDS })
}

export const endedOauthCookie = endedCookie(COOKIE)

export function readOauthCookie({
  config,
  clock,
  request,
}: Keeper & { request: Request }): Away | StoredStep | undefined {
  const sealed = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{40,8000})(?:;|$)`).exec(
    request.headers.get('Cookie') ?? '',
  )?.[1]
  if (sealed === undefined) return undefined
  try {
    const { until, trip } = stored.parse(JSON.parse(sealOf(config).open(sealed)))
    return clock.now().getTime() < until ? trip : undefined
  } catch {
    // Made by somebody else, or under another secret.
    return undefined
  }
}

const sealOf = ({ secret }: Keeper['config']) => openSeal(secret, 'oauth cookie')
