import { Tag } from '#app/ui/tag/tag.tsx'
import { dateText } from '#app/ui/time/relative-time.ts'

export type LoggedChange = {
  id: number
  title: string
  reason: string
  announcedAt: Date
  effectiveAt: Date
  /** Made known, and not yet in force. */
  isAnnounced: boolean
}

/** Each change to a fee or rule: what, why, when it was said and when it applies. */
export function ChangeLog({ changes }: { changes: readonly LoggedChange[] }) {
  if (changes.length === 0)
    return <p className="soft">No fee or rule has changed since the marketplace opened.</p>
  return (
    <ul className="lines change-log">
      {changes.map((change) => (
        <li key={change.id} id={`change-${change.id}`}>
          <div>
            <h3>{change.title}</h3>
            <p>{change.reason}</p>
            <p className="small">
              Announced <Day at={change.announcedAt} />,{' '}
              {change.isAnnounced ? 'applies from' : 'in force since'} <Day at={change.effectiveAt} />
            </p>
          </div>
          {change.isAnnounced ? <Tag tone="info">Announced</Tag> : <Tag tone="ok">In force</Tag>}
        </li>
      ))}
    </ul>
  )
}

function Day({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{dateText(at)}</time>
}
