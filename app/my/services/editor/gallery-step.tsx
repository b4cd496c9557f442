import { useRef } from 'react'
import { FieldError } from '#app/ui/inputs/field/field.tsx'
import { useEarlyFiles } from '#app/ui/inputs/file-drop/use-early-files.ts'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import { serviceLimits } from '#domain/catalogue/drafts/limit-rules.ts'
import type { PictureView } from '#domain/pictures/index.ts'
import { useEditor } from './editor-context.ts'
import { GalleryRow } from './gallery-row.tsx'
import { GalleryUploads, PlainUpload } from './gallery-uploads.tsx'
import { fieldId } from './steps.ts'

export function GalleryStep({ pictures }: { pictures: ReadonlyMap<string, PictureView> }) {
  const { content, errors, rewrite, isLocked } = useEditor()
  const { gallery } = content
  const dragged = useRef<number | null>(null)
  const isFull = gallery.length >= serviceLimits.gallery.most

  const dropOn = (place: number) => {
    const from = dragged.current
    dragged.current = null
    if (from === null || from === place) return
    rewrite((before) => {
      const rows = [...before.gallery]
      rows.splice(place, 0, ...rows.splice(from, 1))
      return { ...before, gallery: rows }
    })
  }

  const hydrated = useHydrated()
  const early = useEarlyFiles()
  const room = serviceLimits.gallery.most - gallery.length
  return (
    <section className="rows" aria-labelledby="gallery-title" id={fieldId('gallery')} tabIndex={-1}>
      <h2 id="gallery-title">Pictures of your work</h2>
      <p className="small soft">
        One to {serviceLimits.gallery.most}. The first is the cover. They are shown four to three: crop one to
        choose what is seen.
      </p>
      {errors['gallery']?.map((words) => (
        <FieldError key={words}>{words}</FieldError>
      ))}
      <ol className="gallery">
        {gallery.map((one, index) => (
          <GalleryRow
            key={one.pictureId}
            {...one}
            index={index}
            count={gallery.length}
            picture={pictures.get(one.pictureId)}
            onDrag={() => (dragged.current = index)}
            onDrop={() => dropOn(index)}
          />
        ))}
      </ol>
      {isLocked ? null : hydrated ? <GalleryUploads room={room} early={early.files} /> : null}
      {isLocked || hydrated || isFull ? null : <PlainUpload room={room} inputRef={early.plainInput} />}
    </section>
  )
}
