import { Fragment } from 'react'
import { Form, useNavigation } from 'react-router'
import type { RefusedForm } from '#app/forms/refused-form.ts'
import { Turn } from '#app/shared/messages/turn.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { describeRules } from '#app/ui/inputs/file-drop/file-rules.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { messageLimits } from '#domain/messages/message-rules.ts'
import type { RoomIntent } from './act-on-room.ts'
import type { RoomData } from './load-room.ts'

type TalkProps = Pick<RoomData, 'id' | 'talk' | 'sides' | 'party' | 'fileRules'> & {
  refused: RefusedForm | undefined
}

/** What the two say in the room. It is the word of a side, and stands in the file of a dispute. */
export function Talk({ id, talk, sides, party, fileRules, refused }: TalkProps) {
  const isSending = useNavigation().formData?.get('intent') === 'say'
  if (!talk) return null
  const { messages, hasMore, canWrite, clientId, conversationId } = talk
  const other = talk.isThird ? 'both sides' : party === 'buyer' ? sides.seller.name : sides.buyer.name
  const { careSeen, ...errors } = refused?.result.error ?? {}
  const typed = refused?.result.initialValue?.['text']
  return (
    <section id="said">
      <h2>What was said</h2>
      {hasMore && conversationId ? (
        <p className="small">
          <KnownLink to={`/my/messages/${conversationId}`}>All messages of this deal</KnownLink>
        </p>
      ) : null}
      <div role="log" aria-label="Messages">
        <ol className="said-l">
          {messages.map((message, place) => (
            <Fragment key={message.number}>
              {message.day === messages[place - 1]?.day ? null : (
                <li className="daymark">
                  <h3>{message.day}</h3>
                </li>
              )}
              <Turn message={message} />
            </Fragment>
          ))}
        </ol>
      </div>
      {canWrite ? (
        <Form
          key={messages.length}
          className="compose2"
          method="post"
          action={`/deals/${id}`}
          encType="multipart/form-data"
          preventScrollReset
        >
          <input type="hidden" name="clientId" value={clientId} />
          {Object.values(errors)
            .flatMap((words) => words ?? [])
            .map((words) => (
              <p key={words} className="compose-bad" role="alert">
                {words}
              </p>
            ))}
          {careSeen?.map((words) => (
            <p key={words} className="care" role="alert">
              <Icon name="circle-alert" size={18} />
              <span>{words}</span>
            </p>
          ))}
          <label className="sr" htmlFor="room-words">
            Write to {other}
          </label>
          <textarea
            id="room-words"
            className="area"
            name="text"
            rows={2}
            maxLength={messageLimits.text}
            placeholder={`Write to ${other}`}
            defaultValue={typeof typed === 'string' ? typed : ''}
          />
          <div className="row">
            <label className="compose-files">
              <Icon name="paperclip" size={18} />
              <span className="sr">Attach files: {describeRules(fileRules)}</span>
              <input type="file" name="files" multiple />
            </label>
            <span className="grow" />
            {careSeen ? (
              <label className="small">
                <input type="checkbox" name="careSeen" value="yes" /> Send it anyway
              </label>
            ) : null}
            <Button size="s" busy={isSending} name="intent" value={'say' satisfies RoomIntent}>
              Send
            </Button>
          </div>
        </Form>
      ) : null}
      <p className="small soft">
        Only the two of you read this. An administrator does if one of you opens a dispute.
      </p>
    </section>
  )
}
