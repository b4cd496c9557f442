import type { DragEvent, ReactNode } from 'react'
import { Button, IconButton } from '#app/ui/inputs/button/button.tsx'
import { Icon, type IconName } from '#app/ui/icon/icon.tsx'
import { formatBytes } from './file-rules.ts'
import type { Upload } from './upload-queue.ts'

type UploadRowProps = {
  idPrefix: string
  upload: Upload
  place: number
  count: number
  /** What its buttons call it; its name where nothing is said. */
  called?: string
  icon?: IconName
  /** What stands in the place of its name once it is there. */
  done?: ReactNode
  /** What is said below it, whatever its state. */
  note?: ReactNode
  onRemove: () => void
  onRetry: () => void
  onMove: (to: number) => void
  onDragRow: () => void
  onDropRow: () => void
}

const allowRowDrop = (event: DragEvent) => {
  if (!event.dataTransfer.types.includes('Files')) event.preventDefault()
}

/** The two buttons that move a row are for keys and for hands that can't drag. */
export function UploadRow({
  idPrefix,
  upload,
  place,
  count,
  called = upload.name,
  icon = 'file',
  done,
  note,
  onRemove,
  onRetry,
  onMove,
  onDragRow,
  onDropRow,
}: UploadRowProps) {
  const { key, name, state } = upload
  const isSending = state.kind === 'sending' || state.kind === 'waiting'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is the second way, buttons are the first.
    <li
      className={`upload is-${state.kind}`}
      draggable={count > 1}
      onDragStart={onDragRow}
      onDragOver={allowRowDrop}
      onDrop={onDropRow}
    >
      {upload.previewUrl && state.kind !== 'failed' ? (
        <img className="upload-pic" src={upload.previewUrl} alt="" />
      ) : (
        <span className="upload-pic">
          <Icon name={icon} />
        </span>
      )}
      <div className="upload-words">
        {state.kind === 'done' && done !== undefined ? (
          done
        ) : (
          <>
            <b>{name}</b>
            <small>{describeState(upload)}</small>
          </>
        )}
        {state.kind === 'sending' && (
          <progress max={100} value={Math.round(state.share * 100)} aria-label={`Sending ${name}`} />
        )}
        {note}
      </div>
      {count > 1 && (
        <span className="upload-move">
          <IconButton
            type="button"
            id={`${idPrefix}${key}-up`}
            label={`Move ${called} up`}
            disabled={place === 0}
            onClick={() => onMove(place - 1)}
          >
            <Icon name="arrow-up" size={16} />
          </IconButton>
          <IconButton
            type="button"
            id={`${idPrefix}${key}-down`}
            label={`Move ${called} down`}
            disabled={place === count - 1}
            onClick={() => onMove(place + 1)}
          >
            <Icon name="arrow-down" size={16} />
          </IconButton>
        </span>
      )}
      {state.kind === 'failed' && (
        <Button type="button" size="s" onClick={onRetry}>
          Try again
        </Button>
      )}
      <IconButton
        type="button"
        label={isSending ? `Stop sending ${called}` : `Remove ${called}`}
        onClick={onRemove}
      >
        <Icon name="x" />
      </IconButton>
    </li>
  )
}

function describeState({ state, sizeBytes }: Upload): string {
  switch (state.kind) {
    case 'waiting':
      return `${formatBytes(sizeBytes)}, waits`
    case 'sending':
      return `${formatBytes(sizeBytes)}, ${Math.round(state.share * 100)}% sent`
    case 'failed':
      return state.reason
    case 'done':
      return formatBytes(sizeBytes)
  }
}
