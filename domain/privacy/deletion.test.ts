import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findPerson } from '#domain/accounts/index.ts'
import { member as memberTable, memberBan, session } from '#domain/accounts/schema.server.ts'
import { actorOf } from '#domain/accounts/testing.ts'
import { clockActor, type MemberActor } from '#domain/actor.ts'
import { personalData } from '#domain/areas.ts'
import { securityEvent } from '#domain/security/schema.server.ts'
import { openTicket } from '#domain/support/index.ts'
import { ticket } from '#domain/support/schema.server.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { askDeletion, cancelDeletion, findLiveDeletion, runDeletion, type PersonalData } from './index.ts'
import { runDueDeletions } from './run-due-deletions.ts'
import { context, memberMaker, testSettings } from './testing.ts'

const start = new Date('2026-11-11T12:00:00Z')
const clock = movableClock(start)
const announced: unknown[] = []
const { db, transaction } = await testDatabase({
  clock,
  hear: (event) => announced.push(event),
  desk: context,
})
const newMember = memberMaker(transaction)
const administrator = actorOf(await newMember({ role: 'admin' }))

const ask = (actor: MemberActor) => transaction((tx) => askDeletion(tx, actor, context))
const deleting = (actor: MemberActor): MemberActor => ({ ...actor, state: 'deleting' })
const stateOf = async (id: string) => (await findPerson(db, id))?.state
const lettersTo = (to: string) => db.select().from(mailMessage).where(eq(mailMessage.to, to))
const requestOf = async (id: string) => (await findLiveDeletion(db, id))?.id ?? 'none'

function runJobs(data: PersonalData = personalData) {
  const settings = { current: () => testSettings } as never
  const config = { origin: context.siteOrigin } as never
  return runDueDeletions({ db, transaction, clock, settings, config }, data)
}

/** A member whose deletion is due; the clock stands there. */
async function dueMember() {
  clock.set(start)
  const who = await newMember()
  const actor = actorOf(who)
  const { dueAt } = await ask(actor)
  clock.set(dueAt)
  return { who, actor, requestId: await requestOf(who.id) }
}

test('whoever asks has a month to change their mind, and a letter that says until when', async () => {
  clock.set(start)
  const who = await newMember()
  const { dueAt } = await ask(actorOf(who))
  expect(dueAt).toEqual(addDays(start, 30))
  expect(await stateOf(who.id)).toBe('deleting')
  const [letter] = await lettersTo(who.email)
  expect(letter?.subject).toBe('Your account will be deleted on 11 December 2026')
  expect(letter?.text).toContain('https://harbour.test/my/account#data')
  expect(announced).toContainEqual({ kind: 'member.changed', memberId: who.id })
})

test('asking many times at once makes one request', async () => {
  clock.set(start)
  const who = await newMember()
  const asked = await Promise.allSettled(Array.from({ length: 5 }, () => ask(actorOf(who))))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of asked) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Conflict)
})

test('a cancelled deletion puts the account back as it was: active, unverified or banned', async () => {
  clock.set(start)
  for (const state of ['active', 'unverified', 'banned'] as const) {
    const who = await newMember({ state })
    if (state === 'banned') {
      await db.insert(memberBan).values({
        memberId: who.id,
        reason: 'Spam to strangers',
        bannedBy: 'operator',
        bannedAt: start,
        appealBy: addDays(start, 14),
      })
    }
    await ask(actorOf(who))
    await transaction((tx) => cancelDeletion(tx, deleting(actorOf(who)), { memberId: who.id }, context))
    expect(await stateOf(who.id)).toBe(state)
    expect(await findLiveDeletion(db, who.id)).toBeUndefined()
  }
})

test('an administrator cancels with a reason that the member reads; another member may not', async () => {
  clock.set(start)
  const who = await newMember()
  const stranger = await newMember()
  await ask(actorOf(who))
  const cancel = (actor: MemberActor) =>
    transaction((tx) =>
      cancelDeletion(tx, actor, { memberId: who.id, reason: 'Your seat is in a dispute' }, context),
    )
  await expect(cancel(deleting(actorOf(stranger)))).rejects.toBeInstanceOf(Forbidden)
  await cancel(administrator)
  const letters = await lettersTo(who.email)
  expect(letters.some(({ text }) => text.includes('Your seat is in a dispute'))).toBe(true)
})

test('an administrator who cancels a request that is over already ends no newer one', async () => {
  clock.set(start)
  const who = await newMember()
  const requestOf = async () => (await findLiveDeletion(db, who.id))?.id ?? ''
  await ask(actorOf(who))
  const read = await requestOf()
  await transaction((tx) => cancelDeletion(tx, deleting(actorOf(who)), { memberId: who.id }, context))
  await ask(actorOf(who))
  const newer = await requestOf()
  const cancel = (requestId: string) =>
    transaction((tx) =>
      cancelDeletion(tx, administrator, { memberId: who.id, requestId, reason: 'You asked us to' }, context),
    )
  await expect(cancel(read)).rejects.toThrow('over already')
  expect(await requestOf()).toBe(newer)
  expect(await stateOf(who.id)).toBe('deleting')
  await cancel(newer)
  expect(await stateOf(who.id)).toBe('active')
})

test('the last administrator stays; of two who ask at the same instant one stays', async () => {
  clock.set(start)
  const other = actorOf(await newMember({ role: 'admin' }))
  const asked = await Promise.allSettled([ask(administrator), ask(other)])
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const gone = asked[0].status === 'fulfilled' ? administrator : other
  await transaction((tx) => cancelDeletion(tx, deleting(gone), { memberId: gone.id }, context))
  await transaction(async (tx) => {
    await tx.db.update(memberTable).set({ role: 'member' }).where(eq(memberTable.id, other.id))
  })
  await expect(ask(administrator)).rejects.toThrow('last administrator')
})

test('a reminder comes once, a week before the day, and says what is still open', async () => {
  clock.set(start)
  const who = await newMember()
  const { dueAt } = await ask(actorOf(who))
  const open = { ...personalData, deletionBlocks: { deals: async () => ({ words: 'Finish the deal 41' }) } }
  clock.set(addDays(dueAt, -8))
  await runJobs(open)
  expect(await lettersTo(who.email)).toHaveLength(1)
  clock.set(addDays(dueAt, -6))
  await runJobs(open)
  await runJobs(open)
  const letters = await lettersTo(who.email)
  expect(letters).toHaveLength(2)
  const reminder = letters.find(({ subject }) => subject.startsWith('Reminder'))
  expect(reminder?.text).toContain('Finish the deal 41')
})

test('when the day has come nothing of the person is left, and the row stays for what points to it', async () => {
  clock.set(start)
  const email = 'ilse.brandt@example.org'
  const who = await newMember({
    email,
    displayName: 'Ilse Brandt',
    about: 'I bind books in Delft',
    skills: ['binding'],
    avatarKey: 'avatars/ilse',
    city: 'Delft',
    passwordHash: 'x',
  })
  await db.insert(session).values({
    tokenHash: 'ilse',
    memberId: who.id,
    startedAt: start,
    seenAt: start,
    expiresAt: addDays(start, 60),
    provedAt: start,
    device: 'Firefox on Linux',
    way: 'password',
  })
  const written = {
    name: 'Ilse Brandt',
    email,
    subject: 'A question',
    body: 'Where are the rules?',
    formKey: crypto.randomUUID(),
  }
  await transaction((tx) => openTicket(tx, { kind: 'visitor' }, written))
  const { dueAt } = await ask(actorOf(who))
  clock.set(dueAt)
  await runJobs()
  const [left] = await db.select().from(memberTable).where(eq(memberTable.id, who.id))
  expect(left).toMatchObject({
    state: 'deleted',
    displayName: 'Former member',
    about: '',
    skills: [],
    city: '',
    avatarKey: null,
    passwordHash: null,
    email: `deleted-${who.id}@deleted.invalid`,
  })
  expect(left?.username).toMatch(/^deleted-[0-9a-f]{16}$/)
  expect(JSON.stringify(left)).not.toMatch(/ilse|brandt|delft/i)
  expect(await db.select().from(session).where(eq(session.memberId, who.id))).toEqual([])
  expect(await lettersTo(email)).toEqual([])
  const [stored] = await db.select().from(ticket).where(eq(ticket.formKey, written.formKey))
  expect(stored).toMatchObject({ name: 'Former member', subject: written.subject })
  expect(stored?.email).toContain('@deleted.invalid')
  expect(announced).toContainEqual({
    kind: 'privacy.files-released',
    keys: ['avatars/ilse-64.webp', 'avatars/ilse-128.webp', 'avatars/ilse-256.webp', 'avatars/ilse-512.webp'],
  })
})

test('an address that was never proved deletes nothing of whoever really has it', async () => {
  clock.set(start)
  const email = 'not.mine@example.org'
  const written = {
    name: 'Its owner',
    email,
    subject: 'Mine',
    body: 'This ticket is mine',
    formKey: crypto.randomUUID(),
  }
  await transaction((tx) => openTicket(tx, { kind: 'visitor' }, written))
  const who = await newMember({ email, state: 'unverified' })
  const { dueAt } = await ask(actorOf(who))
  clock.set(dueAt)
  await runJobs()
  expect(await stateOf(who.id)).toBe('deleted')
  const [stored] = await db.select().from(ticket).where(eq(ticket.formKey, written.formKey))
  expect(stored?.name).toBe('Its owner')
})

test('what is still open keeps an account from going until it is finished', async () => {
  const { who } = await dueMember()
  await runJobs({ ...personalData, deletionBlocks: { deals: async () => ({ words: 'Finish the deal 41' }) } })
  expect(await stateOf(who.id)).toBe('deleting')
  await runJobs()
  expect(await stateOf(who.id)).toBe('deleted')
})

test('an area that fails leaves everything as it was, and the next run finishes it', async () => {
  const { who } = await dueMember()
  const failing = async () => {
    throw new Error('the disk is gone')
  }
  await expect(runJobs({ ...personalData, erasers: { ...personalData.erasers, failing } })).rejects.toThrow()
  expect(await findPerson(db, who.id)).toMatchObject({ state: 'deleting', email: who.email })
  await runJobs()
  expect(await stateOf(who.id)).toBe('deleted')
})

test('the clock never runs a deletion early; an administrator may, with a reason in the log', async () => {
  const { who, requestId } = await dueMember()
  clock.set(addDays(start, 3))
  await expect(
    transaction((tx) => runDeletion(tx, clockActor, { requestId }, { personalData })),
  ).rejects.toBeInstanceOf(Conflict)
  await expect(
    transaction((tx) => runDeletion(tx, actorOf(who), { requestId }, { personalData })),
  ).rejects.toBeInstanceOf(Forbidden)
  const input = { requestId, reason: 'A court asks for it' }
  await transaction((tx) => runDeletion(tx, administrator, input, { personalData, origin: context.origin }))
  const events = await db.select().from(securityEvent).where(eq(securityEvent.memberId, who.id))
  expect(events.find(({ kind }) => kind === 'deletion.done')?.details).toMatchObject({ reason: input.reason })
})

test('cancelling and deleting at the same instant: one of the two happens, whole', async () => {
  for (let round = 0; round < 6; round++) {
    const { who, actor, requestId } = await dueMember()
    const [run, cancel] = await Promise.allSettled([
      transaction((tx) => runDeletion(tx, clockActor, { requestId }, { personalData })),
      transaction((tx) => cancelDeletion(tx, deleting(actor), { memberId: who.id }, context)),
    ])
    expect([run.status, cancel.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await stateOf(who.id)).toBe(run.status === 'fulfilled' ? 'deleted' : 'active')
    expect((await findPerson(db, who.id))?.email === who.email).toBe(cancel.status === 'fulfilled')
  }
})

test('two workers at once delete each account once', async () => {
  const { who } = await dueMember()
  await Promise.all([runJobs(), runJobs()])
  expect(await stateOf(who.id)).toBe('deleted')
  const events = await db.select().from(securityEvent).where(eq(securityEvent.memberId, who.id))
  expect(events.filter(({ kind }) => kind === 'deletion.done')).toHaveLength(1)
})
