import {
  askForTestPush,
  changeDelivery,
  chooseLetters,
  markNotificationsRead,
  openNotification,
  stopLetters,
  stopPath,
  subscribeToPush,
  unsubscribeFromPush,
} from '#domain/notifications/index.ts'
import { pushSubscription } from '#domain/notifications/schema.server.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { makeBrowserKeys } from '#platform/push/testing.ts'
import { everyone, livingAnns, livingMembers, operation, type Operations, own } from './operation.ts'
import { context } from './scene.ts'

const secret = ['a secret that only tests know, of 32'] as const
const delivery = { dailyHour: 9, quiet: null }
const keys = makeBrowserKeys().keys
const browser = (path: string) => ({ endpoint: `https://push.example/${path}`, ...keys })

const tokenOf = (memberId: string) =>
  stopPath({ memberId, kinds: ['deals'] }, secret)
    .split('/')
    .at(-1) ?? ''

export const operationsOfNotifications: Operations = {
  'notifications.changeDelivery': own(
    livingMembers,
    ({ tx, self }) =>
      () =>
        changeDelivery(tx, self, { channels: {}, delivery }, context),
  ),
  // Whoever holds the letter may.
  'notifications.chooseLetters': operation(
    everyone,
    ({ tx, asks, ann }) =>
      () =>
        chooseLetters(tx, asks, { token: tokenOf(ann.id), on: ['deals'] }, { secret }),
  ),
  'notifications.stopLetters': operation(
    everyone,
    ({ tx, asks, ann }) =>
      () =>
        stopLetters(tx, asks, tokenOf(ann.id), { secret }),
  ),
  'notifications.markNotificationsRead': own(
    livingMembers,
    ({ tx, self }) =>
      () =>
        markNotificationsRead(tx, self, { upTo: 5 }),
  ),
  'notifications.openNotification': operation(livingAnns, async ({ tx, self, ann }) => {
    await tx.announce({ kind: 'account.password-reset', memberId: ann.id })
    await tx.settle()
    return () => openNotification(tx, self, { number: 1 })
  }),
  'notifications.subscribeToPush': own(livingMembers, ({ tx, self, mine: { sessionId } }) => {
    const services = ['https://push.example']
    return () => subscribeToPush(tx, self, browser('new'), { sessionId, services })
  }),
  'notifications.askForTestPush': operation(livingAnns, async ({ tx, self, ann }) => {
    const subscriptionId = await browserOf(tx, ann)
    return () => askForTestPush(tx, self, { subscriptionId })
  }),
  'notifications.unsubscribeFromPush': operation(livingAnns, async ({ tx, self, ann }) => {
    const subscriptionId = await browserOf(tx, ann)
    return () => unsubscribeFromPush(tx, self, { subscriptionId })
  }),
}

async function browserOf(
  tx: Transaction,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<string> {
  const [held] = await tx.db
    .insert(pushSubscription)
    .values({ ...browser('held'), memberId: id, sessionId, createdAt: tx.now })
    .returning({ id: pushSubscription.id })
  return held?.id ?? ''
}
