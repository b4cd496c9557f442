import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { aTeam } from '#domain/teams/testing.ts'
import { findTeam } from '#domain/teams/index.ts'
import { teamMember } from '#domain/teams/schema.server.ts'
import { gatherLetter } from '#domain/notifications/mail/gather-letter.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { sendMessage, writeToTeam } from '../index.ts'
import { said } from '../testing.ts'

const clock = movableClock(new Date('2030-03-01T10:00:00Z'))
const { db, transaction } = await testDatabase({ clock })

async function someone(displayName: string) {
  const person = await transaction((tx) => makeMember(tx, { displayName, emailVerifiedAt: tx.now }))
  return { actor: actorOf(person), id: person.id, email: person.email }
}

/** A team of two who answer for it, and somebody who asks. */
async function aStudio() {
  const [owner, manager, asker] = [await someone('Olga'), await someone('Mia'), await someone('Ann Lee')]
  const teamId = await transaction(async (tx) => {
    const id = await aTeam(tx, [
      { memberId: owner.id, basisPoints: 6_000 },
      { memberId: manager.id, basisPoints: 4_000 },
    ])
    await tx.db.update(teamMember).set({ role: 'manager' }).where(eq(teamMember.memberId, manager.id))
    return id
  })
  const sent = await transaction((tx) => writeToTeam(tx, asker.actor, { teamId, ...said('A secret') }))
  if (!('number' in sent)) throw new Error('The words were not sent')
  const name = (await findTeam(db, teamId))?.name ?? ''
  return { owner, manager, asker, name, conversationId: sent.conversationId }
}

const answer = (who: MemberActor, conversationId: string) =>
  transaction((tx) => sendMessage(tx, who, { conversationId, ...said('Gladly') }))

async function subjectsAfterTenMinutes(...people: { id: string; email: string }[]): Promise<string[][]> {
  clock.advanceMs(600_000)
  const subjects: string[][] = []
  for (const { id, email } of people) {
    await transaction((tx) => gatherLetter(tx, id))
    const letters = await db.select().from(mailMessage).where(eq(mailMessage.to, email))
    subjects.push(letters.map(({ subject }) => subject))
  }
  return subjects
}

test('each who answers for a team is told once who wrote to it, and never the words', async () => {
  const { owner, manager, asker, name, conversationId } = await aStudio()
  await transaction((tx) => sendMessage(tx, asker.actor, { conversationId, ...said('And one more') }))
  const told = [`Ann Lee, to ${name}: 2 unread messages`]
  expect(await subjectsAfterTenMinutes(owner, manager, asker)).toEqual([told, told, []])
})

test('once one of a team has answered no letter asks the others to, and who asked is told which of them it was', async () => {
  const { owner, manager, asker, name, conversationId } = await aStudio()
  await answer(manager.actor, conversationId)
  const told = [`Mia, ${name}: 1 unread message`]
  expect(await subjectsAfterTenMinutes(owner, manager, asker)).toEqual([[], [], told])
})
