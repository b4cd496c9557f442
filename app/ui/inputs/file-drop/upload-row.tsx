import type { DragEvent } from 'react'
import { Button, IconButton } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { formatBytes } from './file-rules.ts'
import type { Upload } from './upload-queue.ts'

type UploadRowProps = {
  idPrefix: string
  upload: Upload
  place: number
  count: number
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
          <Icon name="file" />
        </span>
      )}
      <div className="upload-words">
        <b>{name}</b>
        <small>{describeState(upload)}</small>
        {state.kind === 'sending' && (
          <progress max={100} value={Math.round(state.share * 100)} aria-label={`Sending ${name}`} />
        )}
      </div>
      {count > 1 && (
        <span className="upload-move">
          <IconButton
            type="button"
            id={`${idPrefix}${key}-up`}
            label={`Move ${name} up`}
            disabled={place === 0}
            onClick={() => onMove(place - 1)}
          >
            <Icon name="arrow-up" size={16} />
          </IconButton>
          <IconButton
            type="button"
            id={`${idPrefix}${key}-down`}
            label={`Move ${name} down`}
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
        label={isSending ? `Stop sending ${name}` : `Remove ${name}`}
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
