import { expect, test } from 'vitest'
import type { MemberActor } from '#domain/actor.ts'
import { askRevision, deliverWork, fundMilestones } from '#domain/deals/index.ts'
import { anAgreedDeal, aPair, milestonesOf } from '#domain/deals/testing.ts'
import { showMessages } from '#app/shared/messages/show-messages.server.ts'
import { findDealTalk, readMessages, setAbsence, writeInDeal } from '#domain/messages/index.ts'
import { said } from '#domain/messages/testing.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { contextOf } from '../steps/testing-steps.ts'
import { courseView, lastOwnNumber, type CourseEntry } from './course-view.ts'

const start = new Date('2030-01-01T10:00:00Z')
const clock = movableClock(start)
const { db, transaction } = await testDatabase({ clock })

const later = (minutes: number) => clock.set(new Date(start.getTime() + minutes * 60_000))

async function saidTo(who: MemberActor, dealId: string) {
  const now = clock.now()
  const talk = await findDealTalk(db, dealId, who)
  const { messages } = talk ? await readMessages(db, talk.conversation.id) : { messages: [] }
  const looker = { db, viewer: who, timeZone: 'UTC', now, currency: 'USD', origin: 'http://hall.test' }
  const shown = await showMessages(looker, messages)
  return shown.map((message, place) => ({ at: messages[place]?.writtenAt ?? now, message }))
}

async function courseOf(who: MemberActor, dealId: string, show: string | null = null) {
  const context = await contextOf(db, who, { dealId, now: clock.now() })
  return courseView(context, { said: await saidTo(who, dealId), files: [], show })
}

const told = ({ message, step }: CourseEntry) => message?.text ?? step?.words

test('words and steps stand in the order in which they followed one another, a delivery with what was handed over', async () => {
  const pair = await transaction(aPair)
  const dealId = await transaction((tx) => anAgreedDeal(tx, pair))
  const [part] = await transaction((tx) => milestonesOf(tx, dealId))
  const milestoneId = part?.id ?? ''
  later(1)
  await transaction((tx) => fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [milestoneId] }))
  later(2)
  await transaction((tx) => writeInDeal(tx, pair.buyer, { dealId, ...said('Oak, please'), files: [] }))
  later(3)
  await transaction((tx) =>
    deliverWork(tx, pair.seller, { dealId, milestoneId, text: 'It hangs outside', files: [] }),
  )
  later(4)
  await transaction((tx) =>
    askRevision(tx, pair.buyer, { dealId, milestoneId, reasons: 'It hangs crooked', files: [] }),
  )
  later(5)
  await transaction((tx) => writeInDeal(tx, pair.seller, { dealId, ...said('I come at nine'), files: [] }))

  const { entries } = await courseOf(pair.buyer, dealId)
  expect(entries.map(told).slice(-5)).toEqual([
    'You paid into escrow: “The sign”',
    'Oak, please',
    'Sal delivered: “The sign”',
    'You asked for a revision: “The sign”',
    'I come at nine',
  ])
  expect(entries.map(({ step }) => step?.handed.text).slice(-3)).toEqual([
    'It hangs outside',
    'It hangs crooked',
    undefined,
  ])
  const words = await courseOf(pair.buyer, dealId, 'words')
  expect(words.entries.map(told)).toEqual(['Oak, please', 'I come at nine'])
  const money = await courseOf(pair.buyer, dealId, 'money')
  expect(money.entries.map(told)).toEqual(['You paid into escrow: “The sign”'])
})

test('of a long course the last thirty stand open, and the rest is folded away, not lost', async () => {
  later(0)
  const pair = await transaction(aPair)
  const dealId = await transaction((tx) => anAgreedDeal(tx, pair))
  for (let number = 1; number <= 40; number++) {
    later(number)
    await transaction((tx) => writeInDeal(tx, pair.buyer, { dealId, ...said(`Word ${number}`), files: [] }))
  }
  const { earlier, entries } = await courseOf(pair.seller, dealId, 'words')
  expect(entries.map(told)).toEqual(Array.from({ length: 30 }, (_, place) => `Word ${place + 11}`))
  expect(earlier.map(told)).toEqual(Array.from({ length: 10 }, (_, place) => `Word ${place + 1}`))
})

test('what a side said last is what it wrote itself: not what the other says, nor what its absence answers', async () => {
  later(0)
  const pair = await transaction(aPair)
  const dealId = await transaction((tx) => anAgreedDeal(tx, pair))
  const say = (who: MemberActor, text: string) =>
    transaction((tx) => writeInDeal(tx, who, { dealId, ...said(text), files: [] }))
  const lastOf = async (who: MemberActor) => lastOwnNumber(await saidTo(who, dealId))
  const { number } = await say(pair.seller, 'I begin on Monday')
  expect([await lastOf(pair.seller), await lastOf(pair.buyer)]).toEqual([number, 0])
  await transaction((tx) =>
    setAbsence(tx, pair.seller, { until: '2030-01-03', words: 'Back on Friday', timeZone: 'UTC' }),
  )
  const asked = await say(pair.buyer, 'Oak, please')
  expect((await saidTo(pair.seller, dealId)).at(-1)?.message).toMatchObject({
    isMine: true,
    voice: 'absence',
  })
  expect([await lastOf(pair.seller), await lastOf(pair.buyer)]).toEqual([number, asked.number])
})
