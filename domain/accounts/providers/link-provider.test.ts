import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, NotFound } from '#platform/errors/errors.ts'
import type { Member } from '../sign-in/find-by-login.ts'
import { linkProvider } from './link-provider.ts'
import { findWaysIn } from './provider-queries.ts'
import { providerLink } from '../schema.server.ts'
import { signInWithProvider } from './sign-in-with-provider.ts'
import { actorOf, makeMember } from '../testing.ts'
import { context, identityOf } from './testing-providers.ts'
import { unlinkProvider } from './unlink-provider.ts'

const { db, transaction } = await testDatabase()
const configured = ['peer', 'other']

const make = (more: Partial<Member> = {}) => transaction((tx) => makeMember(tx, more))
const link = (who: Member, subject: string, provider = 'peer') =>
  transaction((tx) =>
    linkProvider(tx, actorOf(who), { provider, subject, email: 'at@peer.example' }, context),
  )
const unlink = (who: Member, provider = 'peer', available = configured) =>
  transaction((tx) => unlinkProvider(tx, actorOf(who), { provider }, { ...context, configured: available }))
const linksOf = (who: Member) => db.select().from(providerLink).where(eq(providerLink.memberId, who.id))

test('a member links an account at a provider and signs in with it from then on', async () => {
  const who = await make()
  const identity = await identityOf({ sub: 'linked-1' })
  await link(who, identity.subject)
  const answer = await transaction((tx) => signInWithProvider(tx, { kind: 'visitor' }, identity, context))
  expect(answer.outcome).toBe('signed-in')
})

test('linking the same account twice is as good as once', async () => {
  const who = await make()
  await Promise.all([link(who, 'twice'), link(who, 'twice')])
  expect(await linksOf(who)).toHaveLength(1)
})

test('an account at a provider belongs to one member here, even if two ask at once', async () => {
  const [one, two] = [await make(), await make()]
  const both = await Promise.allSettled([link(one, 'wanted-by-two'), link(two, 'wanted-by-two')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(link(await make(), 'wanted-by-two')).rejects.toThrow(Conflict)
})

test('a second account at the same provider waits until the first is unlinked', async () => {
  const who = await make({ passwordHash: 'has one' })
  await link(who, 'first')
  await expect(link(who, 'second')).rejects.toThrow(Conflict)
  await unlink(who)
  await link(who, 'second')
  expect(await linksOf(who)).toMatchObject([{ subject: 'second' }])
})

test('the last way in can’t be taken away', async () => {
  const who = await make()
  await link(who, 'only-way')
  await expect(unlink(who)).rejects.toThrow(Conflict)
  expect(await linksOf(who)).toHaveLength(1)
})

test('of two links taken away at the same instant one stays', async () => {
  const who = await make()
  await link(who, 'at-peer')
  await link(who, 'at-other', 'other')
  const both = await Promise.allSettled([unlink(who), unlink(who, 'other')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await linksOf(who)).toHaveLength(1)
})

test('a link to a provider that the operator has taken away is no way in', async () => {
  const who = await make()
  await link(who, 'at-peer-2')
  await link(who, 'gone', 'other')
  await expect(unlink(who, 'peer', ['peer'])).rejects.toThrow(Conflict)
  await unlink(who, 'other', ['peer'])
  expect(await findWaysIn(db, who.id)).toMatchObject({ hasPassword: false, links: [{ provider: 'peer' }] })
})

test('what is not linked can’t be unlinked', async () => {
  await expect(unlink(await make({ passwordHash: 'has one' }))).rejects.toThrow(NotFound)
})

test('who is banned, deleting or merely looked at links nothing', async () => {
  await expect(link(await make({ state: 'banned' }), 'of-banned')).rejects.toThrow(Forbidden)
  await expect(link(await make({ state: 'deleting' }), 'of-deleting')).rejects.toThrow(Forbidden)
  const seen = { ...actorOf(await make()), viewedBy: 'an administrator' }
  const attempt = transaction((tx) =>
    linkProvider(tx, seen, { provider: 'peer', subject: 'looked-at', email: '' }, context),
  )
  await expect(attempt).rejects.toThrow(Forbidden)
})
