import type { Ref } from 'react'
import { workLimits } from '#domain/portfolio/work-rules.ts'

type GalleryWordsProps = {
  place: number
  pictureId: string
  alt: string | undefined
  inputRef?: Ref<HTMLInputElement>
}

/** Which picture stands in this place, and what it shows in words. */
export function GalleryWords({ place, pictureId, alt, inputRef }: GalleryWordsProps) {
  const field = `gallery[${place}]`
  return (
    <>
      <input type="hidden" name={`${field}.pictureId`} value={pictureId} />
      <label className="gallery-alt">
        <span>
          {place === 0 ? 'Cover' : `Picture ${place + 1}`}: what it shows
          <span className="sr"> in words, for those who can’t see it</span>
        </span>
        <input
          ref={inputRef}
          className="input"
          name={`${field}.alt`}
          defaultValue={alt}
          maxLength={workLimits.gallery.alt.max}
        />
      </label>
    </>
  )
}
