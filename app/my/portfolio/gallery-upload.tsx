import type { ComponentProps } from 'react'
import { UploadRow } from '#app/ui/inputs/file-drop/upload-row.tsx'
import { workLimits } from '#domain/portfolio/work-rules.ts'
import type { GalleryRow } from './gallery-row.ts'

type GalleryUploadProps = Omit<ComponentProps<typeof UploadRow>, 'called' | 'icon' | 'done' | 'note'> & {
  /** What was kept of it before, if it is no new one. */
  row: GalleryRow | undefined
}

/** One picture: what it looks like, what it shows in words, and where it stands. */
export function GalleryUpload({ row, ...upload }: GalleryUploadProps) {
  const { place } = upload
  return (
    <UploadRow
      {...upload}
      called={`picture ${place + 1}`}
      icon="image"
      done={<Described upload={upload.upload} row={row} place={place} />}
      note={row?.failure ? <small className="gallery-bad">{row.failure}</small> : null}
    />
  )
}

function Described({ upload: { state }, row, place }: Pick<GalleryUploadProps, 'upload' | 'row' | 'place'>) {
  const field = `gallery[${place}]`
  return (
    <>
      <input
        type="hidden"
        name={`${field}.pictureId`}
        value={state.kind === 'done' ? state.fileId : undefined}
      />
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
  )
}
