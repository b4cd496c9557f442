import { pictureSet, type WorkPicture } from '#app/ui/work/work-picture.ts'

export type ShownPicture = { id: string; width: number; height: number; shown: WorkPicture | null }

const classOf = (place: number, isTall: boolean) =>
  [place === 0 ? 'work-shown' : '', isTall ? 'is-tall' : ''].filter(Boolean).join(' ') || undefined

/** Every picture whole, one below the other, as they were hung. */
export function WorkPictures({ pictures, title }: { pictures: readonly ShownPicture[]; title: string }) {
  return (
    <div className="piece-pictures">
      {pictures.map(({ id, width, height, shown }, place) =>
        shown ? (
          <picture key={id}>
            <source type="image/avif" srcSet={pictureSet(shown, 'avif')} sizes={shown.sizes} />
            <img
              className={classOf(place, height > width)}
              src={shown.src}
              srcSet={pictureSet(shown, 'webp')}
              sizes={shown.sizes}
              alt={shown.alt}
              width={width}
              height={height}
              loading={place === 0 ? 'eager' : 'lazy'}
              fetchPriority={place === 0 ? 'high' : 'auto'}
              decoding="async"
            />
          </picture>
        ) : (
          <span
            key={id}
            className="cover cover-none"
            role="img"
            aria-label={`${title}: processing picture…`}
          />
        ),
      )}
    </div>
  )
}
