import { Form, Link } from 'react-router'
import { notificationKinds } from '#domain/accounts/members/notification-channels.ts'
import { Button, IconButton } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { NotificationIntent } from './act-on-notifications.ts'
import type { DayOfThings, NotificationLine, ThingOfDay } from './group-notifications.ts'
import { signOf } from './notification-sign.ts'

/** So many lines of a thing stand open; the earlier ones fold. */
const OPEN_MOST = 3

/** The day in the margin, and beside it what happened, gathered by the thing that it happened to. */
export function Day({ day: { name, date, things } }: { day: DayOfThings }) {
  return (
    <section className="dayrow" aria-label={`${name}, ${date}`}>
      <h2>
        {name} <small>{date}</small>
      </h2>
      <div>
        {things.map((thing) => (
          <Thing key={thing.thing} thing={thing} />
        ))}
      </div>
    </section>
  )
}

function Thing({ thing: { thing, kind, title, lines, unread, latest } }: { thing: ThingOfDay }) {
  const label = notificationKinds.find((row) => row.kind === kind)?.label
  const earlier = lines.slice(OPEN_MOST)
  return (
    <article className={unread > 0 ? 'thing is-new' : 'thing'}>
      <span className={kind === 'security' ? 'sign is-warn' : 'sign'}>
        <Icon name={signOf(kind)} />
      </span>
      <div>
        <header>
          <h3>
            <Link to={placeOf(latest)}>{title}</Link>
            {label === title ? null : <small>{label}</small>}
          </h3>
          {unread > 1 ? (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value={'read-thing' satisfies NotificationIntent} />
              <input type="hidden" name="thing" value={thing} />
              <Button look="bare" size="s" aria-label={`Mark ${unread} of “${title}” as read`}>
                Mark {unread} read
              </Button>
            </Form>
          ) : null}
        </header>
        <ul className="evs">
          {lines.slice(0, OPEN_MOST).map((line) => (
            <Line key={line.number} line={line} />
          ))}
        </ul>
        {earlier.length > 0 ? (
          <details className="evs-fold">
            <summary>{earlier.length} earlier that day</summary>
            <ul className="evs">
              {earlier.map((line) => (
                <Line key={line.number} line={line} />
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </article>
  )
}

function Line({ line: { number, line, at, time, isNew } }: { line: NotificationLine }) {
  return (
    <li className={isNew ? 'is-new' : undefined}>
      <time dateTime={at.toISOString()}>{time}</time>
      <p>
        {isNew ? <span className="sr">Unread: </span> : null}
        <Link to={placeOf(number)}>{line}</Link>
      </p>
      {isNew ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value={'read' satisfies NotificationIntent} />
          <input type="hidden" name="number" value={number} />
          <IconButton label={`Mark as read: ${line}`} title="Mark as read">
            <Icon name="check" size={18} />
          </IconButton>
        </Form>
      ) : null}
    </li>
  )
}

/** Leads to the very place, and reads it on the way. */
const placeOf = (number: number) => `/my/notifications/${number}`
