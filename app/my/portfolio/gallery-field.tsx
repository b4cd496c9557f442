import { useEffect, useId, useRef, useState } from 'react'
import { pictureTypes, PICTURE_BYTES_MOST } from '#app/shared/pictures/picture-rules.ts'
import { FieldSet } from '#app/ui/inputs/field/field.tsx'
import { DropArea } from '#app/ui/inputs/file-drop/drop-area.tsx'
import { useEarlyFiles } from '#app/ui/inputs/file-drop/use-early-files.ts'
import { useUploads } from '#app/ui/inputs/file-drop/use-uploads.ts'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import { workLimits } from '#domain/portfolio/work-rules.ts'
import { GalleryUpload } from './gallery-upload.tsx'
import type { GalleryRow } from './gallery-row.ts'
import { PlainGallery } from './plain-gallery.tsx'

const rules = { maxFiles: workLimits.gallery.most, maxBytes: PICTURE_BYTES_MOST, accept: pictureTypes }

type GalleryFieldProps = {
  rows: readonly GalleryRow[]
  id: string
  error?: string | undefined
  /** Whether pictures are still on their way, so that the form waits for them. */
  onSending: (isSending: boolean) => void
}

/** The pictures of a work: dropped, chosen or pasted, put in order, told in words. The first is the cover. */
export function GalleryField({ rows, id, error, onSending }: GalleryFieldProps) {
  const isLive = useHydrated()
  const early = useEarlyFiles()
  const [earlyWords, setEarlyWords] = useState<ReadonlyMap<string, string>>(new Map())
  const rowsNow = rows.map((row) => ({ ...row, alt: earlyWords.get(row.pictureId) ?? row.alt }))
  return (
    <FieldSet
      label="Pictures"
      id={id}
      error={error}
      hint={`1 to ${rules.maxFiles}. The first is the cover. Each at least 640 px wide.`}
    >
      {isLive ? (
        <LiveGallery rows={rowsNow} early={early.files} onSending={onSending} />
      ) : (
        <PlainGallery
          rows={rows}
          rules={rules}
          inputRef={early.plainInput}
          onEarlyWords={(pictureId, words) =>
            setEarlyWords((before) => new Map(before).set(pictureId, words))
          }
        />
      )}
    </FieldSet>
  )
}

type LiveGalleryProps = Pick<GalleryFieldProps, 'rows' | 'onSending'> & { early: readonly File[] }

function LiveGallery({ rows, early, onSending }: LiveGalleryProps) {
  const [first] = useState(rows)
  const uploads = useUploads('/my/pictures', rules, {
    uploaded: first.map(({ pictureId, previewUrl }) => ({
      id: pictureId,
      name: '',
      sizeBytes: 0,
      ...(previewUrl ? { previewUrl } : {}),
    })),
    early,
  })
  const rowIds = useId()
  const draggedKey = useRef<string | null>(null)
  const refocus = useRef<string[]>([])
  const isSending = uploads.queue.some(({ state }) => state.kind === 'sending' || state.kind === 'waiting')
  useEffect(() => onSending(isSending), [isSending, onSending])

  // Moving a row takes its button away from under the focus; at the end of the list the other one takes over.
  useEffect(() => {
    const buttons = refocus.current.map((id) => document.getElementById(id))
    refocus.current = []
    buttons.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus()
  })

  return (
    <DropArea
      ask="Choose pictures"
      rules={rules}
      isFull={uploads.queue.length >= rules.maxFiles}
      refused={uploads.refused}
      onFiles={uploads.add}
    >
      <ol className="uploads">
        {uploads.queue.map((upload, place) => (
          <GalleryUpload
            key={upload.key}
            idPrefix={rowIds}
            upload={upload}
            row={first.find(({ pictureId }) => pictureId === upload.key)}
            place={place}
            count={uploads.queue.length}
            onRemove={() => uploads.remove(upload.key)}
            onRetry={() => uploads.retry(upload.key)}
            onMove={(to) => {
              const ways = to < place ? ['up', 'down'] : ['down', 'up']
              refocus.current = ways.map((way) => `${rowIds}${upload.key}-${way}`)
              uploads.move(upload.key, to)
            }}
            onDragRow={() => (draggedKey.current = upload.key)}
            onDropRow={() => {
              if (draggedKey.current) uploads.move(draggedKey.current, place)
              draggedKey.current = null
            }}
          />
        ))}
      </ol>
    </DropArea>
  )
}
