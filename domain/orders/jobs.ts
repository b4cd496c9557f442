import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { clockActor } from '#domain/actor.ts'
import { writeDealFigures } from '#domain/catalogue/index.ts'
import { countDealsOfService } from '#domain/deals/index.ts'
import type { JobServices } from '#domain/services.ts'
import { ExpectedError } from '#platform/errors/errors.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { failOrder, finishOrder, returnOrder } from './finish-order.ts'
import { sweepCarts } from './join-carts.ts'
import { purchaseOrder } from './schema.server.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'orders.finish': { orderId: string }
    'orders.fail': { orderId: string }
    'orders.count-service-deals': { serviceId: string }
    'orders.sweep-carts': NoData
    'orders.tell-buyer': { orderId: string }
  }
}

/** The payment came: the order is placed, or it says why not. */
export const finishOrderJob = defineJob({
  name: 'orders.finish',
  data: z.object({ orderId: z.uuid() }),
  retries: 10,
  concurrency: 4,
  async run({ transaction, settings }: JobServices, { orderId }) {
    try {
      await transaction((tx) => finishOrder(tx, clockActor, { orderId }, { settings: settings.current() }))
    } catch (error) {
      // Nothing of the first try is left; the second writes down why.
      if (!(error instanceof ExpectedError)) throw error
      await transaction((tx) => returnOrder(tx, clockActor, { orderId, reason: error.message }))
    }
  },
})

export const failOrderJob = defineJob({
  name: 'orders.fail',
  data: z.object({ orderId: z.uuid() }),
  retries: 10,
  run: ({ transaction }: JobServices, { orderId }) =>
    transaction((tx) => failOrder(tx, clockActor, { orderId })),
})

/** A deal about a service moved: what is counted of the service follows. */
export const countServiceDealsJob = defineJob({
  name: 'orders.count-service-deals',
  data: z.object({ serviceId: z.uuid() }),
  run: ({ transaction }: JobServices, { serviceId }) =>
    transaction((tx) => writeDealFigures(tx, serviceId, () => countDealsOfService(tx, serviceId))),
})

export const sweepCartsJob = defineJob({
  name: 'orders.sweep-carts',
  data: z.object({}),
  cron: '27 3 * * *',
  run: ({ transaction }: JobServices) => transaction(sweepCarts),
})

/** Asked for by the version before, whose processes may still run beside this one: letters follow from what is announced. */
export const tellBuyerJob = defineJob({
  name: 'orders.tell-buyer',
  data: z.object({ orderId: z.uuid() }),
  retries: 10,
  run: ({ transaction }: JobServices, { orderId }) =>
    transaction(async (tx) => {
      const [ended] = await tx.db
        .select({ state: purchaseOrder.state })
        .from(purchaseOrder)
        .where(eq(purchaseOrder.id, orderId))
      if (ended) await tx.announce({ kind: 'order.ended', orderId, state: ended.state })
    }),
})

export const ordersJobs = [finishOrderJob, failOrderJob, countServiceDealsJob, sweepCartsJob, tellBuyerJob]
