import type { DragEvent } from 'react'
import { Button, IconButton } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Upload } from '#app/ui/inputs/file-drop/upload-queue.ts'
import { workLimits } from '#domain/portfolio/work-rules.ts'
import type { GalleryRow } from './gallery-row.ts'

type GalleryUploadProps = {
  idPrefix: string
  upload: Upload
  /** What was kept of it before, if it is no new one. */
  row: GalleryRow | undefined
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

/** One picture: what it looks like, what it shows in words, and where it stands. */
export function GalleryUpload({ idPrefix, upload, row, place, count, ...on }: GalleryUploadProps) {
  const { key, state } = upload
  const name = `picture ${place + 1}`
  const field = `gallery[${place}]`
  const button = (way: 'up' | 'down') => ({ type: 'button' as const, id: `${idPrefix}${key}-${way}` })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is the second way, buttons are the first.
    <li
      className={`upload is-${state.kind}`}
      draggable={count > 1}
      onDragStart={on.onDragRow}
      onDragOver={allowRowDrop}
      onDrop={on.onDropRow}
    >
      {upload.previewUrl ? (
        <img className="upload-pic" src={upload.previewUrl} alt="" />
      ) : (
        <span className="upload-pic">
          <Icon name="image" />
        </span>
      )}
      <div className="upload-words">
        {state.kind === 'done' ? (
          <>
            <input type="hidden" name={`${field}.pictureId`} value={state.fileId} />
            <label className="gallery-alt">
              <span>
                {place === 0 ? 'Cover' : `Picture ${place + 1}`}: what it shows
                <span className="sr"> in words, for those who can’t see it</span>
              </span>
              <input
                className="input"
                name={`${field}.alt`}
                defaultValue={row?.alt}
                maxLength={workLimits.gallery.alt.max}
              />
            </label>
          </>
        ) : (
          <UploadState upload={upload} />
        )}
        {row?.failure ? <small className="gallery-bad">{row.failure}</small> : null}
      </div>
      {count > 1 ? (
        <span className="upload-move">
          <IconButton
            {...button('up')}
            label={`Move ${name} up`}
            disabled={place === 0}
            onClick={() => on.onMove(place - 1)}
          >
            <Icon name="arrow-up" size={16} />
          </IconButton>
          <IconButton
            {...button('down')}
            label={`Move ${name} down`}
            disabled={place === count - 1}
            onClick={() => on.onMove(place + 1)}
          >
            <Icon name="arrow-down" size={16} />
          </IconButton>
        </span>
      ) : null}
      {state.kind === 'failed' ? (
        <Button type="button" size="s" onClick={on.onRetry}>
          Try again
        </Button>
      ) : null}
      <IconButton
        type="button"
        label={state.kind === 'sending' ? `Stop sending ${name}` : `Remove ${name}`}
        onClick={on.onRemove}
      >
        <Icon name="x" />
      </IconButton>
    </li>
  )
}

function UploadState({ upload: { name, state } }: { upload: Upload }) {
  return (
    <>
      <b>{name}</b>
      <small>
        {state.kind === 'failed'
          ? state.reason
          : state.kind === 'sending'
            ? `${Math.round(state.share * 100)}% sent`
            : 'Waits'}
      </small>
      {state.kind === 'sending' ? (
        <progress max={100} value={Math.round(state.share * 100)} aria-label={`Sending ${name}`} />
      ) : null}
    </>
  )
}
