import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { beginPost } from '#domain/blog/index.ts'
import { makePost } from '#domain/blog/testing.ts'
import { changeSettings, listRuleChanges, newestChangeId } from '#domain/settings/index.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Announced } from '#platform/events/events.ts'
import { editComment, writeComment } from './comment.ts'
import {
  addKind,
  bringBackToDictionary,
  deleteFromDictionary,
  moveInDictionary,
  retireFromDictionary,
  saveDictionary,
} from './dictionary/order-dictionary.ts'
import { findDictionary } from './dictionary/queries.ts'
import { editIdea, withdrawIdea } from './edit-idea.ts'
import { handleManyIdeas } from './handle-many.ts'
import { hideComment, hideIdea, restoreIdea } from './hide-idea.ts'
import { findAround, findIdea, findIdeasOfChanges, findIdeasOfPost, listComments } from './idea-queries.ts'
import { ideaLetters } from './letters.ts'
import { linkPost } from './outcomes.ts'
import { eraseIdeas, exportIdeas } from './own-data.ts'
import { respondToIdea, saidLastAt } from './respond-to-idea.ts'
import { idea } from './schema.server.ts'
import { anIdea, aVoter, ideaContext, named } from './testing.ts'

const clock = movableClock(new Date('2030-05-06T09:00:00Z'))
const heard: Announced[] = []
const { db, transaction } = await testDatabase({ clock, hear: (event) => void heard.push(event) })

const admin = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))
const rowOf = async (ideaId: string) => (await db.select().from(idea).where(eq(idea.id, ideaId)))[0]!
const respond = (ideaId: string, state: string, { words = '', answer = '' } = {}) =>
  transaction(async (tx) => {
    const stateId = await named(tx, state)
    return respondToIdea(tx, admin, { ideaId, stateId, words, answer }, ideaContext)
  })

test('its author changes an idea until somebody else votes for it, and withdraws it while it is new', async () => {
  const { ideaId, author } = await transaction((tx) => anIdea(tx))
  const edit = () =>
    transaction(async (tx) =>
      editIdea(tx, author, {
        ideaId,
        title: 'Let reviews wait longer',
        text: 'Yes',
        kindId: await named(tx, 'Deals'),
      }),
    )
  await edit()
  expect(await rowOf(ideaId)).toMatchObject({ title: 'Let reviews wait longer', text: 'Yes' })
  await transaction((tx) => aVoter(tx, ideaId))
  await expect(edit()).rejects.toThrow('Others have voted')
  await respond(ideaId, 'Under review')
  await expect(transaction((tx) => withdrawIdea(tx, author, { ideaId }))).rejects.toThrow(
    'stays on the board',
  )
  const other = await transaction((tx) => anIdea(tx))
  await transaction((tx) => withdrawIdea(tx, other.author, { ideaId: other.ideaId }))
  expect(await findIdea(db, { number: other.number, viewerId: admin.id })).toBeUndefined()
})

test('a state and an answer in one are told to followers once, and nothing new is told to nobody', async () => {
  const { ideaId, author } = await transaction((tx) => anIdea(tx))
  const voter = await transaction((tx) => aVoter(tx, ideaId))
  heard.length = 0
  await respond(ideaId, 'Planned', { words: 'For spring', answer: 'Yes. It comes in spring.' })
  await respond(ideaId, 'Planned', { words: 'For spring', answer: 'Yes. It comes in spring.' })
  const told = heard.filter(({ kind }) => kind === 'idea.responded')
  expect(told).toHaveLength(1)
  const [row] = ideaLetters['idea.responded'] ?? []
  const readers = await transaction(async (tx) => row?.who(told[0] as never, tx, {} as never) ?? [])
  expect((readers as readonly { memberId: string }[]).map(({ memberId }) => memberId).toSorted()).toEqual(
    [author.id, voter.id].toSorted(),
  )
  const { steps } = await findAround(db, await rowOf(ideaId), author.id)
  expect(steps.map(({ words }) => words)).toEqual(['', 'For spring'])
})

test('a no needs an answer that says why', async () => {
  const { ideaId } = await transaction((tx) => anIdea(tx))
  await expect(respond(ideaId, 'Declined')).rejects.toMatchObject({
    fields: { answer: ['Answer: say why not'] },
  })
  await respond(ideaId, 'Declined', { answer: 'No. Nothing would be held for the seller.' })
  expect(await rowOf(ideaId)).toMatchObject({ answer: 'No. Nothing would be held for the seller.' })
})

test('a comment is mended for fifteen minutes, replies go one level deep, and a hidden one loses its words', async () => {
  const { ideaId, author } = await transaction((tx) => anIdea(tx))
  const say = (text: string, parentId?: string) =>
    transaction((tx) => writeComment(tx, author, { ideaId, text, parentId }))
  const { commentId } = await say('As the one with the damp cellar: yes.')
  const reply = await say('Me too.', commentId)
  await expect(say('And me.', reply.commentId)).rejects.toThrow('not there any more')
  const mend = (text: string) => transaction((tx) => editComment(tx, author, { commentId, text }))
  await mend('As the one with the dry cellar: yes.')
  clock.advanceMs(16 * 60_000)
  await expect(mend('No.')).rejects.toThrow('15 minutes')
  expect((await rowOf(ideaId)).comments).toBe(2)
  await transaction((tx) => hideComment(tx, admin, { commentId, reason: 'An insult' }, ideaContext))
  const { comments, replies } = await listComments(db, { ideaId })
  expect(comments.map(({ text }) => text)).toEqual([''])
  expect(replies.map(({ text }) => text)).toEqual(['Me too.'])
  expect((await rowOf(ideaId)).comments).toBe(1)
})

test('a hidden idea is there for its author alone, and comes back with its votes', async () => {
  const { ideaId, number, author } = await transaction((tx) => anIdea(tx))
  const voter = await transaction((tx) => aVoter(tx, ideaId))
  await transaction((tx) => hideIdea(tx, admin, { ideaId, reason: 'An advertisement' }, ideaContext))
  expect(await findIdea(db, { number, viewerId: voter.id })).toBeUndefined()
  expect(await findIdea(db, { number, viewerId: author.id })).toBeDefined()
  await expect(transaction((tx) => aVoter(tx, ideaId))).rejects.toThrow('no such idea')
  const ofAnotherCase = { ideaId, reason: 'A mistake', hiddenAt: new Date('2020-01-01T00:00:00Z') }
  await transaction((tx) => restoreIdea(tx, admin, ofAnotherCase, ideaContext))
  expect((await rowOf(ideaId)).hiddenAt).toBeInstanceOf(Date)
  await transaction((tx) => restoreIdea(tx, admin, { ideaId, reason: 'A mistake' }, ideaContext))
  expect(await rowOf(ideaId)).toMatchObject({ votes: 2, hiddenAt: null, hiddenReason: null })
})

test('a change of the rules names the idea that it came from, and one that is not there is refused', async () => {
  const { ideaId, number } = await transaction((tx) => anIdea(tx))
  const change = (values: object, named: string) =>
    transaction(async (tx) =>
      changeSettings(tx, admin, {
        values,
        reason: 'People asked',
        basedOn: await newestChangeId(tx.db),
        idea: named,
      }),
    )
  await change({ reviewWindowDays: 21, operatorName: 'Harbour Street' }, String(number))
  const [changed] = await listRuleChanges(db)
  const { outcomes } = await findAround(db, await rowOf(ideaId), admin.id)
  expect(outcomes).toMatchObject([
    { kind: 'rule', key: String(changed?.id), title: 'Review window and double-blind reveal' },
  ])
  const ideas = await findIdeasOfChanges(db, [changed!.id])
  expect(ideas.get(changed!.id)).toMatchObject({ number })
  await expect(change({ reviewWindowDays: 30 }, '999999')).rejects.toMatchObject({
    fields: { idea: ['Idea: there is none with the number 999999'] },
  })
  expect((await listRuleChanges(db))[0]?.to).toBe(21)
})

test('a post that came of an idea and the idea lead to each other; of a draft nothing is told', async () => {
  const { ideaId, number } = await transaction((tx) => anIdea(tx))
  const { postId } = await transaction((tx) => makePost(tx, admin, { slug: 'three-weeks' }))
  const draft = await transaction((tx) => beginPost(tx, admin, { title: 'Not yet said' }))
  const link = (id: string) => transaction((tx) => linkPost(tx, admin, { ideaId, postId: id }, ideaContext))
  await link(postId)
  await link(postId)
  await expect(link(draft)).rejects.toMatchObject({ fields: { postId: ['Post: choose one that is out'] } })
  const { outcomes } = await findAround(db, await rowOf(ideaId), admin.id)
  expect(outcomes.map(({ address }) => address)).toEqual(['/blog/three-weeks'])
  expect(await findIdeasOfPost(db, postId)).toMatchObject([{ number }])
  heard.length = 0
  await transaction((tx) => hideIdea(tx, admin, { ideaId, reason: 'It names somebody' }, ideaContext))
  // The post's page is kept, and says what came of which idea.
  expect(heard).toContainEqual({ kind: 'idea.outcomes-changed' })
  expect(await findIdeasOfPost(db, postId)).toEqual([])
})

test('several ideas come to a state at once, all or none', async () => {
  const made = await transaction(async (tx) => [await anIdea(tx), await anIdea(tx), await anIdea(tx)])
  const numbers = made.map(({ number }) => number)
  const move = (state: string) =>
    transaction(async (tx) =>
      handleManyIdeas(
        tx,
        admin,
        { what: 'state', numbers, stateId: await named(tx, state), words: '' },
        ideaContext,
      ),
    )
  expect(await move('Under review')).toEqual({ done: 3, left: 0 })
  expect(await move('Under review')).toEqual({ done: 0, left: 3 })
  await expect(move('Declined')).rejects.toThrow('A no needs an answer')
  const into = numbers[0]!
  const joined = await transaction((tx) =>
    handleManyIdeas(tx, admin, { what: 'merge', numbers, into }, ideaContext),
  )
  expect(joined).toEqual({ done: 2, left: 1 })
  expect(await rowOf(made[0]!.ideaId)).toMatchObject({ votes: 3 })
})

test('a row of the dictionary that is in use is retired, not deleted, and then takes no new ideas', async () => {
  const row = { label: 'Mobile app', colour: 'soft', description: '' } as const
  await transaction((tx) => addKind(tx, admin, row, ideaContext))
  await expect(transaction((tx) => addKind(tx, admin, row, ideaContext))).rejects.toThrow('same label')
  const id = await transaction((tx) => named(tx, 'Mobile app'))
  await transaction((tx) => moveInDictionary(tx, admin, { list: 'kind', id, to: 'up' }, ideaContext))
  expect((await findDictionary(db)).kinds.at(-2)?.id).toBe(id)
  await transaction((tx) => deleteFromDictionary(tx, admin, { list: 'kind', id }, ideaContext))

  const { ideaId, author } = await transaction((tx) => anIdea(tx))
  const used = (await rowOf(ideaId)).kindId
  const which = { list: 'kind', id: used } as const
  await expect(transaction((tx) => deleteFromDictionary(tx, admin, which, ideaContext))).rejects.toThrow(
    'retire it',
  )
  await transaction((tx) => retireFromDictionary(tx, admin, which, ideaContext))
  await expect(transaction((tx) => anIdea(tx, { author }))).rejects.toThrow('not there any more')
  await transaction((tx) => bringBackToDictionary(tx, admin, which, ideaContext))
  const first = await transaction((tx) => named(tx, 'New'))
  await expect(
    transaction((tx) => retireFromDictionary(tx, admin, { list: 'state', id: first }, ideaContext)),
  ).rejects.toThrow('New ideas begin')
  const words = {
    id: first,
    label: 'Fresh',
    colour: 'info',
    description: '',
    isFinal: true,
    isRefusal: false,
  } as const
  await transaction((tx) => saveDictionary(tx, admin, { states: [words] }, ideaContext))
  expect((await findDictionary(db)).states[0]).toMatchObject({
    label: 'Fresh',
    isFinal: false,
    isFirst: true,
  })
})

test('who leaves takes their votes along; their ideas and comments stay without a name', async () => {
  const { ideaId, author } = await transaction((tx) => anIdea(tx))
  await transaction((tx) => writeComment(tx, author, { ideaId, text: 'Said by me' }))
  expect(await exportIdeas(db, author.id)).toMatchObject({
    ideas: [{ title: 'Let reviews wait for three weeks' }],
    comments: [{ text: 'Said by me' }],
    votes: [{}],
    followed: [{}],
  })
  await transaction((tx) => eraseIdeas(tx, author.id))
  expect(await rowOf(ideaId)).toMatchObject({ authorId: null, votes: 0, comments: 1 })
  expect(JSON.stringify(await exportIdeas(db, author.id))).not.toContain('Said by me')
})

test('who answers on what a colleague has answered meanwhile is told so, and followers hear of one answer', async () => {
  const { ideaId } = await transaction((tx) => anIdea(tx))
  const stateId = await transaction((tx) => named(tx, 'Planned'))
  const read = saidLastAt(await rowOf(ideaId))
  const answerBy = (answer: string, basedOn: number) =>
    transaction((tx) =>
      respondToIdea(tx, admin, { ideaId, stateId, words: '', answer, basedOn }, ideaContext),
    )
  clock.set(new Date(clock.now().getTime() + 60_000))
  await answerBy('Planned for spring, with two invoices.', read)
  heard.length = 0
  clock.set(new Date(clock.now().getTime() + 60_000))
  await expect(answerBy('We do not know yet when.', read)).rejects.toThrow('What you typed is still here')
  expect(await rowOf(ideaId)).toMatchObject({ answer: 'Planned for spring, with two invoices.' })
  expect(heard).toEqual([])
  await answerBy('Planned for summer, with two invoices.', saidLastAt(await rowOf(ideaId)))
  expect(await rowOf(ideaId)).toMatchObject({ answer: 'Planned for summer, with two invoices.' })
})
