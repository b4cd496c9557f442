import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { ProviderFailure } from './provider-failure.ts'
import { openProviders } from './providers.ts'
import { openOidcPeer, REDIRECT_URI, type Person } from './testing.ts'

const ilse: Person = { sub: 'ilse-1', email: 'ilse@example.org', email_verified: true, name: 'Ilse Brandt' }

async function reasonOf(attempt: Promise<unknown>): Promise<string> {
  const failure = await attempt.then(
    () => undefined,
    (error: ProviderFailure) => error,
  )
  return failure?.reason ?? `no failure of a provider: ${String(failure)}`
}

async function sentTo(person: Person | 'turns back' = ilse) {
  const peer = await openOidcPeer()
  const providers = openProviders([peer.configured])
  const { url, roundTrip } = await providers.start('peer', REDIRECT_URI)
  return { peer, providers, url, roundTrip, back: await peer.visit(url, person) }
}

test('a person comes back with the name, and the address that the provider has verified', async () => {
  const { providers, url, roundTrip, back } = await sentTo()
  expect(url.searchParams.get('code_challenge_method')).toBe('S256')
  expect(url.href).not.toContain(roundTrip.verifier)
  expect(await providers.finish('peer', back, roundTrip)).toEqual({
    provider: 'peer',
    subject: 'ilse-1',
    email: 'ilse@example.org',
    emailVerified: true,
    name: 'Ilse Brandt',
  })
})

test('an address that the provider has not verified is not called verified', async () => {
  const { providers, roundTrip, back } = await sentTo({ ...ilse, email_verified: false })
  expect(await providers.finish('peer', back, roundTrip)).toMatchObject({ emailVerified: false })
})

test('an answer begun in another browser is refused', async () => {
  const { providers, roundTrip, back } = await sentTo()
  expect(await reasonOf(providers.finish('peer', back, { ...roundTrip, state: 'of somebody else' }))).toBe(
    'refused',
  )
})

test('an identity made for another round trip is refused', async () => {
  const { providers, roundTrip, back } = await sentTo()
  expect(await reasonOf(providers.finish('peer', back, { ...roundTrip, nonce: 'another' }))).toBe('refused')
})

test('a stolen code is worth nothing without the verifier', async () => {
  const { providers, roundTrip, back } = await sentTo()
  const stolen = { ...roundTrip, verifier: 'x'.repeat(43) }
  expect(await reasonOf(providers.finish('peer', back, stolen))).toBe('refused')
})

test('a code is good once', async () => {
  const { providers, roundTrip, back } = await sentTo()
  await providers.finish('peer', back, roundTrip)
  expect(await reasonOf(providers.finish('peer', back, roundTrip))).toBe('refused')
})

test('an answer without a code, or with a made-up one, is refused', async () => {
  const { providers, roundTrip, back } = await sentTo()
  const bare = new URL(REDIRECT_URI)
  expect(await reasonOf(providers.finish('peer', bare, roundTrip))).toBe('refused')
  back.searchParams.set('code', 'made-up')
  expect(await reasonOf(providers.finish('peer', back, roundTrip))).toBe('refused')
})

test('an answer in the name of another provider is refused', async () => {
  const { providers, roundTrip, back } = await sentTo()
  back.searchParams.set('iss', 'https://elsewhere.example')
  expect(await reasonOf(providers.finish('peer', back, roundTrip))).toBe('refused')
})

test('who turns back at the provider is told so, not accused', async () => {
  const { providers, roundTrip, back } = await sentTo('turns back')
  expect(await reasonOf(providers.finish('peer', back, roundTrip))).toBe('cancelled')
})

test('a wrong client secret is refused without repeating it', async () => {
  const peer = await openOidcPeer()
  const providers = openProviders([{ ...peer.configured, clientSecret: 'not-what-was-agreed' }])
  const { url, roundTrip } = await providers.start('peer', REDIRECT_URI)
  const failure = await providers
    .finish('peer', await peer.visit(url, ilse), roundTrip)
    .catch((error: ProviderFailure) => error)
  expect(failure).toMatchObject({ reason: 'refused' })
  expect(String(failure)).not.toContain('not-what-was-agreed')
})

test('a provider that is down at first works when it is back, without a restart', async () => {
  const first = await openOidcPeer()
  const providers = openProviders([first.configured])
  await first.close()
  expect(await reasonOf(providers.start('peer', REDIRECT_URI))).toBe('down')
  expect(await providers.health('peer')).toMatchObject({ ok: false })

  const again = await openOidcPeer({ port: Number(new URL(first.configured.issuer).port) })
  expect(await providers.health('peer')).toMatchObject({ ok: true })
  const { url, roundTrip } = await providers.start('peer', REDIRECT_URI)
  expect(await providers.finish('peer', await again.visit(url, ilse), roundTrip)).toMatchObject({
    subject: 'ilse-1',
  })
})

test('a provider that goes down while the person is there is called down', async () => {
  const { peer, providers, roundTrip, back } = await sentTo()
  await peer.close()
  expect(await reasonOf(providers.finish('peer', back, roundTrip))).toBe('down')
})

test('a provider that never answers is given up after a while', async () => {
  const silent = createServer((socket) => socket.on('error', () => {}))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void silent.close())
  const issuer = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const providers = openProviders(
    [{ id: 'silent', name: 'Silent', issuer, clientId: 'a', clientSecret: 'b' }],
    { timeoutSeconds: 1 },
  )
  expect(await reasonOf(providers.start('silent', REDIRECT_URI))).toBe('down')
})
