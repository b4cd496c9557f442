import { Icon } from '#app/ui/icon/icon.tsx'
import { DealFiles } from '../deal-files.tsx'
import type { StepView } from './course-view.ts'

/** Something that was done, with what was handed over and where the money went. */
export function CourseStep({ step, time }: { step: StepView; time: string }) {
  const { words, notes, amount, parts, handed } = step
  return (
    <li className="turn done">
      <time>{time}</time>
      <span className="who">
        <Icon name="handshake" size={16} />
      </span>
      <div className="words">
        <b className="name">
          {words}
          <time>{time}</time>
        </b>
        {handed.text ? <p className="deal-text">{handed.text}</p> : null}
        {notes.map((note) => (
          <p key={note} className="soft small">
            {note}
          </p>
        ))}
        <DealFiles files={handed.files} />
      </div>
      {amount || parts.length > 0 ? (
        <div className="edge time-money">
          {amount ? <b>{amount}</b> : null}
          {parts.map((part) => (
            <small key={part}>{part}</small>
          ))}
        </div>
      ) : null}
    </li>
  )
}
