/**
 * What holds for a kind over a channel until the member says something else; 'always' is not theirs to change. 'counted': nor is this, but
 * it stands as a count of its own in the head and not among notifications.
 */
type Rule = 'always' | 'counted' | 'on' | 'off'
type KindRow = {
  kind: string
  label: string
  /** What it is, in a few words. */
  text: string
  product: Rule
  email: Rule
  push: Rule
}

/** Of what members are told, and over which channel. */
export const notificationKinds = [
  {
    kind: 'deals',
    label: 'Deal steps',
    text: 'Delivered, changes asked, a clock that runs out',
    product: 'always',
    email: 'on',
    push: 'on',
  },
  {
    kind: 'messages',
    label: 'Messages',
    text: 'Words, files and offers',
    product: 'counted',
    email: 'on',
    push: 'on',
  },
  {
    kind: 'proposals',
    label: 'Proposals',
    text: 'New, shortlisted, accepted, given back',
    product: 'always',
    email: 'on',
    push: 'off',
  },
  {
    kind: 'reviews',
    label: 'Reviews',
    text: 'A review of you, a reply to yours',
    product: 'always',
    email: 'on',
    push: 'off',
  },
  {
    kind: 'teams',
    label: 'Teams',
    text: 'Invitations, roles, shares',
    product: 'always',
    email: 'on',
    push: 'off',
  },
  {
    kind: 'money',
    label: 'Money',
    text: 'Held, released, cleared, paid out, failed',
    product: 'always',
    email: 'always',
    push: 'on',
  },
  {
    kind: 'security',
    label: 'Security',
    text: 'New device, password, second factor',
    product: 'always',
    email: 'always',
    push: 'on',
  },
  {
    kind: 'moderation',
    label: 'Moderation',
    text: 'Decisions on what you posted, and their reasons',
    product: 'always',
    email: 'always',
    push: 'off',
  },
  {
    kind: 'support',
    label: 'Support',
    text: 'Answers to your tickets',
    product: 'always',
    email: 'on',
    push: 'on',
  },
  {
    kind: 'product',
    label: 'News of the product',
    text: 'Ideas you follow, what is new, changes of the rules',
    product: 'on',
    // Letters about changes of the rules are promised in the terms and come whatever is chosen here.
    email: 'off',
    push: 'off',
  },
] as const satisfies readonly KindRow[]

export const notificationChannels = [
  { channel: 'product', label: 'Here' },
  { channel: 'email', label: 'E-mail' },
  { channel: 'push', label: 'Push' },
] as const

export type NotificationKind = (typeof notificationKinds)[number]['kind']
export type NotificationChannel = (typeof notificationChannels)[number]['channel']

export type ChannelChoices = Record<string, Record<string, boolean>>

const rows = Object.fromEntries(notificationKinds.map((row) => [row.kind, row])) as Record<
  NotificationKind,
  KindRow
>

/** What can't be turned off: letters about security and money a thief would turn off first, and what happened is shown here. */
export function isAlwaysOn(kind: NotificationKind, channel: NotificationChannel): boolean {
  return ['always', 'counted'].includes(rows[kind][channel])
}

/** Kinds that have a count of their own instead of lines among notifications. */
export const countedKinds: readonly NotificationKind[] = notificationKinds
  .filter(({ product }) => product === 'counted')
  .map(({ kind }) => kind)

export const isCounted = (kind: string): boolean => (countedKinds as readonly string[]).includes(kind)

/** Whether a member is told of a kind over a channel; what was never chosen is as the table says. */
export function isChannelOn(
  chosen: ChannelChoices,
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean {
  return isAlwaysOn(kind, channel) || (chosen[kind]?.[channel] ?? rows[kind][channel] === 'on')
}

/** The whole matrix from the boxes that were ticked, each named `kind.channel`; what has no box stays as the table says. */
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
