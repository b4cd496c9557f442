import { Link } from 'react-router'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { addressOf, DESK, type Shown } from '../address-of-ticket.ts'
import type { EntryData } from './load-ticket.ts'

type TicketThreadProps = {
  number: number
  entries: readonly EntryData[]
  seen: number
  shown: Shown
  earlierTimes: number | null
}

/** Everything said and done, notes among it: those stand apart, so that nobody takes one for an answer. */
export function TicketThread({ number, entries, seen, shown, earlierTimes }: TicketThreadProps) {
  return (
    <>
      {earlierTimes === null ? null : (
        <p className="small">
          <Link to={addressOf(shown, { number, earlier: earlierTimes })} preventScrollReset>
            What was said and done earlier
          </Link>
        </p>
      )}
      <ol className="ticket-thread" aria-label="Thread">
        {entries.map((one) => (
          <li key={one.number} data-voice={one.isStep ? 'step' : one.voice} id={`entry-${one.number}`}>
            <time>{one.time}</time>
            {one.isStep ? (
              <p className="small soft">
                {one.text}, by {one.name}
              </p>
            ) : (
              <div className="ticket-said">
                <Avatar name={one.name} src={one.avatar} size={28} />
                <div>
                  <b>{one.name}</b>{' '}
                  {one.voice === 'note' ? <Tag tone="warn">Only staff sees this</Tag> : null}
                  {one.number > seen && !one.isOwn ? <Tag>New</Tag> : null}
                  <p className="ticket-text">{one.text}</p>
                  {one.files.map((file) => (
                    <p key={file.id} className="small soft">
                      <Icon name="paperclip" size={16} />{' '}
                      <a href={`${DESK}/${number}/files/${file.id}`}>{file.name}</a>{' '}
                      {Math.ceil(file.bytes / 1024)} KB
                    </p>
                  ))}
                </div>
              </div>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
