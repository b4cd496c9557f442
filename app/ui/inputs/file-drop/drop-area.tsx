import { useState, type ComponentProps, type DragEvent, type ReactNode } from 'react'
import { FieldError } from '#app/ui/inputs/field/field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { describeRules, type FileRules } from './file-rules.ts'

type DropAreaProps = {
  /** What it asks for: `Choose pictures`. */
  ask: string
  rules: FileRules
  /** What the rules do not say: `at least 640 px wide`. */
  also?: string | undefined
  isFull: boolean
  refused: readonly { name: string; reason: string }[]
  onFiles: (files: File[]) => void
  input?: ComponentProps<'input'> | undefined
  disabled?: boolean | undefined
  /** What has been chosen so far. */
  children: ReactNode
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Where files are dropped, chosen or pasted, with what was chosen above and what was refused below. */
export function DropArea(props: DropAreaProps) {
  const { ask, rules, also, isFull, refused, onFiles, input, disabled, children } = props
  const [isOver, setIsOver] = useState(false)
  const take = (list: FileList | null) => {
    if (list?.length && !disabled) onFiles([...list])
  }
  return (
    <div
      className={isOver ? 'file-drop is-over' : 'file-drop'}
      onDragOver={(event) => {
        if (disabled || !hasFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false)
        if (!hasFiles(event)) return
        event.preventDefault()
        take(event.dataTransfer.files)
      }}
      onPaste={(event) => take(event.clipboardData.files)}
    >
      {children}
      <label className="file-drop-ask" hidden={isFull}>
        <span>
          <Icon name="upload" /> <b>{ask}</b> <span className="soft">or drop or paste them here</span>
        </span>
        <input
          {...input}
          type="file"
          multiple={rules.maxFiles > 1}
          accept={rules.accept?.join(',')}
          disabled={disabled}
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
        <small className="soft">
          {describeRules(rules)}
          {also ? `, ${also}` : null}
        </small>
      </label>
      <div className="file-drop-refused" aria-live="polite">
        {refused.map(({ name, reason }) => (
          <FieldError key={name}>{reason}</FieldError>
        ))}
      </div>
    </div>
  )
}
