import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { toldTo } from '#domain/notifications/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import {
  changeTeamRole,
  expelPerson,
  findRole,
  leaveTeam,
  listOpenInvitations,
  offerTeam,
  removePerson,
  takeTeamOver,
} from '../index.ts'
import { teamInvitation } from '../schema.server.ts'
import { aPlace, context, studios } from '../testing-places.ts'

const database = await testDatabase()
const { db, transaction } = database
const { person, founded, place, accept, newcomer } = studios(database)

const aManagedStudio = async () => {
  const studio = await founded()
  return { ...studio, manager: await newcomer(studio, { role: 'manager' }) }
}

test('who is removed from a team does not come back by a link that they made before', async () => {
  const { owner, teamId, manager } = await aManagedStudio()
  const link = await transaction((tx) => aPlace(tx, manager, teamId))
  await transaction((tx) => removePerson(tx, owner, { teamId, memberId: manager.id }))
  await expect(accept(manager, link)).rejects.toThrow('The invitation was taken back')
  expect(await findRole(db, teamId, manager.id)).toBeUndefined()
  expect(await listOpenInvitations(db, teamId)).toEqual([])
})

test('nor who leaves, or whom an administrator takes out', async () => {
  const admin = actorOf(await transaction((tx) => makeMember(tx, { role: 'admin' })))
  for (const end of ['left', 'expelled']) {
    const { teamId, manager } = await aManagedStudio()
    const link = await transaction((tx) => aPlace(tx, manager, teamId))
    await transaction((tx) =>
      end === 'left'
        ? leaveTeam(tx, manager, { teamId })
        : expelPerson(tx, admin, { teamId, memberId: manager.id, reason: 'It was asked for' }, context),
    )
    await expect(accept(manager, link)).rejects.toThrow('The invitation was taken back')
  }
})

test('who is a manager no more keeps no places, and whom they had asked by name is told', async () => {
  const { owner, teamId, manager } = await aManagedStudio()
  const asked = await transaction((tx) => makeMember(tx))
  const to = { kind: 'username', username: asked.username } as const
  const own = await place({ owner, teamId })
  await transaction((tx) => aPlace(tx, manager, teamId, { to }))
  await transaction((tx) => changeTeamRole(tx, owner, { teamId, memberId: manager.id, role: 'member' }))
  expect((await listOpenInvitations(db, teamId)).map(({ id }) => id)).toEqual([own.invitationId])
  expect((await toldTo(db, asked.id)).map(({ line }) => line)).toContainEqual(
    expect.stringContaining('took back your invitation'),
  )
})

test('a team that changes hands keeps what a manager may promise, and takes back places for managers', async () => {
  const { owner, teamId, manager } = await aManagedStudio()
  const [forMember, forManager] = [
    await place({ owner, teamId }),
    await place({ owner, teamId }, { role: 'manager' }),
  ]
  await transaction((tx) => offerTeam(tx, owner, { teamId, memberId: manager.id }))
  await transaction((tx) => takeTeamOver(tx, manager, { teamId }))
  await expect(accept(await person(), forManager)).rejects.toThrow('The invitation was taken back')
  await accept(await person(), forMember)
})

test('a link that stayed open from before is refused too', async () => {
  const { owner, teamId, manager } = await aManagedStudio()
  const link = await transaction((tx) => aPlace(tx, manager, teamId))
  await transaction((tx) => removePerson(tx, owner, { teamId, memberId: manager.id }))
  await db
    .update(teamInvitation)
    .set({ state: 'open', answeredAt: null, answeredBy: null })
    .where(eq(teamInvitation.id, link.invitationId))
  await expect(accept(manager, link)).rejects.toThrow('The invitation was taken back')
})
