import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { refusalElsewhere, refusalFor } from '#app/forms/refused-form.ts'
import { Turn } from '#app/shared/messages/turn.tsx'
import type { MessageView, ReadView } from '#app/shared/messages/message-view.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PROPOSAL_OVER } from '#domain/messages/message-rules.ts'
import type { ThreadIntent } from './act-on-thread.ts'
import { Barred } from './barred.tsx'
import { Composer } from './composer.tsx'
import { EditForm } from './edit-form.tsx'
import { keepTyped } from './keep-typed.ts'
import type { ThreadData } from './load-thread.server.ts'
import { FindHere } from './finding/find-here.tsx'
import { MessageTools } from './message-tools.tsx'
import { OutboxTurns } from './outbox/outbox-turns.tsx'
import type { RefusedWords } from './refused-words.ts'
import { tellServer } from './tell-server.ts'
import { ThreadHead } from './thread-head.tsx'
import { useLiveThread } from './use-live-thread.ts'

type ThreadProps = { thread: ThreadData; refused: RefusedWords | undefined }

/** One conversation: what was said, what is on its way, and where one writes. */
export function Thread({ thread, refused }: ThreadProps) {
  const { id, other, about, deal, editing, replyTo, canWrite, isAtEnd } = thread
  const { messages, read, isOtherTyping, outbox, waiting } = useLiveThread(thread)
  const end = useStayAtEnd(
    messages.length + waiting.length + waiting.filter(({ state }) => state === 'waits').length,
    isAtEnd,
    replyTo !== null || editing !== null,
  )
  const typing = useTyping(id)
  const navigate = useNavigate()
  const here = `/my/messages/${id}`
  const isBarred = other.blockedSince !== null && (thread.kind !== 'deal' || deal?.isAgreed === false)
  const writes = !editing && !deal?.cameToNothing && !isBarred && canWrite && other.isThere
  const shown: ThreadIntent[] = editing ? ['edit'] : writes ? ['send'] : []
  const { initialValue, error } = refusalFor('send' satisfies ThreadIntent, refused) ?? {}
  const { careSeen, ...errors } = error ?? {}
  return (
    <section className="thread" aria-label={`Conversation with ${other.name}`}>
      <ThreadHead thread={thread} />
      <FindHere thread={thread} />
      {deal ? (
        <p className="about">
          <span>
            In the room of the deal <b>{deal.title}</b>
          </span>
          <KnownLink to={deal.to}>Go to the deal</KnownLink>
        </p>
      ) : null}
      {about ? (
        <p className="about">
          <span>
            {about.label}: <b>{about.title}</b>
          </span>
          <KnownLink to={about.to}>See it</KnownLink>
        </p>
      ) : null}
      {thread.hasEarlier ? (
        <p className="earlier">
          <KnownLink to={`${here}?before=${messages[0]?.number ?? 1}`}>Show earlier messages</KnownLink>
        </p>
      ) : null}
      <div role="log" aria-label="Messages">
        <ol className="said-l">
          {messages.map((message, place) => (
            <Fragment key={message.number}>
              <DayMark message={message} before={messages[place - 1]} />
              <Turn
                message={message}
                isFound={message.number === thread.found}
                edge={<ReadMark message={message} read={read} messages={messages} />}
                tools={canWrite ? <MessageTools id={id} message={message} /> : null}
              />
            </Fragment>
          ))}
        </ol>
      </div>
      <OutboxTurns outbox={outbox} waiting={waiting} />
      <RefusedElsewhere result={refusalElsewhere(shown, refused)} wrote={{ text: 'Your words' }} />
      {isOtherTyping ? (
        <p className="typing" role="status">
          <i />
          <i />
          <i /> {other.name} is writing
        </p>
      ) : null}
      {isAtEnd ? null : (
        <p className="earlier">
          <KnownLink to={here}>Go to the newest messages</KnownLink>
        </p>
      )}
      <div ref={end} className="thread-end" />
      <div className="compose-dock">
        {editing ? (
          <EditForm key={editing.number} message={editing} back={here} refused={refused} />
        ) : writes ? (
          <Composer
            name={other.name}
            clientId={thread.clientId}
            rules={thread.fileRules}
            draft={typeof initialValue?.['text'] === 'string' ? initialValue['text'] : thread.own.draft}
            reply={replyTo}
            withoutReply={here}
            dealWith={thread.kind === 'deal' ? null : other.username}
            teamId={other.writesTo?.id ?? null}
            quickReplies={thread.quickReplies}
            refused={
              error
                ? {
                    why: Object.values(errors).flatMap((words) => words ?? []),
                    care: careSeen ?? [],
                    hadFiles: refused?.hadFiles === true,
                  }
                : null
            }
            onSend={(words) => {
              typing.sent()
              outbox.add(words)
              if (replyTo) void navigate(here, { replace: true, preventScrollReset: true })
            }}
            onType={typing.typed}
          />
        ) : deal?.cameToNothing ? (
          <Note tone="info">{PROPOSAL_OVER}.</Note>
        ) : isBarred ? (
          <Barred other={other} />
        ) : (
          <Note tone="info">
            {other.isThere ? thread.whyClosed : `${other.name} can’t be written to now.`}
          </Note>
        )}
      </div>
    </section>
  )
}

function DayMark({ message, before }: { message: MessageView; before: MessageView | undefined }) {
  if (message.day === before?.day) return null
  return (
    <li className="daymark">
      <h2>{message.day}</h2>
    </li>
  )
}

/** Stands at the last of one's own messages: how far the other has read. */
function ReadMark({
  message,
  read,
  messages,
}: {
  message: MessageView
  read: ReadView
  messages: readonly MessageView[]
}) {
  const lastMine = messages.findLast(({ isMine, kind, gone }) => isMine && kind === 'text' && !gone)
  if (message.number !== lastMine?.number) return null
  const isRead = read !== null && read.number >= message.number
  return (
    <span className="read">
      <Icon name={isRead ? 'check-check' : 'check'} size={15} /> {isRead ? `Read ${read.time}` : 'Sent'}
    </span>
  )
}

/** Whoever comes to the end sees it, and stays there when something comes; whoever reads above, or points at something there, is left alone. */
function useStayAtEnd(count: number, isAtEnd: boolean, isPointing: boolean) {
  const end = useRef<HTMLDivElement>(null)
  const wasAtEnd = useRef(false)
  useLayoutEffect(() => {
    const comes = isAtEnd && !wasAtEnd.current
    wasAtEnd.current = isAtEnd
    const mark = end.current
    if (!isAtEnd || isPointing || !mark || count === 0 || (comes && location.hash)) return
    const isNear = mark.getBoundingClientRect().top < innerHeight + 240
    if (comes || isNear) mark.scrollIntoView({ block: 'end' })
  }, [count, isAtEnd, isPointing])
  return end
}

/** What is typed here is kept when the page is left, by a link or by closing it. */
function useTyping(id: string) {
  const [field] = useState(() => keepTyped((sign) => void tellServer(id, sign)))
  useEffect(() => {
    addEventListener('pagehide', field.leave)
    return () => {
      removeEventListener('pagehide', field.leave)
      field.leave()
    }
  }, [field])
  return field
}
