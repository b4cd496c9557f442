import { expect, test } from 'vitest'
import { operator } from '#domain/actor.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, NotFound } from '#platform/errors/errors.ts'
import { banMember } from '../bans/ban-member.ts'
import { changeRole } from './change-role.ts'
import { administration, context } from './testing-administration.ts'
import { actorOf } from '../testing.ts'

const database = await testDatabase()
const { transaction } = database
const { make, makeAdmin, onlyAdmins, signIn, sessionsOf, eventsOf, lettersTo, now, countAdmins } =
  administration(database)
const reason = 'Helps with the evening shift'

test('a member becomes an administrator, is told, signs in anew, and the trail says from what to what', async () => {
  const admin = await makeAdmin()
  const who = await make()
  await signIn(who.id)
  await transaction((tx) => changeRole(tx, admin, { memberId: who.id, role: 'admin', reason }, context))
  expect((await now(who.id)).role).toBe('admin')
  expect(await sessionsOf(who.id)).toHaveLength(0)
  expect(await eventsOf(who.id)).toMatchObject([
    {
      kind: 'member.role-changed',
      actor: `member:${admin.id}`,
      details: { reason, before: { role: 'member' }, after: { role: 'admin' } },
    },
  ])
  expect((await lettersTo(who.email))[0]?.text).toContain(reason)
})

test('nobody changes their own role, and for a member administration does not exist', async () => {
  const admin = await makeAdmin()
  const who = await make()
  const own = transaction((tx) =>
    changeRole(tx, admin, { memberId: admin.id, role: 'member', reason }, context),
  )
  await expect(own).rejects.toThrow(
    new Forbidden('Nobody changes their own role: another administrator does'),
  )
  const raised = transaction((tx) =>
    changeRole(tx, actorOf(who), { memberId: who.id, role: 'admin', reason }, context),
  )
  await expect(raised).rejects.toBeInstanceOf(NotFound)
  expect((await now(who.id)).role).toBe('member')
})

test('a member is named for finance and unnamed, each time told what it means', async () => {
  const admin = await makeAdmin()
  const who = await make()
  const name = (role: 'finance' | 'member') =>
    transaction((tx) => changeRole(tx, admin, { memberId: who.id, role, reason }, context))
  await name('finance')
  await signIn(who.id)
  await name('member')
  expect(await sessionsOf(who.id)).toHaveLength(0)
  const subjects = (await lettersTo(who.email)).map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual(['You are not of finance any more', 'You are of finance now'])
})

test('who is not an administrator names nobody, and the audit log says in which role a thing was done', async () => {
  const admin = await makeAdmin()
  const moderator = actorOf(await make({ role: 'moderator' }))
  const who = await make()
  const raised = transaction((tx) =>
    changeRole(tx, moderator, { memberId: who.id, role: 'moderator', reason }, context),
  )
  await expect(raised).rejects.toBeInstanceOf(NotFound)
  const ban = { memberId: who.id, reason, evidence: '', until: undefined }
  await transaction((tx) => banMember(tx, moderator, ban, context))
  expect(await eventsOf(who.id)).toMatchObject([{ kind: 'member.banned', role: 'moderator' }])
  const ofStaff = transaction((tx) => banMember(tx, moderator, { ...ban, memberId: admin.id }, context))
  await expect(ofStaff).rejects.toThrow('Administrators alone ban staff')
})

test('a moderator who was unnamed meanwhile bans nobody any more', async () => {
  const admin = await makeAdmin()
  const moderator = actorOf(await make({ role: 'moderator' }))
  const who = await make()
  await transaction((tx) =>
    changeRole(tx, admin, { memberId: moderator.id, role: 'member', reason }, context),
  )
  const late = transaction((tx) =>
    banMember(tx, moderator, { memberId: who.id, reason, evidence: '', until: undefined }, context),
  )
  await expect(late).rejects.toBeInstanceOf(Forbidden)
})

test('who has not verified their address can not administer', async () => {
  const admin = await makeAdmin()
  const who = await make({ state: 'unverified' })
  const raised = transaction((tx) =>
    changeRole(tx, admin, { memberId: who.id, role: 'admin', reason }, context),
  )
  await expect(raised).rejects.toBeInstanceOf(Conflict)
})

test('the last administrator stays one, even for the operator', async () => {
  const [last] = await onlyAdmins(1)
  const demoted = transaction((tx) =>
    changeRole(tx, operator, { memberId: last?.id ?? '', role: 'member', reason }, context),
  )
  await expect(demoted).rejects.toThrow('This is the last administrator')
})

test('two administrators who demote each other at once: one stays', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, other] = await onlyAdmins(2)
    if (!one || !other) throw new Error('Two administrators were asked for')
    const outcomes = await Promise.allSettled([
      transaction((tx) => changeRole(tx, one, { memberId: other.id, role: 'member', reason }, context)),
      transaction((tx) => changeRole(tx, other, { memberId: one.id, role: 'member', reason }, context)),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await countAdmins()).toBe(1)
  }
})

test('an administrator who was demoted a moment ago demotes nobody any more', async () => {
  const [one, other, third] = await onlyAdmins(3)
  if (!one || !other || !third) throw new Error('Three administrators were asked for')
  await transaction((tx) => changeRole(tx, one, { memberId: other.id, role: 'member', reason }, context))
  const late = transaction((tx) =>
    changeRole(tx, other, { memberId: third.id, role: 'member', reason }, context),
  )
  await expect(late).rejects.toThrow('not an administrator any more')
})
