import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Actor, operator } from '#domain/actor.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { administration, context } from './testing-administration.ts'
import { formerUsername, member } from '../schema.server.ts'
import { changeEmailOfMember, removePortrait, renameMember, sendPasswordReset } from './mend-account.ts'

const database = await testDatabase()
const { db, transaction } = database
const { make, makeAdmin, eventsOf, lettersTo } = administration(database)
const reason = 'They wrote to us and proved who they are'

const rowOf = async (id: string) => (await db.select().from(member).where(eq(member.id, id)))[0]

test('a new address is told and asked; nothing changes until its link is used, and the old one reads why', async () => {
  const admin = await makeAdmin()
  const who = await make({})
  const other = await make({})
  const change = (email: string) =>
    transaction((tx) => changeEmailOfMember(tx, admin, { memberId: who.id, email, reason }, context))
  await expect(change(other.email)).rejects.toMatchObject({
    fields: { email: ['New e-mail: another account has it'] },
  })
  await change('new-harbour@example.org')
  expect((await rowOf(who.id))?.email).toBe(who.email)
  expect((await lettersTo('new-harbour@example.org'))[0]?.text).toContain('/auth/email/verify?token=')
  const [told] = await lettersTo(who.email)
  expect(told?.text).toContain(reason)
  expect(told?.text).not.toContain('token=')
  expect(await eventsOf(who.id)).toMatchObject([
    {
      kind: 'member.email-change-asked',
      details: { before: { email: who.email }, after: { email: 'new-harbour@example.org' }, reason },
    },
  ])
})

test('a username is changed whenever it must be, and the old one stays theirs', async () => {
  const admin = await makeAdmin()
  const who = await make({ usernameChangedAt: new Date() })
  await transaction((tx) =>
    renameMember(tx, admin, { memberId: who.id, username: 'quiet-harbour-7', reason }, context),
  )
  expect((await rowOf(who.id))?.username).toBe('quiet-harbour-7')
  const [held] = await db.select().from(formerUsername).where(eq(formerUsername.memberId, who.id))
  expect(held?.username).toBe(who.username)
  expect((await lettersTo(who.email))[0]?.text).toContain('quiet-harbour-7')
})

test('a portrait goes once, and a reset link goes to the member alone', async () => {
  const admin = await makeAdmin()
  const who = await make({ avatarKey: `portrait-${crypto.randomUUID()}` })
  const remove = () => transaction((tx) => removePortrait(tx, admin, { memberId: who.id, reason }, context))
  expect(await remove()).toBe(who.avatarKey)
  await expect(remove()).rejects.toThrow('no portrait any more')
  await transaction((tx) => sendPasswordReset(tx, admin, { memberId: who.id, reason }, context))
  const letters = await lettersTo(who.email)
  expect(letters.some(({ text }) => text.includes('/my/reset?token='))).toBe(true)
  expect((await eventsOf(who.id)).map(({ kind }) => kind)).toEqual([
    'member.portrait-removed',
    'member.reset-sent',
  ])
})

test('an administrator changes their own address and username in their own account, where they prove who they are', async () => {
  const admin = await makeAdmin()
  const own = { memberId: admin.id, reason }
  const readdress = (by: Actor) =>
    transaction((tx) => changeEmailOfMember(tx, by, { ...own, email: 'mine@example.org' }, context))
  const rename = () =>
    transaction((tx) => renameMember(tx, admin, { ...own, username: 'my-harbour-9' }, context))
  await expect(readdress(admin)).rejects.toThrow('Change it in your own account')
  await expect(rename()).rejects.toThrow('Change it in your own account')
  expect(await lettersTo('mine@example.org')).toEqual([])
  await readdress(operator)
  expect(await lettersTo('mine@example.org')).toHaveLength(1)
})
