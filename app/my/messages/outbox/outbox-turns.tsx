import { MessageText } from '#app/shared/messages/message-text.tsx'
import { Progress } from '#app/ui/figures/progress/progress.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import type { Waiting } from './waiting.ts'
import type { Outbox } from './open-outbox.ts'

const STATE = { sending: 'Sending', waits: 'Waits', failed: 'Not sent' } as const

type OutboxTurnsProps = { outbox: Outbox; waiting: readonly Waiting[] }

/** What is on its way, in grey beside a broken line: it is called sent when it has arrived. */
export function OutboxTurns({ outbox, waiting }: OutboxTurnsProps) {
  if (waiting.length === 0) return null
  const isOff = waiting.some(({ state }) => state === 'waits')
  return (
    <>
      <ol className="said-l" aria-label="On their way">
        {waiting.map((one) => (
          <li key={one.clientId} className="turn mine waits">
            <time />
            <span className="who">
              <i />
            </span>
            <div className="words">
              <b className="name">You</b>
              {one.text ? <MessageText text={one.text} /> : null}
              {one.files.map((file) => (
                <p key={file.name} className="small soft">
                  {file.name}, goes out with the message
                </p>
              ))}
              {one.files.length > 0 && one.state === 'sending' ? (
                <Progress label="Files on their way" value={one.sent ?? 0} />
              ) : null}
              <Failed one={one} outbox={outbox} />
            </div>
            <div className="edge">
              <span className="read">
                <Icon name={one.state === 'failed' ? 'circle-alert' : 'clock'} size={15} /> {STATE[one.state]}
              </span>
            </div>
          </li>
        ))}
      </ol>
      {isOff ? (
        <p className="line-off" role="status">
          <Icon name="wifi-off" size={18} /> No connection.
          <span>What you wrote goes when it is back.</span>
          <button type="button" className="linkish" onClick={outbox.flush}>
            Try now
          </button>
        </p>
      ) : null}
    </>
  )
}

function Failed({ one, outbox }: { one: Waiting; outbox: Outbox }) {
  if (one.state !== 'failed') return null
  const needsCare = one.care.length > 0
  return (
    <div role="alert">
      {(needsCare ? one.care : [one.why]).map((words) => (
        <p key={words} className="care">
          <Icon name="circle-alert" size={18} />
          <span>{words}</span>
        </p>
      ))}
      <div className="row">
        {one.lostFiles.length > 0 ? (
          <label className="compose-files">
            <Icon name="paperclip" size={18} />
            <span className="sr">Choose its files again</span>
            <input
              type="file"
              multiple
              onChange={({ target }) => outbox.giveFiles(one.clientId, [...(target.files ?? [])])}
            />
          </label>
        ) : (
          <Button size="s" type="button" onClick={() => outbox.again(one.clientId, needsCare)}>
            {needsCare ? 'Send it anyway' : 'Send again'}
          </Button>
        )}
        {one.reply && !needsCare && one.lostFiles.length === 0 ? (
          <Button size="s" type="button" onClick={() => outbox.withoutReply(one.clientId)}>
            Send it without the quote
          </Button>
        ) : null}
        <Button size="s" look="bare" type="button" onClick={() => outbox.drop(one.clientId)}>
          Do not send it
        </Button>
      </div>
    </div>
  )
}
