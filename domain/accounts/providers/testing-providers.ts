import { and, desc, eq } from 'drizzle-orm'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import type { Db } from '#platform/db/database.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { openProviders } from '#platform/oidc/providers.ts'
import { openOidcPeer, REDIRECT_URI, type Person } from '#platform/oidc/testing.ts'
import type { ProviderIdentity } from '#platform/oidc/identity.ts'

const initial = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings

export const context = {
  origin: { address: '203.0.113.7', device: 'Firefox on Linux' },
  settings: initial,
  siteOrigin: 'https://harbour.test',
  providerName: 'The peer',
}

/** The whole way to a real provider and back, as this person. */
export async function identityOf(person: Person, id = 'peer'): Promise<ProviderIdentity> {
  const peer = await openOidcPeer({ id })
  const providers = openProviders([peer.configured])
  const { url, roundTrip } = await providers.start(id, REDIRECT_URI)
  return providers.finish(id, await peer.visit(url, person), roundTrip)
}

/** The six digits of the newest letter with a code to this address. */
export async function codeSentTo(db: Db, email: string): Promise<string> {
  const [newest] = await db
    .select()
    .from(mailMessage)
    .where(and(eq(mailMessage.to, email), eq(mailMessage.kind, 'sign-in-code')))
    .orderBy(desc(mailMessage.createdAt))
    .limit(1)
  const [, first, second] = /\b(\d{3}) (\d{3})\b/.exec(newest?.text ?? '') ?? []
  if (first === undefined || second === undefined) throw new Error(`No code was sent to ${email}`)
  return first + second
}
