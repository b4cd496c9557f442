import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { blockPerson } from '#domain/blocks/index.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { makeToken } from '#platform/crypto/tokens.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import type { TeamHappened, TeamInvited } from './events.ts'
import {
  acceptInvitation,
  declineInvitation,
  findRole,
  leaveTeam,
  listOpenInvitations,
  noteInvitationOpened,
  proposeShares,
  renewInvitation,
  takeBackInvitation,
} from './index.ts'
import { forgetAddresses } from './invitations/forget-addresses.ts'
import { teamInvitation } from './schema.server.ts'
import { teamLimits } from './team-rules.ts'
import { context, studios } from './testing-places.ts'

const start = new Date('2026-11-11T12:00:00Z')
const clock = movableClock(start)
const heard: (TeamHappened | TeamInvited)[] = []
const database = await testDatabase({
  clock,
  hear: (event) => {
    if (event.kind === 'team.happened' || event.kind === 'team.invited') heard.push(event)
  },
})
const { db, transaction } = database
const { person, founded, place } = studios(database)

test('an invitation sent again has another token, and goes out once in ten minutes', async () => {
  const studio = await founded()
  const hana = await transaction((tx) => makeMember(tx))
  const { invitationId, token } = await place(studio, { to: { kind: 'username', username: hana.username } })
  const renew = (next: string) =>
    transaction((tx) => renewInvitation(tx, studio.owner, { invitationId, token: next }, context))
  await expect(renew(makeToken())).rejects.toThrow(/a few minutes ago/)
  clock.advanceMs(11 * 60_000)
  heard.length = 0
  const next = makeToken()
  await renew(next)
  expect(heard.filter(({ kind }) => kind === 'team.invited')).toHaveLength(1)
  await expect(transaction((tx) => acceptInvitation(tx, actorOf(hana), { token }, context))).rejects.toThrow(
    'There is no such invitation',
  )
  await transaction((tx) => acceptInvitation(tx, actorOf(hana), { token: next }, context))
  clock.set(start)
})

test('an invitation is not sent again all day long', async () => {
  const studio = await founded()
  const hana = await transaction((tx) => makeMember(tx))
  const { invitationId } = await place(studio, { to: { kind: 'username', username: hana.username } })
  const renew = () => {
    clock.advanceMs(11 * 60_000)
    return transaction((tx) =>
      renewInvitation(tx, studio.owner, { invitationId, token: makeToken() }, context),
    )
  }
  for (let sent = 0; sent < teamLimits.sendsADay; sent++) await renew()
  await expect(renew()).rejects.toBeInstanceOf(TooManyRequests)
  clock.set(addDays(start, 1))
  await renew()
  clock.set(start)
})

test('what an invitation promised is not promised twice by sending it again when its days are over', async () => {
  const studio = await founded()
  const late = await place(studio, { to: { kind: 'link' }, basisPoints: 6_000 })
  clock.set(addDays(start, context.settings.teamInvitationDays + 1))
  const other = await place(studio, { to: { kind: 'link' }, basisPoints: 6_000 })
  const renew = () =>
    transaction((tx) =>
      renewInvitation(tx, studio.owner, { invitationId: late.invitationId, token: makeToken() }, context),
    )
  await expect(renew()).rejects.toThrow('promises 60 %, and of the owner’s share 40 % is not promised')
  await transaction((tx) => takeBackInvitation(tx, studio.owner, { invitationId: other.invitationId }))
  await renew()
  clock.set(start)
})

test('an invitation to an address is for whoever has proved it', async () => {
  const studio = await founded()
  const email = `hana-${studio.teamId.slice(0, 8)}@example.org`
  const { token } = await place(studio, { to: { kind: 'email', email } })
  const claims = actorOf(
    await transaction((tx) => makeMember(tx, { email, emailVerifiedAt: null, state: 'banned' })),
  )
  await expect(
    transaction((tx) => acceptInvitation(tx, { ...claims, state: 'active' }, { token }, context)),
  ).rejects.toThrow(/^The invitation is for somebody else/)
  const hana = actorOf(await transaction((tx) => makeMember(tx, { email: email.toUpperCase() })))
  await transaction((tx) => acceptInvitation(tx, hana, { token }, context))
  expect(await findRole(db, studio.teamId, hana.id)).toBe('member')
})

test('who has blocked somebody gets no invitation of theirs, by name or by address, and none again', async () => {
  for (const by of ['username', 'email'] as const) {
    const studio = await founded()
    const hana = await transaction((tx) => makeMember(tx))
    const to =
      by === 'email' ? { kind: by, email: hana.email.toUpperCase() } : { kind: by, username: hana.username }
    const block = { memberId: studio.owner.id, note: '' }
    const { invitationId } = await place(studio, { to })
    await transaction((tx) => blockPerson(tx, actorOf(hana), block))
    clock.advanceMs(11 * 60_000)
    const again = { invitationId, token: makeToken() }
    await expect(transaction((tx) => renewInvitation(tx, studio.owner, again, context))).rejects.toThrow(
      'You can’t invite this person',
    )
    await transaction((tx) => takeBackInvitation(tx, studio.owner, { invitationId }))
    await expect(place(studio, { to })).rejects.toThrow('You can’t invite this person')
    clock.set(start)
  }
})

test('somebody who is named accepts without the token; by a link nobody does', async () => {
  const studio = await founded()
  const hana = await transaction((tx) => makeMember(tx))
  const named = await place(studio, { to: { kind: 'username', username: hana.username } })
  const link = await place(studio)
  const stranger = await person()
  for (const ref of [named, link])
    await expect(
      transaction((tx) => acceptInvitation(tx, stranger, { invitationId: ref.invitationId }, context)),
    ).rejects.toThrow('There is no such invitation')
  await transaction((tx) =>
    acceptInvitation(tx, actorOf(hana), { invitationId: named.invitationId }, context),
  )
})

test('each invitation that no longer holds says why', async () => {
  const studio = await founded()
  const [first, late] = [await person(), await person()]
  const says = async (given: { token: string }, who = late) =>
    transaction((tx) => acceptInvitation(tx, who, { token: given.token }, context)).then(
      () => 'accepted',
      (error: Error) => error.message.split('.')[0],
    )
  const used = await place(studio)
  await transaction((tx) => acceptInvitation(tx, first, used, context))
  expect(await says(used)).toBe('The invitation is used')
  expect(await says(used, first)).toBe('You have joined')
  const takenBack = await place(studio)
  await transaction((tx) => takeBackInvitation(tx, studio.owner, takenBack))
  expect(await says(takenBack)).toBe('The invitation was taken back')
  const declined = await place(studio)
  await transaction((tx) => declineInvitation(tx, late, { token: declined.token }))
  expect(await says(declined)).toBe('The invitation was declined')
  const shareGone = await place(studio, { basisPoints: 9_000 })
  const second = await place(studio, { basisPoints: 1_000 })
  await transaction((tx) => acceptInvitation(tx, late, second, context))
  await transaction((tx) =>
    proposeShares(tx, studio.owner, {
      teamId: studio.teamId,
      shares: [
        { memberId: studio.owner.id, basisPoints: 0 },
        { memberId: first.id, basisPoints: 9_000 },
        { memberId: late.id, basisPoints: 1_000 },
      ],
    }),
  )
  const third = await person()
  expect(await says(shareGone, third)).toBe('The shares have changed')
  expect(await says(shareGone, first)).toBe('You are in this team')
  clock.set(addDays(start, 7))
  expect(await says(shareGone, third)).toBe('The invitation has expired')
  clock.set(start)
})

test('a team that is full takes nobody more until there is room', async () => {
  const studio = await founded()
  const [open, first, second] = [await place(studio), await place(studio), await place(studio)]
  const small = { ...context, settings: { ...context.settings, teamMembersMost: 3 } }
  const accept = async ({ token }: { token: string }, who: Awaited<ReturnType<typeof person>>) =>
    transaction((tx) => acceptInvitation(tx, who, { token }, small))
  const [hana, teo] = [await person(), await person()]
  await accept(first, hana)
  await accept(second, await person())
  await expect(accept(open, teo)).rejects.toThrow(/^The team is full/)
  await transaction((tx) => leaveTeam(tx, hana, studio))
  await accept(open, teo)
  expect(await findRole(db, studio.teamId, teo.id)).toBe('member')
})

test('an invitation tells since when it is seen, and one that is sent again has not been seen yet', async () => {
  const studio = await founded()
  const { invitationId, token } = await place(studio)
  const openedAt = async () => (await listOpenInvitations(db, studio.teamId))[0]?.openedAt ?? null
  expect(await openedAt()).toBeNull()
  await transaction((tx) => noteInvitationOpened(tx, token))
  clock.advanceMs(11 * 60_000)
  await transaction((tx) => noteInvitationOpened(tx, token))
  expect(await openedAt()).toEqual(start)
  const next = { invitationId, token: makeToken() }
  await transaction((tx) => renewInvitation(tx, studio.owner, next, context))
  expect(await openedAt()).toBeNull()
  clock.set(start)
})

test('addresses that were asked are forgotten a month after their last day', async () => {
  const studio = await founded()
  const { invitationId } = await place(studio, { to: { kind: 'email', email: 'once@example.org' } })
  clock.set(addDays(start, 38))
  await transaction(forgetAddresses)
  clock.set(start)
  const [row] = await db.select().from(teamInvitation).where(eq(teamInvitation.id, invitationId))
  expect(row).toMatchObject({ email: null, state: 'taken-back' })
})
