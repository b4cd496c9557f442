import { Form, useNavigation } from 'react-router'
import type { RefusedForm } from '#app/forms/refused-form.ts'
import { useLastSent } from '#app/shared/last-sent.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { describeRules } from '#app/ui/inputs/file-drop/file-rules.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { messageLimits } from '#domain/messages/message-rules.ts'
import type { RoomIntent } from '../act-on-room.ts'
import type { RoomData } from '../load-room.ts'

type SayFormProps = Pick<RoomData, 'id' | 'sides' | 'party' | 'fileRules'> & {
  talk: NonNullable<RoomData['talk']>
  refused: RefusedForm | undefined
}

/** Where a side says something. */
export function SayForm({ id, talk, sides, party, fileRules, refused }: SayFormProps) {
  const isSending = useNavigation().formData?.get('intent') === 'say'
  const { clientId, lastOwnNumber } = talk
  const lastSent = useLastSent(lastOwnNumber)
  const other = talk.isThird ? 'both sides' : party === 'buyer' ? sides.seller.name : sides.buyer.name
  const { careSeen, ...errors } = refused?.result.error ?? {}
  const typed = refused?.result.initialValue?.['text']
  return (
    <Form
      key={lastSent}
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
  )
}
