import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { askRevision, deliverWork, fundMilestones, REVISIONS_WITHOUT_LIMIT } from '#domain/deals/index.ts'
import { milestone } from '#domain/deals/schema.server.ts'
import { anAgreedDeal, aPair, milestonesOf, someContent } from '#domain/deals/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { listMoves } from './list-moves.ts'
import { termsView } from './room-view.ts'
import { nextPanel } from './steps/next-panel.ts'
import { contextOf, stepOf } from './steps/testing-steps.ts'

const { db, transaction } = await testDatabase()

/** What the buyer reads of revisions in the room, when the first milestone was delivered. */
async function delivered(revisionsMost: number) {
  const pair = await transaction((tx) => aPair(tx))
  const dealId = await transaction((tx) => anAgreedDeal(tx, pair, someContent({ revisionsMost })))
  const milestoneId = (await milestonesOf({ db } as never, dealId))[0]?.id ?? ''
  await transaction((tx) => fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [milestoneId] }))
  const deliver = () =>
    transaction((tx) => deliverWork(tx, pair.seller, { dealId, milestoneId, text: 'The sign', files: [] }))
  await deliver()
  const read = async () => {
    const context = await contextOf(db, pair.buyer, { dealId, now: new Date() })
    const step = await stepOf(db, pair.buyer, { dealId, now: new Date() }, { do: 'revise', m: milestoneId })
    return {
      terms: termsView(context).find(({ name }) => name === 'Revisions')?.value,
      next: nextPanel(context, listMoves(context)).what,
      step: step.text,
    }
  }
  const sendBack = async () => {
    const reasons = 'The letters are too small to read from the street'
    await transaction((tx) => askRevision(tx, pair.buyer, { dealId, milestoneId, reasons }))
    await deliver()
  }
  return { milestoneId, read, sendBack }
}

const withoutLimit = {
  terms: 'as many as it takes',
  next: expect.stringMatching(/Revisions left: as many as it takes\.$/),
  step: expect.stringMatching(/^Revisions left: as many as it takes\. /),
}

test('as many revisions as it takes are no number anywhere, and never become fewer', async () => {
  const room = await delivered(REVISIONS_WITHOUT_LIMIT)
  expect(await room.read()).toEqual(withoutLimit)
  await room.sendBack()
  expect(await room.read()).toEqual(withoutLimit)
  const [after] = await db.select().from(milestone).where(eq(milestone.id, room.milestoneId))
  expect(after?.revisionsLeft).toBe(REVISIONS_WITHOUT_LIMIT)
})

test('a milestone that an earlier version counted down has as many as it takes all the same', async () => {
  const room = await delivered(REVISIONS_WITHOUT_LIMIT)
  await db.update(milestone).set({ revisionsLeft: 97 }).where(eq(milestone.id, room.milestoneId))
  expect(await room.read()).toEqual(withoutLimit)
})

test('two revisions are two, and one is left after the first', async () => {
  const room = await delivered(2)
  expect(await room.read()).toMatchObject({
    terms: '2 a milestone',
    step: expect.stringMatching(/^Revisions left: 2, this one included\. /),
  })
  await room.sendBack()
  expect((await room.read()).next).toMatch(/Revisions left: 1\.$/)
})
