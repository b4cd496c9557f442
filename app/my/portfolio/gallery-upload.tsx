import type { ComponentProps } from 'react'
import { UploadRow } from '#app/ui/inputs/file-drop/upload-row.tsx'
import type { GalleryRow } from './gallery-row.ts'
import { GalleryWords } from './gallery-words.tsx'

type GalleryUploadProps = Omit<ComponentProps<typeof UploadRow>, 'called' | 'icon' | 'done' | 'note'> & {
  /** What was kept of it before, if it is no new one. */
  row: GalleryRow | undefined
}

/** One picture: what it looks like, what it shows in words, and where it stands. */
export function GalleryUpload({ row, ...upload }: GalleryUploadProps) {
  const { place } = upload
  const { state } = upload.upload
  return (
    <UploadRow
      {...upload}
      called={`picture ${place + 1}`}
      icon="image"
      done={
        state.kind === 'done' ? (
          <GalleryWords place={place} pictureId={state.fileId} alt={row?.alt} />
        ) : undefined
      }
      note={row?.failure ? <small className="gallery-bad">{row.failure}</small> : null}
    />
  )
}
