import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { IconButton } from '#app/ui/inputs/button/button.tsx'
import { pictureSet } from '#app/ui/work/work-picture.ts'
import type { Slide } from './gallery.tsx'

type LargeGalleryProps = {
  slides: readonly Slide[]
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
        {slides.map(({ id, alt, large }, index) => (
          <figure key={id}>
            {large ? (
              <img
                src={large.src}
                srcSet={pictureSet(large, 'webp')}
                sizes="100vw"
                alt={alt}
                loading={index === first ? 'eager' : 'lazy'}
              />
            ) : null}
            <figcaption>
              {alt}
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
