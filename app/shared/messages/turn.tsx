import type { ReactNode } from 'react'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import type { FileView, MessageView } from './message-view.ts'
import { MessageText } from './message-text.tsx'
import { Pictures } from './pictures.tsx'
import { OfferCard } from './offer-card.tsx'

type TurnProps = {
  message: MessageView
  /** What stands at the right edge: that it was read, or waits. */
  edge?: ReactNode
  /** What can be done with it. */
  tools?: ReactNode
  isFound?: boolean
}

/** One message. The time stands in the margin; a portrait is theirs, a green line is mine. */
export function Turn({ message, edge, tools, isFound }: TurnProps) {
  const { number, isMine, name, avatar, time, offer, step } = message
  const id = `m${number}`
  if (step)
    return (
      <li className="step" id={id}>
        <time>{time}</time>
        <span className="who">
          <Icon name="handshake" size={16} />
        </span>
        <p>
          {step.words}: <KnownLink to={step.to}>{step.title}</KnownLink>
        </p>
      </li>
    )
  return (
    <li className={`turn${isMine ? ' mine' : ''}${isFound ? ' is-at' : ''}`} id={id}>
      <time>{time}</time>
      <span className="who">{isMine ? <i /> : <Avatar name={name} src={avatar} size={28} />}</span>
      {offer ? (
        <OfferCard offer={offer} />
      ) : (
        <div className="words">
          <b className="name">
            {name}
            <time>{time}</time>
          </b>
          <Said {...message} />
        </div>
      )}
      {edge || tools ? (
        <div className="edge">
          {tools}
          {edge}
        </div>
      ) : null}
    </li>
  )
}

function Said({
  name,
  gone,
  hidden,
  quoted,
  about,
  text,
  edited,
  files,
  care,
  kind,
  voice,
  cards,
}: MessageView) {
  if (hidden) return <p className="gone">Hidden by the moderators. {hidden}</p>
  if (gone)
    return (
      <p className="gone">
        {name} took this message back at {gone}.
      </p>
    )
  if (kind === 'offer') return <p className="gone">An offer of a deal.</p>
  return (
    <>
      {quoted ? (
        <a className="cite" href={`#m${quoted.number}`}>
          <span>
            <b>{quoted.name}</b> {quoted.text}
          </span>
        </a>
      ) : null}
      {about ? (
        <KnownLink className="cite" to={about.to}>
          <span>
            <b>{about.label}</b> {about.title}
          </span>
        </KnownLink>
      ) : null}
      {text ? <MessageText text={text} /> : null}
      {cards.map(({ label, title, to }) => (
        <KnownLink key={to} className="cite" to={to}>
          <span>
            <b>{label}</b> {title}
          </span>
        </KnownLink>
      ))}
      {voice === 'absence' ? <small className="soft">Answered by itself while away</small> : null}
      {edited ? <small className="soft">{edited}</small> : null}
      <Files files={files} />
      {care.map((words) => (
        <p key={words} className="care">
          <Icon name="circle-alert" size={18} />
          <span>{words}</span>
        </p>
      ))}
    </>
  )
}

/** Pictures to look at where they stand, everything else as rows. */
function Files({ files }: { files: readonly FileView[] }) {
  const pictures = files.filter(({ isPicture }) => isPicture)
  const rows = files.filter(({ isPicture }) => !isPicture)
  return (
    <>
      <Pictures pictures={pictures} />
      {rows.map(({ id, name, to, note }) => (
        <div key={id} className="filerow">
          <span className="ft">
            <Icon name="file-text" />
          </span>
          <div>
            <a href={to} download>
              {name}
            </a>
            <small>{note}</small>
          </div>
          <a className="icon-btn" href={to} download aria-label={`Download ${name}`}>
            <Icon name="download" />
          </a>
        </div>
      ))}
    </>
  )
}
