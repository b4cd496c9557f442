import type { Ref } from 'react'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { describeRules, type FileRules } from '#app/ui/inputs/file-drop/file-rules.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { GalleryRow } from './gallery-row.ts'
import { GalleryWords } from './gallery-words.tsx'

type PlainGalleryProps = {
  rows: readonly GalleryRow[]
  rules: FileRules
  inputRef: Ref<HTMLInputElement>
  /** Words that were there when the script came, and that the server does not know. */
  onEarlyWords: (pictureId: string, words: string) => void
}

/** Without script: each picture with its words, its place and a tick to remove it; new ones come with the form. */
export function PlainGallery({ rows, rules, inputRef, onEarlyWords }: PlainGalleryProps) {
  return (
    <div className="file-drop">
      <ol className="uploads">
        {rows.map((row, at) => (
          <PlainRow
            key={row.pictureId}
            row={row}
            at={at}
            count={rows.length}
            altRef={(field) => {
              if (field && field.value !== row.alt) onEarlyWords(row.pictureId, field.value)
            }}
          />
        ))}
      </ol>
      <label className="file-drop-plain">
        <span>{rows.length > 0 ? 'More pictures' : 'Choose pictures'}</span>
        <input ref={inputRef} type="file" name="pictures" multiple accept={rules.accept?.join(',')} />
        <small className="soft">{describeRules(rules)}. Send a few at a time.</small>
      </label>
    </div>
  )
}

type PlainRowProps = { row: GalleryRow; at: number; count: number; altRef: Ref<HTMLInputElement> }

function PlainRow({ row, at, count, altRef }: PlainRowProps) {
  const field = `gallery[${at}]`
  return (
    <li className="upload">
      {row.previewUrl ? (
        <img className="upload-pic" src={row.previewUrl} alt="" />
      ) : (
        <span className="upload-pic">
          <Icon name="image" />
        </span>
      )}
      <div className="upload-words">
        <GalleryWords place={at} pictureId={row.pictureId} alt={row.alt} inputRef={altRef} />
        {row.failure ? <small className="gallery-bad">{row.failure}</small> : null}
        <div className="gallery-place">
          {count > 1 ? (
            <label>
              Place{' '}
              <select className="select select-s" name={`${field}.place`} defaultValue={String(at + 1)}>
                {Array.from({ length: count }, (_, place) => (
                  <option key={place}>{place + 1}</option>
                ))}
              </select>
            </label>
          ) : null}
          <Check name={`${field}.remove`}>Remove picture {at + 1}</Check>
        </div>
      </div>
    </li>
  )
}
