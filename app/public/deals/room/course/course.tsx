import { Fragment, type ReactNode } from 'react'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { Turn } from '#app/shared/messages/turn.tsx'
import type { RoomData } from '../load-room.ts'
import { CourseStep } from './course-step.tsx'
import type { CourseEntry, CoursePart } from './course-view.ts'

const partWords: Record<CoursePart, string> = {
  all: 'All',
  words: 'Words',
  steps: 'Steps',
  money: 'Money',
  files: 'Files',
}

type CourseProps = Pick<RoomData, 'id' | 'talk' | 'course' | 'join' | 'sides'> & { sayForm: ReactNode }

/** What the two said and did, in one order. A word said here is the word of a side, and stands in the file of a dispute. */
export function Course({ id, talk, course, join, sides: { seller }, sayForm }: CourseProps) {
  const { entries, earlier, parts, now } = course
  return (
    <section id="said">
      <div className="row past-h">
        <h2>What was said and done</h2>
        {join ? null : (
          <a className="small" href={`/deals/${id}/timeline.csv`} download>
            Export the steps
          </a>
        )}
      </div>
      <Tabs
        label="What is shown of it"
        tabs={parts.map(({ part, to, count, isShown }) => ({
          to,
          label: partWords[part],
          count,
          current: isShown,
        }))}
      />
      {talk?.earlier ? (
        <p className="small course-more">
          <KnownLink to={talk.earlier.to}>{talk.earlier.label}</KnownLink>
        </p>
      ) : null}
      {earlier.length > 0 ? (
        <details className="course-earlier">
          <summary>Earlier: {sumUp(earlier)}</summary>
          <Entries entries={earlier} />
        </details>
      ) : null}
      <div role="log" aria-label="What was said and done">
        <Entries entries={entries} dayBefore={earlier.at(-1)?.day} />
      </div>
      {talk?.isEarlier ? (
        <p className="small course-more">
          <KnownLink to={`/deals/${id}#said`}>Go to the newest messages</KnownLink>
        </p>
      ) : null}
      {entries.length === 0 ? <p className="soft">Nothing of this kind yet.</p> : null}
      {sayForm ? (
        <>
          <p className="daymark course-now">
            <b>Now, {now}</b>
          </p>
          {sayForm}
        </>
      ) : null}
      {talk ? (
        <p className="small soft">
          {seller.team
            ? `Only the buyer, and of ${seller.name} its owner, its managers and who works on this, read what is said here.`
            : 'Only the two of you read what is said here.'}{' '}
          An administrator does if one of you opens a dispute.
        </p>
      ) : null}
    </section>
  )
}

function Entries({
  entries,
  dayBefore,
}: {
  entries: readonly CourseEntry[]
  dayBefore?: string | undefined
}) {
  return (
    <ol className="said-l">
      {entries.map((entry, place) => (
        <Fragment key={entry.key}>
          {entry.day === (place === 0 ? dayBefore : entries[place - 1]?.day) ? null : (
            <li className="daymark">
              <h3>{entry.day}</h3>
            </li>
          )}
          {entry.message ? (
            <Turn message={entry.message} />
          ) : (
            <CourseStep step={entry.step} time={entry.time} />
          )}
        </Fragment>
      ))}
    </ol>
  )
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

function sumUp(entries: readonly CourseEntry[]): string {
  const words = entries.filter(({ message }) => message !== null).length
  return [...counted(words, 'message', 'messages'), ...counted(entries.length - words, 'step', 'steps')].join(
    ', ',
  )
}
