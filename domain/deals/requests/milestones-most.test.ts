import { expect, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import { fundMilestones } from '../milestones/fund-milestones.ts'
import { anAgreedDeal, aPair, milestonesOf, someContent } from '../testing.ts'
import { dealRequest } from '../schema.server.ts'
import { answerRequest } from './answer-request.ts'
import { proposeMilestone } from './ask-other-side.ts'

const { transaction: run } = await testDatabase()

test('the twentieth milestone may be added, the twenty-first not, however it is asked for', async () => {
  await run(async (tx) => {
    const pair = await aPair(tx)
    const parts = Array.from({ length: 19 }, (_, at) => ({ title: `Part ${at}`, priceMinor: 1_000, days: 1 }))
    const dealId = await anAgreedDeal(tx, pair, someContent({ milestones: parts }))
    const [first] = await milestonesOf(tx, dealId)
    await fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [first?.id ?? ''] })
    const more = { dealId, title: 'One more', priceMinor: minor(1_000), days: 1, reason: 'It grew' }
    await proposeMilestone(tx, pair.buyer, more)
    const [asked] = await tx.db.select().from(dealRequest)
    await answerRequest(tx, pair.seller, { dealId, requestId: asked?.id ?? '', agrees: true })
    await expect(proposeMilestone(tx, pair.buyer, more)).rejects.toThrow('at most 20 milestones')
    await expect(proposeMilestone(tx, pair.seller, more)).rejects.toThrow('at most 20 milestones')
  })
})
