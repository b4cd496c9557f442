import type { DragEvent } from 'react'
import { Field, FieldError } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { serviceLimits } from '#domain/catalogue/drafts/limit-rules.ts'
import type { PictureView } from '#domain/pictures/index.ts'
import { CropPart } from './crop-part.tsx'
import { useEditor, useStepField } from './editor-context.ts'
import { galleryUrl } from '#app/shared/works/gallery-url.ts'
import { MoveRow, RemoveRow } from './row-buttons.tsx'

type GalleryRowProps = {
  pictureId: string
  alt: string
  index: number
  count: number
  /** Not known yet: it has just been sent. */
  picture: PictureView | undefined
  onDrag: () => void
  onDrop: () => void
}

const allowDrop = (event: DragEvent) => {
  if (!event.dataTransfer.types.includes('Files')) event.preventDefault()
}

export function GalleryRow({ pictureId, alt, index, count, picture, onDrag, onDrop }: GalleryRowProps) {
  const { errors, isLocked } = useEditor()
  const field = useStepField()
  const name = `picture ${index + 1}`
  const at = `gallery.${index}`
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is the second way, buttons are the first.
    <li className="gallery-row" onDragOver={allowDrop} onDrop={onDrop}>
      <input type="hidden" name={`${at}.pictureId`} value={pictureId} />
      {/* Only the picture is drawn along: text in a field beside it can still be selected with the pointer. */}
      <span className="gallery-grip" draggable={count > 1 && !isLocked} onDragStart={onDrag}>
        <Thumb picture={picture} />
      </span>
      <div className="gallery-words">
        {index === 0 ? <p className="gallery-cover">Cover</p> : null}
        <Field
          label={`What picture ${index + 1} shows`}
          limits={{ max: serviceLimits.gallery.alt.max }}
          hint="For people who can’t see it"
          {...field(`${at}.alt`, alt)}
          error={errors[`${at}.alt`]?.[0] ?? errors[at]?.[0]}
        >
          <TextInput />
        </Field>
        {picture?.state === 'failed' ? (
          <FieldError>
            {picture.failure ?? 'This picture can’t be shown. Remove it and send another.'}
          </FieldError>
        ) : null}
        {picture?.state === 'ready' && !isLocked ? <CropPart index={index} picture={picture} /> : null}
      </div>
      <div className="row-card-acts">
        <MoveRow list="gallery" index={index} name={name} count={count} />
        <RemoveRow list="gallery" index={index} name={name} />
      </div>
    </li>
  )
}

function Thumb({ picture }: { picture: PictureView | undefined }) {
  if (picture?.state === 'failed') return <span className="gallery-thumb">Can’t be shown</span>
  const src = picture && galleryUrl(picture, 320)
  return src ? (
    <img className="gallery-thumb" src={src} alt="" width={160} height={120} />
  ) : (
    <output className="gallery-thumb">Processing picture…</output>
  )
}
