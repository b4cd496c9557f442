import { and, desc, eq, notInArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { member, session } from '#domain/accounts/schema.server.ts'
import { giveEarned } from '#domain/ledger/testing.ts'
import { makeMethod } from '#domain/payouts/testing.ts'
import { hashPassword } from '#platform/crypto/password.ts'
import { openWornServer } from '../../server/shared-server.ts'
import { type Kind, type TestServer } from '../../server/test-server.ts'
import { faultsIn } from './judge.ts'
import type { Sender } from './send-form.ts'
import { formsAt, tryForm } from './try-forms.ts'

let server: TestServer

beforeAll(async () => {
  server = await openWornServer()
  const passwordHash = await hashPassword('the password of the member')
  const { id } = server.personOf('member')
  await server.transaction(async (tx) => {
    await tx.db.update(member).set({ passwordHash }).where(eq(member.id, id))
    await giveEarned(tx, id, 10_000)
    await makeMethod(tx, id)
  })
  return server.close
})

/** Each sending has a session of its own, and the account lists them all: of those before only one other is left in the list. */
const senderOf = (kind: Exclude<Kind, 'visitor'>): Sender => ({
  server,
  headers: async () => {
    const ofPerson = eq(session.memberId, server.personOf(kind).id)
    await server.transaction(async ({ db }) => {
      const newest = db.select({ id: session.id }).from(session).where(ofPerson)
      await db
        .delete(session)
        .where(and(ofPerson, notInArray(session.id, newest.orderBy(desc(session.startedAt)).limit(1))))
    })
    return server.headersOf(kind)
  },
})

test.each<[Exclude<Kind, 'visitor'>, string, number]>([
  ['member', '/my/account', 10],
  ['member', '/my/balance?top-up=1', 1],
  ['member', '/my/payouts?amount=20', 2],
  ['member', '/my/payouts?add=bank', 1],
  ['member', '/my/payouts?add=card', 1],
  ['member', '/my/company', 1],
  ['deleting', '/my/account', 2],
  ['banned', '/my', 1],
])(
  'the forms of the %s at %s take anything',
  async (kind, address, atLeast) => {
    const sender = senderOf(kind)
    const forms = await formsAt(sender, address)
    expect([...forms.keys()].length, [...forms.keys()].join('\n')).toBeGreaterThanOrEqual(atLeast)
    for (const form of forms.values()) await tryForm(sender, form)
  },
  // A page of ten forms and more, on a machine that does other things as well.
  300_000,
)

test('the forms that ask who is there take anything', async () => {
  const sender: Sender = {
    server,
    // A proof of long ago, each time: what is tried may have given a new one.
    headers: async () => {
      const headers = await server.headersOf('member')
      await server.transaction((tx) => tx.db.update(session).set({ provedAt: new Date(0) }))
      return headers
    },
  }
  const forms = await formsAt(sender, '/my/prove?next=/my/account')
  expect([...forms.keys()].length, [...forms.keys()].join('\n')).toBeGreaterThanOrEqual(2)
  for (const form of forms.values()) await tryForm(sender, form)
}, 120_000)

test('so do those of an authenticator that is being set up', async () => {
  const sender = senderOf('member')
  const begin = new URLSearchParams({ intent: 'set-up-two-factor' })
  const headers = { ...(await sender.headers()), Origin: server.web.origin }
  await fetch(`${server.web.origin}/my/account`, { method: 'POST', body: begin, headers, redirect: 'manual' })
  const forms = await formsAt(sender, '/my/account')
  const ofAuthenticator = [...forms.values()].filter((form) => /two-factor/.test(JSON.stringify(form)))
  expect(ofAuthenticator.length).toBeGreaterThanOrEqual(2)
  for (const form of ofAuthenticator) await tryForm(sender, form)
}, 120_000)

test('and no fault was logged', () => {
  expect(faultsIn(server.web.printed())).toEqual([])
})
