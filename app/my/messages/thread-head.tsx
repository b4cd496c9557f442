import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { ActionsMenu, type MenuEntry } from '#app/ui/menu/menu.tsx'
import type { ThreadIntent } from './act-on-thread.ts'
import type { ThreadData } from './load-thread.server.ts'

/** With whom one talks, and how the conversation is kept. */
export function ThreadHead({ thread: { id, other, own, isAnswerDue } }: { thread: ThreadData }) {
  const post = `/my/messages/${id}`
  const entry = (
    label: string,
    intent: ThreadIntent,
    icon: 'bookmark' | 'archive' | 'bell-off' | 'bell' | 'eye-off' | 'check',
    more = {},
  ): MenuEntry => ({
    label,
    icon,
    post,
    fields: { intent, ...more },
  })
  const entries: MenuEntry[] = [
    entry(own.isPinned ? 'Unpin' : 'Pin above the others', 'pin', 'bookmark'),
    entry('Mark unread', 'unread', 'eye-off'),
    // So that it does not count as left without an answer.
    ...(isAnswerDue ? [entry('No answer needed', 'no-answer', 'check')] : []),
    ...(own.muted
      ? [entry('Unmute', 'unmute', 'bell')]
      : [
          entry('Mute for an hour', 'mute', 'bell-off', { for: 'an hour' }),
          entry('Mute for a week', 'mute', 'bell-off', { for: 'a week' }),
          entry('Mute for a year', 'mute', 'bell-off', { for: 'a year' }),
        ]),
    entry(own.isArchived ? 'Take out of the archive' : 'Archive', 'archive', 'archive'),
    ...(other.username && !other.blockedSince
      ? [{ label: `Block ${other.name}`, icon: 'ban', to: `/my/blacklist?who=${other.username}` } as const]
      : []),
  ]
  return (
    <header className="talk-h">
      <KnownLink className="icon-btn show-s" to="/my/messages" aria-label="Back to conversations">
        <Icon name="arrow-left" />
      </KnownLink>
      <Avatar name={other.name} src={other.avatar} size={40} />
      <div>
        <h1>{other.to ? <KnownLink to={other.to}>{other.name}</KnownLink> : other.name}</h1>
        <p>
          {other.presence ? (
            <>
              {other.presence.isNow ? <i className="on" /> : null} {other.presence.words}.{' '}
            </>
          ) : null}
          {other.blockedSince ? 'Blocked. Presence is not shown to either. ' : null}
          {other.away ? `Away until ${other.away}. ` : null}
          {other.writesTo ? `To ${other.writesTo.name}. ` : null}
          {own.muted ? `Muted until ${own.muted}.` : null}
        </p>
      </div>
      <span className="grow" />
      <KnownLink className="icon-btn" to={`${post}?find=`} aria-label="Search this conversation">
        <Icon name="search" />
      </KnownLink>
      <ActionsMenu label="Pin, mute, archive or block" entries={entries} />
    </header>
  )
}
