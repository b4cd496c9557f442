import { Fragment } from 'react'
import { Form } from 'react-router'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Pie } from '#app/ui/figures/pie/pie.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import type { ConversationFilter } from '#domain/messages/message-rules.ts'
import { amountFound, nothingFound } from './finding/found-words.ts'
import { Marked } from './finding/marked.tsx'
import type { ConversationRow } from './conversation-row.ts'
import type { ListData } from './load-list.server.ts'

const FILTERS: readonly (readonly [ConversationFilter, string])[] = [
  ['all', 'All'],
  ['unread', 'Unread'],
  ['deals', 'Deals'],
  ['archived', 'Archived'],
]

const NOTHING: Record<ConversationFilter, string> = {
  all: 'Nobody has written yet.',
  unread: 'Everything is read.',
  deals: 'Nothing was said in the room of a deal yet.',
  archived: 'Nothing is put away.',
}

const addressOf = (filter: ConversationFilter) =>
  filter === 'all' ? '/my/messages' : `/my/messages?show=${filter}`

/** All conversations, beside the one that is open. */
export function ConversationList({ list, current }: { list: ListData; current?: string | undefined }) {
  const { query, filter, unread, rows, earlier, part } = list
  // People are few, and are all there: only of messages there may be more.
  const counted = part?.older ? rows.filter(({ group }) => group === 'Messages') : rows
  return (
    <section className="convs" aria-label="Conversations">
      <div className="convs-h">
        <div className="convs-top">
          {current ? <h2 className="convs-t">Messages</h2> : <h1>Messages</h1>}
          <KnownLink className="icon-btn" to="/my/messages/settings" aria-label="Quick replies and absence">
            <Icon name="settings" />
          </KnownLink>
        </div>
        <Form className="search" role="search" aria-label="Messages" action="/my/messages">
          <Icon name="search" />
          <input
            type="search"
            name="q"
            aria-label="Search messages"
            placeholder="Names, words, files"
            maxLength={100}
            key={query}
            defaultValue={query}
          />
        </Form>
      </div>
      {part ? (
        <p className="convs-found small soft" role="status">
          {rows.length === 0
            ? nothingFound(query, part)
            : `Found for “${query}”: ${amountFound(counted.length, part)}.`}{' '}
          <KnownLink to="/my/messages">All messages</KnownLink>
        </p>
      ) : (
        <Tabs
          label="Which conversations"
          tabs={FILTERS.map(([name, label]) => ({
            to: addressOf(name),
            label,
            current: name === filter,
            ...(name === 'unread' && unread > 0 ? { count: unread } : {}),
          }))}
        />
      )}
      {rows.length === 0 && !query ? <p className="convs-none soft">{NOTHING[filter]}</p> : null}
      {[...Map.groupBy(rows, ({ group }) => group)].map(([group, grouped]) => (
        <Fragment key={group}>
          {group ? <h2 className="convs-group">{group}</h2> : null}
          <ul aria-label={group ?? undefined}>
            {grouped.map((row) => (
              <li key={row.key}>
                <Row row={row} isCurrent={row.id === current && !query} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {part?.older ? (
        <p className="convs-none">
          <KnownLink to={`/my/messages?q=${encodeURIComponent(query)}${part.older}`}>
            Show older messages
          </KnownLink>
        </p>
      ) : null}
      {earlier ? (
        <p className="convs-none">
          <KnownLink to={earlier}>Show earlier conversations</KnownLink>
        </p>
      ) : null}
    </section>
  )
}

function Row({ row, isCurrent }: { row: ConversationRow; isCurrent: boolean }) {
  const { to, name, avatar, isOnline, when, words, lead, of, standing, unread, isPinned, muted, marks } = row
  const look = `conv${unread > 0 ? ' is-new' : ''}${marks.length > 0 ? ' is-found' : ''}`
  return (
    <KnownLink className={look} to={to} aria-current={isCurrent ? 'true' : undefined}>
      <span className="conv-p">
        <Avatar name={name} src={avatar} size={44} />
        {isOnline ? <i className="on" title="Here now" /> : null}
      </span>
      <span className="conv-t">
        <span>
          <b>{name}</b>
          {isPinned ? <Icon name="bookmark" size={14} label="Pinned" /> : null}
          <time>{when}</time>
        </span>
        <span className="last">
          <span>
            {lead === 'file' ? <Icon name="paperclip" size={14} /> : null}
            {lead && lead !== 'file' ? <span className="faint">{lead} </span> : null}
            {row.group === 'People' ? words : <Marked text={words} marks={marks} />}
          </span>
          {muted ? (
            <span className="mute" title={muted}>
              <Icon name="bell-off" size={16} label={muted} />
            </span>
          ) : null}
          {unread > 0 ? (
            <i className="dot" aria-label={`${unread} unread`}>
              {unread > 99 ? '99+' : unread}
            </i>
          ) : null}
        </span>
        {of ? (
          <span className="of">
            {standing ? (
              <Pie part={standing.part} tone={standing.isBad ? 'bad' : undefined}>
                <span>{of}</span>
              </Pie>
            ) : (
              of
            )}
          </span>
        ) : null}
      </span>
    </KnownLink>
  )
}
