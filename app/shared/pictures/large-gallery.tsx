import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { IconButton } from '#app/ui/inputs/button/button.tsx'
import { pictureSet, type WorkPicture } from '#app/ui/work/work-picture.ts'

/** A picture in the widths that were drawn of it, or as it was sent. */
type LargeSlide =
  | { id: string; alt: string; large: WorkPicture | null }
  | { id: string; alt: string; src: string }

type LargeGalleryProps = {
  slides: readonly LargeSlide[]
  title: string
  /** The one that was pressed. */
  first: number
  close: () => void
}

/** The pictures over the page, as large as the screen: a strip that a finger swipes, and keys and buttons move. */
export default function LargeGallery({ slides, title, first, close }: LargeGalleryProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    strip.current?.scrollTo({ left: first * strip.current.clientWidth, behavior: 'instant' })
  }, [first])

  const move = (step: number) => strip.current?.scrollBy({ left: step * strip.current.clientWidth })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(step)
  }
  return (
    <dialog
      ref={dialog}
      className="large-pics"
      aria-label={`Pictures of ${title}`}
      onClose={close}
      onKeyDown={onKeyDown}
    >
      <div ref={strip} className="strip-pics">
        {slides.map((slide, index) => (
          <figure key={slide.id}>
            <Picture slide={slide} loading={index === first ? 'eager' : 'lazy'} />
            <figcaption>
              {slide.alt}
              {slides.length > 1 ? `, ${index + 1} of ${slides.length}` : ''}
            </figcaption>
          </figure>
        ))}
      </div>
      <IconButton label="Close" className="large-pics-close" onClick={() => dialog.current?.close()}>
        <Icon name="x" />
      </IconButton>
      {slides.length > 1 ? (
        <>
          <IconButton label="Picture before" className="large-pics-before" onClick={() => move(-1)}>
            <Icon name="chevron-left" />
          </IconButton>
          <IconButton label="Next picture" className="large-pics-next" onClick={() => move(1)}>
            <Icon name="chevron-right" />
          </IconButton>
        </>
      ) : null}
    </dialog>
  )
}

function Picture({ slide, loading }: { slide: LargeSlide; loading: 'eager' | 'lazy' }) {
  if ('src' in slide) return <img src={slide.src} alt={slide.alt} loading={loading} />
  const { large, alt } = slide
  if (!large) return null
  return <img src={large.src} srcSet={pictureSet(large, 'webp')} sizes="100vw" alt={alt} loading={loading} />
}
