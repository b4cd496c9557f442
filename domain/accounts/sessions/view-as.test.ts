import { expect, test } from 'vitest'
import { permissions } from '#domain/areas.ts'
import { guard, type Permission } from '#domain/permissions.ts'
import { isAdministrator } from '#domain/actor.ts'
import { hashToken } from '#platform/crypto/tokens.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Forbidden, NotFound } from '#platform/errors/errors.ts'
import { eq } from 'drizzle-orm'
import { startDeleting } from '../deletion-state.ts'
import { beginViewAs } from './begin-view-as.ts'
import { editMember } from '../members/edit-member.ts'
import { endViewAs } from './end-view-as.ts'
import { openSessions } from './sessions.ts'
import { session } from '../schema.server.ts'
import { administration, context } from '../administrators/testing-administration.ts'

const database = await testDatabase()
const { db, transaction } = database
const { make, makeAdmin, signIn, eventsOf } = administration(database)
const sessions = openSessions(db)
const reason = 'Ticket 1041: can not see the button'

async function lookAs(target: { id: string }) {
  const admin = await makeAdmin()
  const sessionId = await signIn(admin.id)
  await db
    .update(session)
    .set({ tokenHash: hashToken(sessionId) })
    .where(eq(session.id, sessionId))
  await transaction((tx) =>
    beginViewAs(tx, admin, { memberId: target.id, reason }, { sessionId, origin: context.origin }),
  )
  const viewer = await sessions.find(sessionId, new Date())
  if (!viewer) throw new Error('The session is there')
  return { admin, sessionId, viewer }
}

test('an administrator sees the product as a member, and the trail says who, whom and why', async () => {
  const who = await make()
  const { admin, viewer } = await lookAs(who)
  expect(viewer.username).toBe(who.username)
  expect(viewer.viewedBy?.id).toBe(admin.id)
  expect(await eventsOf(who.id)).toMatchObject([
    { kind: 'member.view-as-began', actor: `member:${admin.id}`, details: { reason } },
  ])
})

test('an administrator who asks to be deleted looks as nobody any more', async () => {
  await makeAdmin()
  const { admin, sessionId } = await lookAs(await make())
  await transaction((tx) => startDeleting(tx, admin.id))
  expect((await sessions.find(sessionId, new Date()))?.actor).toMatchObject({
    id: admin.id,
    state: 'deleting',
  })
})

test('looking as someone, even as another administrator, allows nothing that only they may do', async () => {
  const other = await makeAdmin()
  const { viewer } = await lookAs(other)
  expect(isAdministrator(viewer.actor)).toBe(false)
  const open: Permission[] = [
    'account.sign-in',
    'account.verify-email',
    'account.reset-password',
    'account.stop-second-factor-reset',
    'notifications.stop-letters',
    'search.stop-alerts',
    // To read what they read.
    'appeal.read-own',
    'report.read-own',
  ]
  const allowed = (Object.keys(permissions) as Permission[]).filter((permission) =>
    guard(permissions).may(viewer.actor, permission, { ownerId: other.id }),
  )
  expect(allowed.toSorted()).toEqual(open.toSorted())
  const edit = transaction((tx) =>
    editMember(
      tx,
      viewer.actor,
      {
        memberId: other.id,
        displayName: 'Mallory',
        headline: '',
        about: '',
        country: '',
        city: '',
        skills: [],
        reason,
      },
      context,
    ),
  )
  await expect(edit).rejects.toBeInstanceOf(NotFound)
})

test('the look ends for the one who began it, once', async () => {
  const who = await make()
  const { admin, sessionId, viewer } = await lookAs(who)
  const end = () => transaction((tx) => endViewAs(tx, viewer.actor, { sessionId, origin: context.origin }))
  expect(await end()).toEqual({ memberId: who.id })
  expect((await sessions.find(sessionId, new Date()))?.actor.id).toBe(admin.id)
  expect((await eventsOf(who.id)).at(-1)).toMatchObject({
    kind: 'member.view-as-ended',
    actor: `member:${admin.id}`,
  })
  await expect(end()).rejects.toBeInstanceOf(NotFound)
})

test('nobody looks as themselves, and nobody turns the session of another', async () => {
  const admin = await makeAdmin()
  const other = await makeAdmin()
  const who = await make()
  const sessionId = await signIn(other.id)
  const look = (memberId: string) =>
    transaction((tx) => beginViewAs(tx, admin, { memberId, reason }, { sessionId, origin: context.origin }))
  await expect(look(admin.id)).rejects.toBeInstanceOf(Forbidden)
  await expect(look(who.id)).rejects.toBeInstanceOf(NotFound)
})
