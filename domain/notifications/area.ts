import { type Area, enqueue, jobsOf } from '#domain/area.ts'
import { eraseNotifications } from './erase-notifications.ts'
import { gatherLetterJob, sendPushJob, sweepNotificationsJob, testPushJob } from './jobs.ts'
import { notificationLetters } from './letters.ts'
import { permissions } from './permissions.ts'
import { pushPrivateKey } from './push/push-keys.ts'
import { exportNotifications, findNotificationBox } from './queries.ts'

/** So many members fit into one word on the bus. */
const MEMBERS_AT_ONCE = 100

/** What members find in the product about what happened, and how else it reaches them. */
export const notifications: Area = {
  permissions,
  reactions: {
    'notifications.changed': ({ memberIds }) =>
      Array.from({ length: Math.ceil(memberIds.length / MEMBERS_AT_ONCE) }, (_, piece) => ({
        tell: {
          to: memberIds.slice(piece * MEMBERS_AT_ONCE, (piece + 1) * MEMBERS_AT_ONCE),
          event: { kind: 'notifications' } as const,
        },
      })),
    'notifications.letter-planned': ({ memberId, at }) => [
      enqueue({ job: 'notifications.gather-letter', data: { memberId }, startAt: new Date(at) }),
    ],
    'push.queued': ({ pushId, at }) => [
      enqueue({ job: 'push.send', data: { pushId }, ...(at ? { startAt: new Date(at) } : {}) }),
    ],
    'push.test-asked': ({ subscriptionId }) => [enqueue({ job: 'push.test', data: { subscriptionId } })],
  },
  letters: notificationLetters,
  countUnread: async (db, memberId) => (await findNotificationBox(db, memberId)).unread,
  jobs: ({ countUnread }) =>
    jobsOf(gatherLetterJob, sendPushJob(countUnread), testPushJob, sweepNotificationsJob),
  personalData: {
    exportParts: {
      async *notifications({ db, person }) {
        yield { name: 'notifications.json', json: await exportNotifications(db, person.id) }
      },
    },
    erasers: {
      async notifications(tx, person) {
        await eraseNotifications(tx, person)
        return []
      },
    },
  },
  sealed: { 'the key of push messages': pushPrivateKey },
}
