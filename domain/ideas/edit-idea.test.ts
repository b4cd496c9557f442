import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { editIdea } from './edit-idea.ts'
import { respondToIdea, saidLastAt } from './respond-to-idea.ts'
import { idea } from './schema.server.ts'
import { anIdea, ideaContext, named } from './testing.ts'

const clock = movableClock(new Date('2030-05-06T09:00:00Z'))
const { db, transaction } = await testDatabase({ clock })

const admin = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))
const rowOf = async (ideaId: string) => (await db.select().from(idea).where(eq(idea.id, ideaId)))[0]!
const edit = ({ ideaId, author }: Awaited<ReturnType<typeof anIdea>>) =>
  transaction(async (tx) => {
    const kindId = await named(tx, 'Deals')
    return editIdea(tx, author, { ideaId, title: 'Pay everybody twice', text: 'From now on', kindId })
  })
const respond = (
  ideaId: string,
  state: string,
  said: { words?: string; answer?: string; basedOn?: number },
) =>
  transaction(async (tx) => {
    const stateId = await named(tx, state)
    return respondToIdea(tx, admin, { ideaId, stateId, words: '', answer: '', ...said }, ideaContext)
  })

test('what was answered or moved keeps the words that it was said of, though nobody else voted', async () => {
  const [answered, moved] = await transaction(async (tx) => [await anIdea(tx), await anIdea(tx)])
  await respond(answered.ideaId, 'New', { answer: 'Yes, it comes in spring.' })
  await respond(moved.ideaId, 'Planned', { words: 'For spring' })
  for (const one of [answered, moved]) {
    await expect(edit(one)).rejects.toThrow('answered or moved as it stands')
    expect(await rowOf(one.ideaId)).toMatchObject({ title: 'Let reviews wait for three weeks' })
  }
})

test('who answers words that their author changed meanwhile is told so', async () => {
  const one = await transaction((tx) => anIdea(tx))
  const answer = { answer: 'Yes, it comes in spring.' }
  const basedOn = saidLastAt(await rowOf(one.ideaId))
  clock.advanceMs(60_000)
  await edit(one)
  await expect(respond(one.ideaId, 'New', { ...answer, basedOn })).rejects.toThrow('changed by its author')
  await respond(one.ideaId, 'New', { ...answer, basedOn: saidLastAt(await rowOf(one.ideaId)) })
  expect(await rowOf(one.ideaId)).toMatchObject({ title: 'Pay everybody twice', ...answer })
})
