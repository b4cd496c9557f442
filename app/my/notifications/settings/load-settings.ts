import type { MemberEdge } from '#app/edge.ts'
import {
  findAccount,
  isAlwaysOn,
  isChannelOn,
  isCounted,
  listOwnSessions,
  notificationChannels,
  type NotificationKind,
  notificationKinds,
} from '#domain/accounts/index.ts'
import { howMailComes } from '#domain/notifications/choices/delivery-words.ts'
import { findDeliveries, findPushKeys, listOwnSubscriptions } from '#domain/notifications/index.ts'
import { ownOnly } from '../own-only.ts'

const GROUPS: readonly { title: string; kinds: readonly NotificationKind[] }[] = [
  { title: 'Work', kinds: ['deals', 'messages', 'proposals', 'reviews', 'teams'] },
  { title: 'Safety', kinds: ['money', 'security', 'moderation'] },
  { title: 'The marketplace', kinds: ['support', 'product'] },
]

/** What reaches a member now, and the browsers that push goes to. */
export async function loadSettings(edge: MemberEdge) {
  ownOnly(edge)
  const { db, actor, viewer, clock } = edge
  const now = clock.now()
  const [account, deliveryOf, subscriptions, sessions, { publicKey }] = await Promise.all([
    findAccount(db, actor.id),
    findDeliveries(db, [actor.id]),
    listOwnSubscriptions(db, actor.id),
    listOwnSessions(db, actor.id, now),
    findPushKeys(edge),
  ])
  const { dailyHour, quiet } = deliveryOf(actor.id)
  const devices = new Map(sessions.map(({ id, device }) => [id, device]))
  return {
    now,
    email: account.email,
    timeZone: account.timeZone.replaceAll('_', ' '),
    publicKey,
    saved: {
      comes: dailyHour === null ? 'at-once' : 'daily',
      dailyHour: String(dailyHour ?? 8),
      quietFrom: quiet ? String(quiet.from) : '',
      quietUntil: quiet ? String(quiet.until) : '',
    },
    browsers: subscriptions.map(({ id, sessionId, endpoint, createdAt, reachedAt }) => ({
      id,
      device: devices.get(sessionId) ?? 'A browser',
      isThis: sessionId === viewer.sessionId,
      // Only the browser itself is told where its own messages go: it compares.
      endpoint: sessionId === viewer.sessionId ? endpoint : '',
      createdAt,
      reachedAt,
    })),
    groups: GROUPS.map(({ title, kinds }) => ({
      title,
      rows: notificationKinds
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ kind, label, text }) => ({
          kind,
          label,
          text,
          how: howMailComes(kind, dailyHour !== null),
          cells: notificationChannels.map(({ channel, label: name }) => ({
            value: `${kind}.${channel}`,
            label: name,
            isOn: isChannelOn(account.channels, kind, channel),
            fixed: isAlwaysOn(kind, channel)
              ? channel === 'product' && isCounted(kind)
                ? 'Counted'
                : 'Always'
              : null,
          })),
        })),
    })),
  }
}

export type SettingsData = Awaited<ReturnType<typeof loadSettings>>
