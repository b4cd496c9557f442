import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Button, IconButton } from '#app/ui/inputs/button/button.tsx'
import { describeRules, type FileRules, formatBytes, sortFiles } from '#app/ui/inputs/file-drop/file-rules.ts'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { messageLimits } from '#domain/messages/message-rules.ts'
import type { ThreadIntent } from './act-on-thread.ts'
import { DealLinks } from './deal-links.tsx'
import { FILES_AGAIN, FilesAgain } from './files-again.tsx'
import { QuickRepliesMenu, type QuickReplyView } from './quick-replies-menu.tsx'

type Quoted = { number: number; name: string; text: string }

export type ComposerProps = {
  /** With whom one talks. */
  name: string
  clientId: string
  rules: FileRules
  /** What was typed before, here or on another device. */
  draft: string
  reply: Quoted | null
  /** Where the quote is left out. */
  withoutReply: string
  /** Whom a deal can be made with from here. */
  dealWith: string | null
  /** The team in whose name one answers. */
  teamId: string | null
  quickReplies: readonly QuickReplyView[]
  /** What the server said of a form that was sent without script. */
  refused: { why: readonly string[]; care: readonly string[]; hadFiles: boolean } | null
  onSend(words: { text: string; files: readonly File[]; reply: Quoted | null }): void
  onType(text: string): void
}

/** Where one writes. Without script it is a form; with it Enter sends, and the words go to the outbox. */
export function Composer(props: ComposerProps) {
  const { name, clientId, rules, draft, reply, withoutReply, dealWith, teamId } = props
  const { refused, onSend, onType } = props
  const isLive = useHydrated()
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])
  const field = useRef<HTMLTextAreaElement>(null)
  const lacksFiles = refused?.hadFiles === true && chosen.length === 0

  useEffect(() => {
    if (reply) field.current?.focus()
  }, [reply])

  function take(files: readonly File[]): void {
    const { taken, refused: notTaken } = sortFiles(chosen.length, files, rules)
    setChosen((before) => [...before, ...taken])
    setProblems(notTaken.map(({ reason }) => reason))
  }
  /** Where the cursor stands; what was typed already stays. */
  function putIn(words: string): void {
    const area = field.current
    if (!area) return
    area.setRangeText(words, area.selectionStart, area.selectionEnd, 'end')
    onType(area.value)
    // The menu gives the focus back to its button first.
    requestAnimationFrame(() => area.focus())
  }
  function send(event: FormEvent): void {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    if (text === '' && chosen.length === 0) return
    onSend({ text, files: chosen, reply })
    // Not React's: what was typed before the script came is still in it.
    if (field.current) field.current.value = ''
    setChosen([])
    setProblems([])
    field.current?.focus()
  }
  function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const isTouch = matchMedia('(pointer: coarse)').matches
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch) return
    send(event)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is the second way, the button is the first.
    <form
      id="write"
      className="compose2"
      method="post"
      encType="multipart/form-data"
      onSubmit={send}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take([...event.dataTransfer.files])
      }}
    >
      <input type="hidden" name="clientId" value={clientId} />
      {reply ? (
        <div className="cite">
          <input type="hidden" name="replyTo" value={reply.number} />
          <span>
            <b>{reply.name}</b> {reply.text}
          </span>
          <KnownLink to={withoutReply} aria-label="Take the quote out" className="icon-btn">
            <Icon name="x" size={18} />
          </KnownLink>
        </div>
      ) : null}
      {chosen.map((file, place) => (
        <div key={`${file.name} ${place}`} className="filerow">
          <span className="ft">
            <Icon name="file-text" />
          </span>
          <div>
            {file.name}
            <small>{formatBytes(file.size)}, goes out with the message</small>
          </div>
          <IconButton
            type="button"
            label={`Take ${file.name} out`}
            onClick={() => setChosen((before) => before.filter((one) => one !== file))}
          >
            <Icon name="x" />
          </IconButton>
        </div>
      ))}
      {[...(refused?.why ?? []), ...problems].map((words) => (
        <p key={words} className="compose-bad" role="alert">
          {words}
        </p>
      ))}
      {refused?.care.map((words) => (
        <p key={words} className="care" role="alert">
          <Icon name="circle-alert" size={18} />
          <span>{words}</span>
        </p>
      ))}
      <label className="sr" htmlFor="message-text">
        Write to {name}
      </label>
      <textarea
        ref={field}
        id="message-text"
        className="area"
        name="text"
        rows={isLive ? 1 : 3}
        placeholder={`Write to ${name}`}
        defaultValue={draft}
        maxLength={messageLimits.text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={sendByEnter}
        onPaste={(event) => {
          if (event.clipboardData.files.length > 0) take([...event.clipboardData.files])
        }}
      />
      <div className="row">
        <label
          className={isLive ? 'icon-btn' : 'compose-files'}
          title={`Attach files: ${describeRules(rules)}`}
        >
          <Icon name="paperclip" />
          <span className="sr">Attach files: {describeRules(rules)}</span>
          <input
            type="file"
            name="files"
            multiple
            className={isLive ? 'sr' : undefined}
            aria-describedby={lacksFiles ? FILES_AGAIN : undefined}
            onChange={(event) => {
              take([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
        </label>
        {lacksFiles ? <FilesAgain /> : null}
        <QuickRepliesMenu
          replies={props.quickReplies}
          here={withoutReply}
          onChoose={isLive ? putIn : undefined}
        />
        {dealWith ? <DealLinks username={dealWith} teamId={teamId} /> : null}
        <span className="grow" />
        {isLive ? (
          <small className="soft hide-s">
            <kbd>Enter</kbd> sends
          </small>
        ) : null}
        {refused && refused.care.length > 0 ? (
          <label className="small">
            <input type="checkbox" name="careSeen" value="yes" /> Send it anyway
          </label>
        ) : null}
        <Button size="s" name="intent" value={'send' satisfies ThreadIntent}>
          Send
        </Button>
      </div>
    </form>
  )
}
