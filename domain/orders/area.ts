import { type Area, enqueue, erasing, jobsOf } from '#domain/area.ts'
import { exportOrders, eraseCart } from './own-data.ts'
import { ordersJobs } from './jobs.ts'
import { orderLetters } from './letters.ts'
import { permissions } from './permissions.ts'

export const orders: Area = {
  permissions,
  reactions: {
    'deal.moved': ({ serviceId, sellerId, teamId }) =>
      serviceId
        ? [
            enqueue({ job: 'orders.count-service-deals', data: { serviceId } }),
            { dropPages: [`capacity:${teamId ?? sellerId}`] },
          ]
        : [],
    'seller.capacity-changed': ({ sellerId }) => [{ dropPages: [`capacity:${sellerId}`] }],
    'payment.succeeded': ({ purpose, subjectId }) =>
      purpose === 'checkout' && subjectId
        ? [enqueue({ job: 'orders.finish', data: { orderId: subjectId } })]
        : [],
    'payment.ended': ({ purpose, subjectId }) =>
      purpose === 'checkout' && subjectId
        ? [enqueue({ job: 'orders.fail', data: { orderId: subjectId } })]
        : [],
  },
  letters: orderLetters,
  jobs: () => jobsOf(...ordersJobs),
  personalData: {
    exportParts: {
      async *'cart and orders'({ db, person }) {
        yield { name: 'orders.json', json: await exportOrders(db, person.id) }
      },
    },
    erasers: { cart: erasing(eraseCart) },
  },
}
