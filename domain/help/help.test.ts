import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { visitor } from '#domain/actor.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { countRead } from './count-read.ts'
import { forgetVotes } from './forget-votes.ts'
import { exportVotes, listByHelp, listByReads } from './queries.ts'
import { rateArticle } from './rate-article.ts'
import { helpCounted } from './schema.server.ts'
import { sweepHelp } from './sweep-help.ts'

const start = new Date('2026-11-15T12:00:00Z')
const clock = movableClock(start)
const { db, transaction } = await testDatabase({ clock })

const read = (slug: string, reader: string) =>
  transaction((tx) => countRead(tx, visitor, { slug, visitor: reader }))
const figuresOf = async (slug: string) =>
  (await listByReads(db, clock.now())).find((one) => one.slug === slug)

test('a reader is counted once a day, and what is read most goes first', async () => {
  const slug = 'what-reaches-me'
  for (const reader of ['one', 'one', 'two']) await read(slug, reader)
  await read('invite-people', 'one')
  expect((await listByReads(db, clock.now())).slice(0, 2)).toMatchObject([
    { slug, reads: 2 },
    { slug: 'invite-people', reads: 1 },
  ])
  clock.set(addDays(start, 1))
  await read(slug, 'one')
  expect(await figuresOf(slug)).toMatchObject({ reads: 3 })
  clock.set(addDays(start, 40))
  expect(await figuresOf(slug)).toMatchObject({ reads: 0 })
  clock.set(start)
})

test('what was read in thirty days is that of today and the twenty-nine days before', async () => {
  const slug = 'shares-of-a-team'
  await read(slug, 'one')
  clock.set(addDays(start, 29))
  expect(await figuresOf(slug)).toMatchObject({ reads: 1 })
  clock.set(addDays(start, 30))
  expect(await figuresOf(slug)).toMatchObject({ reads: 0 })
  clock.set(start)
})

test('a visitor answers once a day', async () => {
  const slug = 'pro-plan'
  for (const isHelpful of [true, false])
    await transaction((tx) => rateArticle(tx, visitor, { slug, isHelpful, visitor: 'three' }))
  expect(await figuresOf(slug)).toMatchObject({ helpful: 1, unhelpful: 0 })
})

test('a member answers once, may change their mind, and takes the answer along or has it forgotten', async () => {
  const slug = 'lost-access'
  const member = await transaction(async (tx) => actorOf(await makeMember(tx)))
  const rate = (isHelpful: boolean) =>
    transaction((tx) => rateArticle(tx, member, { slug, isHelpful, visitor: member.id }))
  for (const isHelpful of [true, true, false]) await rate(isHelpful)
  expect(await figuresOf(slug)).toMatchObject({ helpful: 0, unhelpful: 1 })
  expect(await exportVotes(db, member.id)).toMatchObject([{ article: slug, helpful: false }])
  await transaction((tx) => forgetVotes(tx, member.id))
  expect(await exportVotes(db, member.id)).toEqual([])
  expect(await figuresOf(slug)).toMatchObject({ unhelpful: 1 })
})

test('the desk reads of which articles people say that they did not help, those first', async () => {
  const agent = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'support' })))
  const say = async (slug: string, isHelpful: boolean, many: number) => {
    for (let place = 0; place < many; place++)
      await transaction((tx) =>
        rateArticle(tx, visitor, { slug, isHelpful, visitor: `${slug} ${isHelpful} ${place}` }),
      )
  }
  await say('late-or-silent', false, 4)
  await say('late-or-silent', true, 1)
  await say('cancel-a-deal', true, 5)
  await say('invite-people', false, 4)
  const listed = await listByHelp(db, agent, clock.now())
  const placeOf = (slug: string) => listed.findIndex((one) => one.slug === slug)
  expect(listed[0]).toMatchObject({ slug: 'late-or-silent', helpedOfHundred: 20 })
  expect(placeOf('cancel-a-deal')).toBeLessThan(placeOf('invite-people'))
  expect(listed[placeOf('invite-people')]).toMatchObject({ unhelpful: 4, helpedOfHundred: undefined })
})

test('what is no article is neither read nor rated', async () => {
  await expect(read('nothing', 'one')).rejects.toBeInstanceOf(NotFound)
})

test('who was counted is forgotten with the day', async () => {
  await read('your-data', 'one')
  clock.set(addDays(start, 2))
  await sweepHelp(db, clock.now())
  expect(await db.select().from(helpCounted)).toEqual([])
})
