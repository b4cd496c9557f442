import { expect, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { memberEditInput } from '../administrators/admin-input.ts'
import { editMember } from './edit-member.ts'
import { endSessionOfMember, signOutEverywhere } from '../sessions/sign-out-everywhere.ts'
import { administration, context } from '../administrators/testing-administration.ts'
import { verifyMember } from './verify-member.ts'

const database = await testDatabase()
const { transaction } = database
const { make, makeAdmin, signIn, sessionsOf, eventsOf, lettersTo, now } = administration(database)
const reason = 'The old text sold something else'

test('an edited profile says what was there before, and its owner is told why', async () => {
  const admin = await makeAdmin()
  const who = await make({ headline: 'Buy pills', city: 'Kendal' })
  const edit = memberEditInput.parse({
    displayName: who.displayName,
    headline: 'Maps',
    city: 'Kendal',
    reason,
  })
  const changed = await transaction((tx) => editMember(tx, admin, { memberId: who.id, ...edit }, context))
  expect(changed).toEqual(['headline'])
  expect(await eventsOf(who.id)).toMatchObject([
    {
      kind: 'member.edited',
      details: { before: { headline: 'Buy pills' }, after: { headline: 'Maps' }, reason },
    },
  ])
  expect((await lettersTo(who.email))[0]?.text).toContain(reason)
  const again = await transaction((tx) => editMember(tx, admin, { memberId: who.id, ...edit }, context))
  expect(again).toEqual([])
  expect(await lettersTo(who.email)).toHaveLength(1)
})

test('bad input names the field, the rule and the fix', () => {
  const refused = memberEditInput.safeParse({
    displayName: 'A',
    headline: 'x'.repeat(121),
    about: 'null\u0000byte',
    country: 'Narnia',
    skills: Array.from({ length: 21 }, (_, index) => `skill ${index}`).join(','),
    reason: ' ',
  })
  expect(refused.error?.issues.map((issue) => issue.message)).toEqual([
    'Name: at least 2 characters',
    'Headline: at most 120 characters',
    'About: remove the characters that can’t be shown',
    'Country: choose one of the list',
    'Skills: at most 20',
    'Reason: at least 3 characters',
  ])
})

test('a verified address makes an unverified member active, once', async () => {
  const admin = await makeAdmin()
  const who = await make({ state: 'unverified' })
  const verify = () => transaction((tx) => verifyMember(tx, admin, { memberId: who.id, reason }, context))
  await verify()
  expect((await now(who.id)).state).toBe('active')
  await expect(verify()).rejects.toBeInstanceOf(Conflict)
})

test('all sessions of a member end, or one of them, and never one of another', async () => {
  const admin = await makeAdmin()
  const [who, other] = [await make(), await make()]
  const [first] = [await signIn(who.id), await signIn(who.id)]
  const foreign = await signIn(other.id)
  const end = (sessionId: string) =>
    transaction((tx) => endSessionOfMember(tx, admin, { memberId: who.id, sessionId, reason }, context))
  await end(first)
  expect(await sessionsOf(who.id)).toHaveLength(1)
  await expect(end(foreign)).rejects.toBeInstanceOf(NotFound)
  expect(await transaction((tx) => signOutEverywhere(tx, admin, { memberId: who.id, reason }, context))).toBe(
    1,
  )
  expect(await sessionsOf(who.id)).toHaveLength(0)
  expect(await sessionsOf(other.id)).toHaveLength(1)
})

test('who was deleted is nobody to act on', async () => {
  const admin = await makeAdmin()
  const who = await make({ state: 'deleted' })
  const acted = transaction((tx) => signOutEverywhere(tx, admin, { memberId: who.id, reason }, context))
  await expect(acted).rejects.toBeInstanceOf(NotFound)
})
