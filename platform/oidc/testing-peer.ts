import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider, type FindAccount } from 'oidc-provider'
import type { Provider as Configured } from '#platform/config/providers.ts'

export type Person = { sub: string; email?: string; email_verified?: boolean | string; name?: string }

export type OidcPeer = {
  configured: Configured
  /** Who comes next in a browser. */
  expectNext(person: Person | 'turns back'): void
  /** Goes through the provider's pages as this person would, and gives the address they are sent back to. */
  visit(url: URL, person: Person | 'turns back'): Promise<URL>
  close(): Promise<void>
}

export const REDIRECT_URI = 'http://localhost:3000/auth/oauth-callback'
const CLIENT = { clientId: 'guildhall', clientSecret: 'a-secret-between-the-two-of-us' }
const SIGNING_KEY = {
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
}

export type PeerOptions = { id?: string; port?: number; redirectUri?: string; greets?: Person | 'turns back' }

/** A real OpenID provider where everybody who comes is signed in as the one it expects, and agrees. */
export async function startOidcPeer({
  id = 'peer',
  port = 0,
  redirectUri = REDIRECT_URI,
  greets = 'turns back',
}: PeerOptions = {}): Promise<OidcPeer> {
  const people = new Map<string, Person>()
  let answer: ((request: IncomingMessage, response: ServerResponse) => void) | undefined
  const server = createServer((request, response) => answer?.(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let visitor: Person | 'turns back'

  const findAccount: FindAccount = async (_, accountId) => ({
    accountId,
    claims: () => ({ ...people.get(accountId) }),
  })
  const provider = new Provider(issuer, {
    clients: [
      { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [redirectUri] },
    ],
    findAccount,
    jwks: { keys: [SIGNING_KEY] },
    cookies: { keys: ['of the peer'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  })
  const pages = provider.callback()
  answer = (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(provider, visitor, request, response)
    else pages(request, response)
  }

  function expectNext(person: Person | 'turns back'): void {
    visitor = person
    if (person !== 'turns back') people.set(person.sub, person)
  }

  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  expectNext(greets)
  return {
    configured: { id, name: 'The peer', issuer, ...CLIENT },
    expectNext,
    visit(url, person) {
      expectNext(person)
      return walk(url, redirectUri)
    },
    close,
  }
}

async function interact(
  provider: Provider,
  visitor: Person | 'turns back',
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response)
  if (visitor === 'turns back')
    return provider.interactionFinished(request, response, { error: 'access_denied' })
  if (prompt.name === 'login')
    return provider.interactionFinished(request, response, { login: { accountId: visitor.sub } })
  const grant = new provider.Grant({ accountId: session?.accountId, clientId: params['client_id'] })
  grant.addOIDCScope('openid email profile')
  return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
}

const MOST_STEPS = 12

/** A browser with a jar of cookies, which stops where the provider sends it back to us. */
async function walk(from: URL, until: string): Promise<URL> {
  const jar = new Map<string, string>()
  let at = from
  for (let step = 0; step < MOST_STEPS; step++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name !== undefined && value !== undefined) jar.set(name, value)
    }
    const location = answer.headers.get('Location')
    if (location === null) throw new Error(`The provider stopped at ${at.pathname}: ${await answer.text()}`)
    at = new URL(location, at)
    if (at.href.startsWith(until)) return at
  }
  throw new Error('The provider led round in circles')
}
