import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { sendFile } from '#app/ui/inputs/file-drop/send-file.ts'
import { Note } from '#app/ui/note/note.tsx'
import { postLimits } from '#domain/blog/post-rules.ts'

type Added = { id: string; alt: string; caption: string }
type AddPictureProps = { file: File; onAdd: (added: Added) => void; onClose: () => void }
type State =
  | { kind: 'sending'; share: number }
  | { kind: 'sent'; id: string }
  | { kind: 'failed'; reason: string }

/** A picture on its way: what it shows is asked meanwhile, and without that it does not go into the text. */
export function AddPicture({ file, onAdd, onClose }: AddPictureProps) {
  const id = useId()
  const [state, setState] = useState<State>({ kind: 'sending', share: 0 })
  const [alt, setAlt] = useState('')
  const [caption, setCaption] = useState('')
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    first.current?.focus()
    return sendFile('/my/pictures', file, {
      onProgress: (share) => setState({ kind: 'sending', share }),
      onDone: (sent) => setState({ kind: 'sent', id: sent.id }),
      onFail: (reason) => setState({ kind: 'failed', reason }),
    })
  }, [file])
  const isReady = state.kind === 'sent' && alt.trim() !== ''
  const add = () => {
    if (state.kind === 'sent' && alt.trim() !== '') onAdd({ id: state.id, alt, caption })
  }
  // Not a form of its own: it stands inside the one of the post, which Enter would send.
  const addOnEnter = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <fieldset className="ed-picture">
      <legend>{file.name.slice(0, 80)}</legend>
      {state.kind === 'failed' ? (
        <Note tone="bad" role="alert">
          {state.reason}
        </Note>
      ) : (
        <p className="soft" role="status">
          {state.kind === 'sent'
            ? 'Sent. It is drawn in the sizes that pages need.'
            : `Sending, ${Math.round(state.share * 100)} %`}
        </p>
      )}
      <label className="label" htmlFor={`${id}-alt`}>
        What does it show? For those who can’t see it
      </label>
      <input
        ref={first}
        id={`${id}-alt`}
        className="input"
        value={alt}
        maxLength={postLimits.coverAlt.max}
        onChange={({ target }) => setAlt(target.value)}
        onKeyDown={addOnEnter}
      />
      <label className="label" htmlFor={`${id}-caption`}>
        Words under it <span className="opt">optional</span>
      </label>
      <input
        id={`${id}-caption`}
        className="input"
        value={caption}
        maxLength={postLimits.coverAlt.max}
        onChange={({ target }) => setCaption(target.value)}
        onKeyDown={addOnEnter}
      />
      <div className="row">
        <Button type="button" size="s" look="main" disabled={!isReady} onClick={add}>
          Put it into the text
        </Button>
        <Button type="button" size="s" look="bare" onClick={onClose}>
          Leave it out
        </Button>
      </div>
    </fieldset>
  )
}
