import { type Area, enqueue, erasing, jobsOf } from '#domain/area.ts'
import { exportOrders, eraseCart } from './own-data.ts'
import { ordersJobs } from './jobs.ts'

export const orders: Area = {
  reactions: {
    'deal.moved': ({ serviceId }) =>
      serviceId ? [enqueue({ job: 'orders.count-service-deals', data: { serviceId } })] : [],
    'order.ended': ({ state, orderId }) =>
      state === 'placed' || state === 'returned'
        ? [enqueue({ job: 'orders.tell-buyer', data: { orderId } })]
        : [],
    'payment.succeeded': ({ purpose, subjectId }) =>
      purpose === 'checkout' && subjectId
        ? [enqueue({ job: 'orders.finish', data: { orderId: subjectId } })]
        : [],
    'payment.ended': ({ purpose, subjectId }) =>
      purpose === 'checkout' && subjectId
        ? [enqueue({ job: 'orders.fail', data: { orderId: subjectId } })]
        : [],
  },
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
