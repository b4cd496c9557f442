import { MessageText } from '#app/shared/messages/message-text.tsx'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import type { EntryView } from './ticket-view.ts'

/** What was said or done, with the time in the margin. */
export function Entry({ entry }: { entry: EntryView }) {
  const { number, voice, time, name, avatar, text, link, files } = entry
  if (voice === 'step')
    return (
      <li className="step" id={`e${number}`}>
        <time>{time}</time>
        <span className="who">
          <Icon name="ticket" size={16} />
        </span>
        <p>
          {text} {link ? <KnownLink to={link.to}>{link.label}</KnownLink> : null}
        </p>
      </li>
    )
  return (
    <li className="turn" id={`e${number}`}>
      <time>{time}</time>
      <span className="who">
        <Avatar name={name} src={avatar} size={28} />
      </span>
      <div className="words">
        <b className="name">
          <span>
            {name} {voice === 'staff' ? <small className="soft">support</small> : null}
          </span>
          <time>{time}</time>
        </b>
        {text ? <MessageText text={text} /> : null}
        {files.map((file) => (
          <div key={file.id} className="filerow">
            <span className="ft">
              <Icon name="file-text" />
            </span>
            <div>
              <a href={file.to} download>
                {file.name}
              </a>
              <small>{file.size}</small>
            </div>
          </div>
        ))}
      </div>
    </li>
  )
}
