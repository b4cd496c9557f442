import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { IconButton } from '#app/ui/inputs/button/button.tsx'
import { FieldError } from '#app/ui/inputs/field/field.tsx'
import { TextCounter } from '#app/ui/inputs/field/text-counter.tsx'
import { describeLimits, type TextLimits } from '#app/ui/inputs/field/text-length.ts'
import {
  describeRules,
  formatBytes,
  sortFiles,
  type FileRules,
  type RefusedFile,
} from '#app/ui/inputs/file-drop/file-rules.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

type FeedbackTextareaProps = {
  id: string
  label: string
  name: string
  limits: TextLimits
  /** Says the limits unless told. */
  hint?: string
  placeholder?: string
  defaultValue?: string
  error?: string
  /** Files come with the form under this name; leave both out for a text alone. */
  attachmentsName?: string
  attachmentRules?: FileRules
  disabled?: boolean
  submitting?: boolean
  required?: boolean
}

/**
 * A text with its attachments. The chosen files live in one plain file input, with and without
 * JavaScript, so the form is sent the same way in both.
 */
export function FeedbackTextarea(props: FeedbackTextareaProps) {
  const { id, limits, error, disabled = false, submitting = false, attachmentRules } = props
  const fileInput = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [isOver, setIsOver] = useState(false)
  const isLocked = disabled || submitting

  const growArea = () => {
    const element = area.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + 2}px`
  }
  useEffect(growArea, [])

  const keepFiles = (next: readonly File[]) => {
    const carrier = new DataTransfer()
    for (const file of next) carrier.items.add(file)
    if (fileInput.current) fileInput.current.files = carrier.files
    setFiles(next)
  }
  const addFiles = (given: FileList | null) => {
    if (!given?.length || isLocked || !attachmentRules) return false
    const sorted = sortFiles(files.length, [...given], attachmentRules)
    setRefused(sorted.refused)
    keepFiles([...files, ...sorted.taken])
    return true
  }
  const removeFile = (removed: File) => {
    setRefused([])
    keepFiles(files.filter((file) => file !== removed))
    fileInput.current?.focus()
  }
  const pasteFiles = (event: ClipboardEvent) => {
    if (addFiles(event.clipboardData.files)) event.preventDefault()
  }
  const dragOver = (event: DragEvent) => {
    if (isLocked || !attachmentRules || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  const dropFiles = (event: DragEvent) => {
    setIsOver(false)
    if (addFiles(event.dataTransfer.files)) event.preventDefault()
  }

  const boxClass = ['feedback', isOver ? 'is-over' : '', isLocked ? 'is-locked' : '']
    .filter(Boolean)
    .join(' ')
  return (
    <div className={error ? 'field is-bad' : 'field'}>
      <label className="label" htmlFor={id}>
        {props.label}
        {!props.required && <span className="opt"> optional</span>}
      </label>
      <div
        className={boxClass}
        aria-busy={submitting || undefined}
        onDragOver={dragOver}
        onDragLeave={() => setIsOver(false)}
        onDrop={dropFiles}
        onPaste={pasteFiles}
      >
        <textarea
          ref={area}
          id={id}
          name={props.name}
          className="feedback-text"
          defaultValue={props.defaultValue}
          placeholder={props.placeholder}
          required={props.required}
          disabled={disabled}
          readOnly={submitting}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          onInput={growArea}
        />
        {files.length > 0 && (
          <ul className="feedback-files" aria-label="Attachments">
            {files.map((file, place) => (
              <li key={`${file.name}-${place}`}>
                <Icon name="paperclip" size={16} />
                <span className="feedback-name">{file.name}</span>
                <small>{formatBytes(file.size)}</small>
                <IconButton
                  type="button"
                  label={`Remove ${file.name}`}
                  disabled={isLocked}
                  onClick={() => removeFile(file)}
                >
                  <Icon name="x" size={16} />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        {attachmentRules && (
          <label className="feedback-attach">
            <span className="needs-script">
              <Icon name="paperclip" size={16} /> Attach files
            </span>
            <input
              ref={fileInput}
              type="file"
              className="feedback-input"
              name={props.attachmentsName}
              multiple={attachmentRules.maxFiles > 1}
              accept={attachmentRules.accept?.join(',')}
              disabled={isLocked && files.length === 0}
              aria-label="Attach files"
              aria-describedby={`${id}-files`}
              onChange={(event) => addFiles(event.target.files)}
            />
            <small id={`${id}-files`}>{describeRules(attachmentRules)}</small>
          </label>
        )}
        {submitting && (
          <output className="feedback-sending">
            <span className="spinner" aria-hidden="true" /> Sending
          </output>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div aria-live="polite">
        {refused.map(({ name, reason }) => (
          <FieldError key={name}>{reason}</FieldError>
        ))}
      </div>
      <div className="hint">
        <span id={`${id}-hint`}>{props.hint ?? describeLimits(limits)}</span>
        <TextCounter controlId={id} limits={limits} silentAtFirst={!props.hint} />
      </div>
    </div>
  )
}
