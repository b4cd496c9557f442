import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { CaseData } from './load-case.ts'

/** The message in question among those around it, with what the rules or a member found in it. */
export function CaseMessages({ messages, found, unsent, writer }: CaseData) {
  if (unsent !== null)
    return (
      <div className="case-said">
        <p>
          <b>{writer}</b> wanted to send the same words to one stranger more than may be. They were not sent:
        </p>
        <p className="as-typed">{unsent}</p>
      </div>
    )
  return (
    <ol className="case-l" aria-label="Messages around it">
      {messages.map((one) => (
        <li key={one.number} className={one.isIt ? 'is-it' : undefined}>
          <time>{one.time}</time>
          <Avatar name={one.name} src={one.avatar} size={28} />
          <div>
            <b>{one.name}</b> {one.state ? <small className="soft">{one.state}</small> : null}
            <p className="as-typed">{one.text}</p>
            {one.earlier.map((text, place) => (
              <p key={place} className="as-typed soft">
                Before: {text}
              </p>
            ))}
            <CaseFiles files={one.files} />
            {one.isIt ? (
              <ul className="case-found">
                {found.map((sign) => (
                  <li key={sign.id}>
                    <Icon name="flag" size={16} /> <b>{sign.what}</b> {sign.found}
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Nothing of it is shown before somebody asks for it: a picture may be what was reported. */
function CaseFiles({ files }: Pick<CaseData['messages'][number], 'files'>) {
  if (files.length === 0) return null
  return (
    <ul className="case-files">
      {files.map(({ id, name, to, note }) => (
        <li key={id}>
          <Icon name="paperclip" size={16} />{' '}
          <a href={to} download>
            {name}
          </a>{' '}
          <small className="soft">{note} Opening it is written to the log.</small>
        </li>
      ))}
    </ul>
  )
}
