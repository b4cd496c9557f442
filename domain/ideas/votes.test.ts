import { asc, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { clockActor } from '#domain/actor.ts'
import { initialSettings } from '#domain/settings/index.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { countBoard, listBoard } from './board-queries.ts'
import { countWaitingIdeas } from './desk-queries.ts'
import { findIdea } from './idea-queries.ts'
import { ageVotes, foldCounts } from './keep-figures.ts'
import { mergeIdeas } from './merge-ideas.ts'
import { eraseIdeas } from './own-data.ts'
import { proposeIdea } from './propose-idea.ts'
import { respondToIdea } from './respond-to-idea.ts'
import { idea, ideaFollow, ideaVote } from './schema.server.ts'
import { anIdea, aVoter, ideaContext, named } from './testing.ts'
import { castVote, takeVoteBack } from './vote.ts'

const clock = movableClock(new Date('2030-05-06T09:00:00Z'))
const { db, transaction } = await testDatabase({ clock })

const someone = (role: 'member' | 'admin' = 'member') =>
  transaction(async (tx) => actorOf(await makeMember(tx, { role })))
const rowOf = async (ideaId: string) => (await db.select().from(idea).where(eq(idea.id, ideaId)))[0]!
const votesFor = (ideaId: string) => db.$count(ideaVote, eq(ideaVote.ideaId, ideaId))
const followersOf = (ideaId: string) => db.$count(ideaFollow, eq(ideaFollow.ideaId, ideaId))

test('an idea begins with the vote of its author, and who votes follows it until they take the vote back', async () => {
  const { ideaId } = await transaction((tx) => anIdea(tx))
  const bob = await transaction((tx) => aVoter(tx, ideaId))
  await transaction((tx) => castVote(tx, bob, { ideaId }, ideaContext))
  expect(await rowOf(ideaId)).toMatchObject({ votes: 2, trend: 2 })
  expect(await followersOf(ideaId)).toBe(2)
  await transaction((tx) => takeVoteBack(tx, bob, { ideaId }))
  expect(await rowOf(ideaId)).toMatchObject({ votes: 1, trend: 1 })
  expect(await followersOf(ideaId)).toBe(1)
})

test('votes of fourteen days are the trend, and older ones only votes', async () => {
  const old = await transaction((tx) => anIdea(tx, { title: 'An idea of long ago' }))
  await transaction((tx) => aVoter(tx, old.ideaId))
  clock.advanceMs(15 * DAY_MS)
  await transaction((tx) => aVoter(tx, old.ideaId))
  const young = await transaction((tx) => anIdea(tx, { title: 'An idea of today' }))
  await transaction((tx) => aVoter(tx, young.ideaId))
  await transaction((tx) => ageVotes(tx, clockActor))
  expect(await rowOf(old.ideaId)).toMatchObject({ votes: 3, trend: 1 })
  const { rows } = await listBoard(db, { viewerId: old.author.id, sort: 'trending' })
  const places = [young, old].map(({ number }) => rows.findIndex((row) => row.number === number))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  await transaction((tx) => takeVoteBack(tx, old.author, { ideaId: old.ideaId }))
  expect(await rowOf(old.ideaId)).toMatchObject({ votes: 2, trend: 1 })
})

test('more than the ideas and votes of a day are refused, and a day later there is room again', async () => {
  const settings = { ...initialSettings, ideasDailyMost: 2, ideaVotesDailyMost: 3 }
  const ann = await someone()
  const content = async () => ({
    title: 'Something that should be there',
    text: 'For everyone',
    kindId: await transaction((tx) => named(tx, 'Search')),
  })
  const propose = async () => {
    const given = await content()
    return transaction((tx) => proposeIdea(tx, ann, given, { settings }))
  }
  await propose()
  await propose()
  await expect(propose()).rejects.toThrow('as many as one may')
  const others = [await transaction((tx) => anIdea(tx)), await transaction((tx) => anIdea(tx))]
  const vote = (ideaId: string) => transaction((tx) => castVote(tx, ann, { ideaId }, { settings }))
  await vote(others[0]!.ideaId)
  await expect(vote(others[1]!.ideaId)).rejects.toThrow('as often as one may')
  clock.advanceMs(DAY_MS)
  await propose()
  await vote(others[1]!.ideaId)
})

test('at an end of its way nobody votes any more', async () => {
  const { ideaId, author } = await transaction((tx) => anIdea(tx))
  const admin = await someone('admin')
  await transaction(async (tx) => {
    const stateId = await named(tx, 'Done')
    await respondToIdea(tx, admin, { ideaId, stateId, words: '', answer: '' }, ideaContext)
  })
  await expect(transaction((tx) => aVoter(tx, ideaId))).rejects.toThrow('its votes stay as they are')
  await expect(transaction((tx) => takeVoteBack(tx, author, { ideaId }))).rejects.toThrow('stay as they are')
})

test('joined ideas keep one vote a person, and the address of the joined one leads to the other', async () => {
  const admin = await someone('admin')
  const [first, second, third] = await transaction(async (tx) => [
    await anIdea(tx, { title: 'The one that stays' }),
    await anIdea(tx, { title: 'Another that asks the same' }),
    await anIdea(tx, { title: 'A third that asks the same' }),
  ])
  const both = await transaction((tx) => aVoter(tx, first.ideaId))
  await transaction((tx) => castVote(tx, both, { ideaId: second.ideaId }, ideaContext))
  await transaction((tx) => aVoter(tx, second.ideaId))
  const merge = (ideaId: string, intoId: string) =>
    transaction((tx) => mergeIdeas(tx, admin, { ideaId, intoId }, ideaContext))
  await merge(third.ideaId, second.ideaId)
  await merge(second.ideaId, first.ideaId)
  // The three authors, the one who voted for both, and the one who voted for the second.
  expect(await rowOf(first.ideaId)).toMatchObject({ votes: 5, trend: 5 })
  expect(await votesFor(first.ideaId)).toBe(5)
  expect(await rowOf(second.ideaId)).toMatchObject({ votes: 0, trend: 0, mergedVotes: 4 })
  for (const { number } of [second, third])
    expect(await findIdea(db, { number, viewerId: admin.id })).toEqual({ mergedInto: first.number })
  // A vote for one that is gone is a vote for where it went.
  const late = await transaction((tx) => aVoter(tx, third.ideaId))
  expect(await votesFor(first.ideaId)).toBe(6)
  await expect(merge(second.ideaId, first.ideaId)).rejects.toThrow('not on the board any more')
  await transaction((tx) => eraseIdeas(tx, late.id))
  expect(await rowOf(first.ideaId)).toMatchObject({ votes: 5, trend: 5 })
})

test('what the board says it has is what it has', async () => {
  const steps = await countBoard(db)
  await transaction((tx) => foldCounts(tx, clockActor))
  const { ideas, byState } = await countBoard(db)
  expect(steps).toEqual(await countBoard(db))
  const shown = await db.select().from(idea)
  const onBoard = shown.filter(
    ({ mergedIntoId, hiddenAt, withdrawnAt }) => !mergedIntoId && !hiddenAt && !withdrawnAt,
  )
  expect(ideas).toBe(onBoard.length)
  for (const [stateId, count] of byState)
    expect(count).toBe(onBoard.filter((row) => row.stateId === stateId).length)
})

test('the board goes on by pages without losing or repeating one', async () => {
  const author = await someone()
  const settings = { ...initialSettings, ideasDailyMost: 100 }
  const kindId = await transaction((tx) => named(tx, 'Deals'))
  for (let made = 0; made < 45; made++)
    await transaction((tx) =>
      proposeIdea(tx, author, { title: `Idea of many, ${made}`, text: 'Words', kindId }, { settings }),
    )
  const seen: number[] = []
  let after: { figure: number; number: number } | undefined
  for (;;) {
    const { rows, hasMore } = await listBoard(db, {
      viewerId: author.id,
      sort: 'votes',
      scope: 'mine',
      after,
    })
    seen.push(...rows.map(({ number }) => number))
    const last = rows.at(-1)
    if (!hasMore || !last) break
    after = { figure: last.votes, number: last.number }
  }
  expect(new Set(seen).size).toBe(45)
  expect(seen).toHaveLength(45)
})

test('what waits for an answer is counted up to a hundred, and since when only where these are all', async () => {
  const admin = await someone('admin')
  const few = await countWaitingIdeas(db, admin)
  const [oldest] = await db.select().from(idea).where(isNull(idea.answeredAt)).orderBy(asc(idea.writtenAt))
  expect(few).toMatchObject({ isMore: false, oldestAt: oldest?.writtenAt })
  const [stateId, kindId] = await transaction(async (tx) => [
    await named(tx, 'New'),
    await named(tx, 'Deals'),
  ])
  const now = clock.now()
  const one = { text: 'Words', stateId, kindId, writtenAt: now, movedAt: now }
  await db
    .insert(idea)
    .values(Array.from({ length: 120 }, (_, place) => ({ ...one, title: `One of very many, ${place}` })))
  expect(await countWaitingIdeas(db, admin)).toEqual({ waiting: 100, isMore: true, oldestAt: null })
})
