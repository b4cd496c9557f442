import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { operator, visitor } from '#domain/actor.ts'
import { listEventsOfMember } from '#domain/security/index.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { makeToken } from '#platform/crypto/tokens.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden } from '#platform/errors/errors.ts'
import { askSignInCode } from '../sign-in/ask-sign-in-code.ts'
import { makeSecret } from '../secrets/one-time-secrets.ts'
import { keepPending } from '../providers/provider-pending.ts'
import { proveProviderLink } from '../providers/prove-provider-link.ts'
import { resetPassword } from '../passwords/reset-password.ts'
import {
  authenticator,
  knownDevice,
  member,
  oneTimeSecret,
  providerLink,
  recoveryCode,
  session,
} from '../schema.server.ts'
import { sendProviderCode } from '../providers/send-provider-code.ts'
import { setUpAuthenticator } from '../second-factor/set-up-authenticator.ts'
import { signInWithCode } from '../sign-in/sign-in-with-code.ts'
import { linkProvider } from '../providers/link-provider.ts'
import { actorOf, makeMember } from '../testing.ts'
import { makeSession, seal } from '../testing-account.ts'
import { codeSentTo, context } from '../providers/testing-providers.ts'
import { inspectEmailLink, refuseLinkTry, useEmailLink } from './use-email-link.ts'
import { verifyMember } from '../members/verify-member.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const { db, transaction } = await testDatabase({ clock })

let counter = 0

/** An account that somebody made with an address of another, and every way in that they could leave behind in it. */
async function makeTrap() {
  const email = `victim${++counter}@example.org`
  return transaction(async (tx) => {
    const who = await makeMember(tx, { email, state: 'unverified', passwordHash: 'a hash of the thief' })
    const memberId = who.id
    await tx.db.insert(providerLink).values({
      provider: 'peer',
      subject: `thief ${counter}`,
      memberId,
      email: 'thief@example.org',
      linkedAt: tx.now,
    })
    await tx.db.insert(authenticator).values({ memberId, secretSealed: 'sealed', confirmedAt: null })
    await tx.db.insert(recoveryCode).values({ memberId, codeHash: 'a code of the thief' })
    await tx.db.insert(knownDevice).values({ memberId, deviceHash: 'a device', firstSeenAt: tx.now })
    await makeSecret(tx, {
      kind: 'change-email',
      memberId,
      minutes: 60,
      details: { email: 'thief@example.org' },
    })
    const theirs = await makeSession(tx, memberId)
    return { who, theirs }
  })
}

type Trap = Awaited<ReturnType<typeof makeTrap>>

const linkFor = ({ who }: Trap, kind: 'verify-email' | 'reset-password') =>
  transaction((tx) => makeSecret(tx, { kind, memberId: who.id, minutes: 60, details: { email: who.email } }))

async function pendingOf({ who }: Trap) {
  return transaction((tx) =>
    keepPending(tx, {
      step: 'prove',
      provider: 'other-peer',
      subject: `owner of ${who.email}`,
      email: who.email,
      name: '',
      memberId: who.id,
      codeSent: false,
    }),
  )
}

const countOf = async (memberId: string) => {
  const counts = await Promise.all(
    [session, authenticator, recoveryCode, knownDevice].map((table) =>
      db.$count(table, eq(table.memberId, memberId)),
    ),
  )
  const links = await db.select().from(providerLink).where(eq(providerLink.memberId, memberId))
  const secrets = await db.select().from(oneTimeSecret).where(eq(oneTimeSecret.memberId, memberId))
  return {
    sessions: counts[0],
    factors: counts[1],
    codes: counts[2],
    devices: counts[3],
    linksOfThief: links.filter(({ provider }) => provider === 'peer').length,
    liveSecrets: secrets.filter(({ usedAt }) => usedAt === null).length,
  }
}

const passwordOf = async ({ who }: Trap) =>
  (await db.select().from(member).where(eq(member.id, who.id)))[0]?.passwordHash

/** Every way to prove an address for the first time; what it says of the one who proves it, and which sessions are theirs. */
const proofs: Record<
  string,
  { prove(trap: Trap): Promise<unknown>; keepsPassword: boolean; sessions: number; devices: number }
> = {
  'the link of the letter, in the session that joined': {
    async prove(trap) {
      const token = await linkFor(trap, 'verify-email')
      const holder = { sessionId: trap.theirs.id }
      return transaction((tx) => useEmailLink(tx, actorOf(trap.who), { token, holder }, context))
    },
    keepsPassword: true,
    sessions: 1,
    devices: 0,
  },
  'the link of the letter, elsewhere, with the password': {
    async prove(trap) {
      const token = await linkFor(trap, 'verify-email')
      const holder = { verified: trap.who.passwordHash }
      return transaction((tx) => useEmailLink(tx, visitor, { token, holder }, context))
    },
    keepsPassword: true,
    sessions: 1,
    devices: 1,
  },
  'a new password by a link': {
    async prove(trap) {
      const token = await linkFor(trap, 'reset-password')
      return transaction((tx) =>
        resetPassword(tx, visitor, { token, passwordHash: 'a hash of the owner' }, context),
      )
    },
    keepsPassword: false,
    sessions: 0,
    devices: 0,
  },
  'a code by letter': {
    async prove({ who }) {
      const { pending } = await transaction((tx) => askSignInCode(tx, visitor, { login: who.email }, context))
      const code = await codeSentTo(db, who.email)
      return transaction((tx) => signInWithCode(tx, visitor, { pending, code }, context))
    },
    keepsPassword: false,
    sessions: 1,
    devices: 1,
  },
  'a provider that vouches for the address, and a code': {
    async prove(trap) {
      const first = await pendingOf(trap)
      const { secret } = await transaction((tx) => sendProviderCode(tx, visitor, { secret: first }, context))
      const proof = { by: 'code', typed: await codeSentTo(db, trap.who.email) } as const
      return transaction((tx) => proveProviderLink(tx, visitor, { secret, proof }, context))
    },
    keepsPassword: false,
    sessions: 1,
    devices: 1,
  },
  'a provider that vouches for the address, and the password': {
    async prove(trap) {
      const secret = await pendingOf(trap)
      const proof = { by: 'password', verified: trap.who.passwordHash } as const
      return transaction((tx) => proveProviderLink(tx, visitor, { secret, proof }, context))
    },
    keepsPassword: true,
    sessions: 1,
    devices: 1,
  },
  'an administrator': {
    prove: ({ who }) =>
      transaction((tx) =>
        verifyMember(tx, operator, { memberId: who.id, reason: 'The letter never came' }, context),
      ),
    keepsPassword: true,
    sessions: 0,
    devices: 0,
  },
}

test.each(Object.entries(proofs))(
  'an address that is proved for the first time by %s shuts every way in that was put there before',
  async (_, { prove, keepsPassword, sessions, devices }) => {
    const trap = await makeTrap()
    await prove(trap)
    expect(await countOf(trap.who.id)).toEqual({
      sessions,
      factors: 0,
      codes: 0,
      devices,
      linksOfThief: 0,
      liveSecrets: 0,
    })
    expect((await passwordOf(trap)) === 'a hash of the thief').toBe(keepsPassword)
    const [now] = await db.select().from(member).where(eq(member.id, trap.who.id))
    expect(now).toMatchObject({ state: 'active', emailVerifiedAt: clock.now() })
  },
)

test('the link alone proves nothing to one who neither joined in this browser nor knows the password', async () => {
  const trap = await makeTrap()
  const stranger = actorOf(await transaction((tx) => makeMember(tx)))
  const token = await linkFor(trap, 'verify-email')
  for (const [actor, verified] of [
    [visitor, undefined],
    [visitor, 'a hash of something else'],
    [stranger, null],
  ] as const) {
    const tried = transaction((tx) => useEmailLink(tx, actor, { token, holder: { verified } }, context))
    await expect(tried).rejects.toBeInstanceOf(Forbidden)
  }
  expect(await countOf(trap.who.id)).toMatchObject({ sessions: 1, linksOfThief: 1 })
})

test('a proof that comes later takes nothing away', async () => {
  const who = await transaction((tx) => makeMember(tx, { passwordHash: 'a hash' }))
  await transaction((tx) =>
    linkProvider(tx, actorOf(who), { provider: 'peer', subject: makeToken(), email: who.email }, context),
  )
  const { pending } = await transaction((tx) => askSignInCode(tx, visitor, { login: who.email }, context))
  const code = await codeSentTo(db, who.email)
  await transaction((tx) => signInWithCode(tx, visitor, { pending, code }, context))
  expect(await countOf(who.id)).toMatchObject({ linksOfThief: 1, sessions: 1 })
})

test('who has not proved the address adds no way in', async () => {
  const actor = actorOf(await transaction((tx) => makeMember(tx, { state: 'unverified' })))
  const link = { provider: 'peer', subject: 'anything', email: '' }
  const words = 'Verify your e-mail address first'
  await expect(transaction((tx) => linkProvider(tx, actor, link, context))).rejects.toThrow(words)
  await expect(
    transaction((tx) => setUpAuthenticator(tx, actor, { seal, origin: context.origin })),
  ).rejects.toThrow(words)
})

test('of two accounts that say an address is theirs, the one whose owner proves it first has it', async () => {
  const [first, second] = [await makeTrap(), await makeTrap()]
  await db.update(member).set({ email: first.who.email }).where(eq(member.id, second.who.id))
  const same = { ...second, who: { ...second.who, email: first.who.email } }
  const bring = async (trap: Trap) => {
    const token = await linkFor(trap, 'verify-email')
    const holder = { sessionId: trap.theirs.id }
    return transaction((tx) => useEmailLink(tx, actorOf(trap.who), { token, holder }, context))
  }
  await bring(first)
  await expect(bring(same)).rejects.toBeInstanceOf(Conflict)
})

test('a wrong password beside a link is a failure in the log of the account, and uses nothing up', async () => {
  const trap = await makeTrap()
  const token = await linkFor(trap, 'verify-email')
  await transaction((tx) => refuseLinkTry(tx, visitor, token, context))
  const [newest] = await listEventsOfMember(db, trap.who.id, 1)
  expect(newest).toMatchObject({ kind: 'sign-in.failed', actor: 'visitor', details: { way: 'password' } })
  expect(await transaction((tx) => inspectEmailLink(tx, token))).toMatchObject({ memberId: trap.who.id })
})
