import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeMember } from '#domain/accounts/testing.ts'
import { clockActor } from '#domain/actor.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { returnOrder } from './finish-order.ts'
import { tellBuyerJob } from './jobs.ts'
import { makeWaitingOrder } from './testing.ts'

const { db, transaction } = await testDatabase()

test('what a process of the version before asks to be told is told', async () => {
  const { orderId, email } = await transaction(async (tx) => {
    const buyer = await makeMember(tx, { emailVerifiedAt: tx.now })
    return { email: buyer.email, orderId: await makeWaitingOrder(tx, buyer.id) }
  })
  await transaction((tx) => returnOrder(tx, clockActor, { orderId, reason: 'Paused' }))
  await db.delete(mailMessage).where(eq(mailMessage.to, email))
  await tellBuyerJob.run({ transaction } as never, { orderId })
  expect(await db.$count(mailMessage, eq(mailMessage.to, email))).toBe(1)
})
