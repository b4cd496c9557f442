import { Form, Link } from 'react-router'
import { notificationKinds } from '#domain/accounts/members/notification-channels.ts'
import { DoTask } from '#app/my/dashboard/do-task.tsx'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { NotificationIntent } from './act-on-notifications.ts'
import type { DayOfThings, ThingOfDay } from './group-notifications.ts'
import type { NotificationsData } from './load-notifications.ts'
import { signOf } from './notification-sign.ts'
import { Line, placeOf } from './thing-line.tsx'

/** So many lines of a thing stand open; the earlier ones fold. */
const OPEN_MOST = 3

type Known = Pick<NotificationsData, 'faces' | 'answers'>

/** The day in the margin, and beside it what happened, gathered by the thing that it happened to. */
export function Day({ day: { name, date, things }, ...known }: { day: DayOfThings } & Known) {
  return (
    <section className="dayrow" aria-label={`${name}, ${date}`}>
      <h2>
        {name} <small>{date}</small>
      </h2>
      <div>
        {things.map((thing) => (
          <Thing key={thing.thing} thing={thing} {...known} />
        ))}
      </div>
    </section>
  )
}

function Thing({ thing, faces, answers }: { thing: ThingOfDay } & Known) {
  const { kind, title, lines, latest, unread } = thing
  const label = notificationKinds.find((row) => row.kind === kind)?.label
  const earlier = lines.slice(OPEN_MOST)
  return (
    <article className={unread > 0 ? 'thing is-new' : 'thing'}>
      <ThingSign kind={kind} face={thing.byId ? faces[thing.byId] : undefined} />
      <div>
        <header>
          <h3>
            <Link to={placeOf(latest)}>{title}</Link>
            {label === title ? null : <small>{label}</small>}
          </h3>
          <div className="thing-acts">
            <ReadThing thing={thing} />
            <ThingActs thing={thing} answers={answers[thing.thing] ?? []} />
          </div>
        </header>
        <ul className="evs">
          {lines.slice(0, OPEN_MOST).map((line) => (
            <Line key={line.number} line={line} faces={faces} />
          ))}
        </ul>
        {earlier.length > 0 ? (
          <details className="evs-fold">
            <summary>{earlier.length} earlier that day</summary>
            <ul className="evs">
              {earlier.map((line) => (
                <Line key={line.number} line={line} faces={faces} />
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </article>
  )
}

/** Whoever did it, or what kind of thing it is. */
function ThingSign({ kind, face }: { kind: string; face: Known['faces'][string] | undefined }) {
  if (face)
    return (
      <span className="sign-face">
        <Avatar {...face} size={44} />
      </span>
    )
  return (
    <span className={kind === 'security' ? 'sign is-warn' : 'sign'}>
      <Icon name={signOf(kind)} />
    </span>
  )
}

/** One line has its own tick. */
function ReadThing({ thing: { thing, title, unread, lines } }: { thing: ThingOfDay }) {
  if (unread === 0 || (unread === 1 && !lines.some(({ isNew, times }) => isNew && times > 1))) return null
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={'read-thing' satisfies NotificationIntent} />
      <input type="hidden" name="thing" value={thing} />
      <Button look="bare" size="s" aria-label={`Mark ${unread} of “${title}” as read`}>
        Mark {unread} read
      </Button>
    </Form>
  )
}

type ThingActsProps = { thing: ThingOfDay; answers: Known['answers'][string] }

/** What there is to do about it, while it is new. */
function ThingActs({ thing: { thing, title, lines, latest, unread }, answers }: ThingActsProps) {
  if (unread === 0) return null
  const isCompared = thing.startsWith('project:') && lines.some(({ times }) => times > 1)
  const label = isCompared ? 'Compare' : thing.startsWith('deal:') ? 'Look at it' : undefined
  return (
    <>
      {answers.map((action) => (
        <DoTask key={action.label} action={action} size="s" />
      ))}
      {label ? (
        <ButtonLink size="s" to={placeOf(latest)} aria-label={`${label}: ${title}`}>
          {label}
        </ButtonLink>
      ) : null}
    </>
  )
}
