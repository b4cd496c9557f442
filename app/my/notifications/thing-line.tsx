import { Form, Link } from 'react-router'
import { Faces } from '#app/ui/avatar/avatar.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { IconButton } from '#app/ui/inputs/button/button.tsx'
import type { NotificationIntent } from './act-on-notifications.ts'
import type { NotificationLine } from './group-notifications.ts'
import type { NotificationsData } from './load-notifications.ts'

type LineProps = { line: NotificationLine; faces: NotificationsData['faces'] }

/** When, what, and how much; a link to the very place. */
export function Line({
  line: { number, line, at, time, isNew, sum, times, since, byIds },
  faces,
}: LineProps) {
  const people = times > 1 ? byIds.flatMap((id) => faces[id] ?? []) : []
  return (
    <li className={isNew ? 'is-new' : undefined}>
      <time dateTime={at.toISOString()}>{time}</time>
      <div>
        <p>
          {isNew ? <span className="sr">Unread: </span> : null}
          <Link to={placeOf(number)}>{line}</Link>
          {times > 1 && people.length === 0 ? <small>{` ${times} times since ${since}`}</small> : null}
        </p>
        {people.length > 0 ? <Faces faces={people} size={24} /> : null}
      </div>
      {sum === '' ? null : <b className="ev-sum">{sum}</b>}
      {isNew && times === 1 ? (
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
export const placeOf = (number: number) => `/my/notifications/${number}`
