export const notificationKinds = [
  { kind: 'deals', label: 'Deal steps' },
  { kind: 'money', label: 'Money' },
  { kind: 'messages', label: 'Messages' },
  { kind: 'proposals', label: 'Proposals' },
  { kind: 'reviews', label: 'Reviews' },
  { kind: 'teams', label: 'Teams' },
  { kind: 'moderation', label: 'Moderation' },
  { kind: 'support', label: 'Support' },
  { kind: 'security', label: 'Security' },
  { kind: 'product', label: 'News of the product' },
] as const
export const notificationChannels = [
  { channel: 'product', label: 'Here' },
  { channel: 'email', label: 'E-mail' },
  { channel: 'push', label: 'Push' },
] as const

export type NotificationKind = (typeof notificationKinds)[number]['kind']
type NotificationChannel = (typeof notificationChannels)[number]['channel']
export type ChannelChoices = Record<string, Record<string, boolean>>

/** Letters about security and money always come: a thief would turn them off first. */
export function isAlwaysOn(kind: string, channel: string): boolean {
  return channel === 'email' && (kind === 'security' || kind === 'money')
}

/** Whether a member is told of a kind over a channel; what was never chosen is on. */
export function isChannelOn(
  chosen: ChannelChoices,
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean {
  return isAlwaysOn(kind, channel) || (chosen[kind]?.[channel] ?? true)
}

/** The whole matrix from the boxes that were ticked, each named `kind.channel`. */
export function choicesFrom(ticked: readonly string[]): ChannelChoices {
  return Object.fromEntries(
    notificationKinds.map(({ kind }) => [
      kind,
      Object.fromEntries(
        notificationChannels.map(({ channel }) => [
          channel,
          isAlwaysOn(kind, channel) || ticked.includes(`${kind}.${channel}`),
        ]),
      ),
    ]),
  )
}
