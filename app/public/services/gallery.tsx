import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { pictureSet, widestOf, type WorkPicture } from '#app/ui/work/work-picture.ts'

export type Slide = {
  id: string
  alt: string
  /** Null while it is being drawn. */
  large: WorkPicture | null
  thumb: string | null
}

/** Fetched when somebody wants to see a picture larger than the column. */
const LargeGallery = lazy(() => import('#app/shared/pictures/large-gallery.tsx'))

/** Pictures as large as the column: a strip to scroll, with its thumbnails; script only makes the thumbnails follow. */
export function Gallery({ slides, title }: { slides: readonly Slide[]; title: string }) {
  const strip = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [opened, setOpened] = useState<number>()
  // The strip may have been moved by its links before the script came.
  useEffect(() => {
    if (strip.current) setCurrent(shownIn(strip.current))
  }, [])
  if (slides.length === 0)
    return <div className="cover cover-none" role="img" aria-label={`${title}, no picture yet`} />

  const show = (index: number) => {
    const { current: box } = strip
    box?.scrollTo({ left: Math.min(Math.max(index, 0), slides.length - 1) * box.clientWidth })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    show(current + step)
  }
  return (
    <div className="gallery">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a strip that scrolls is moved by keys. */}
      <div
        ref={strip}
        className="strip-pics"
        role="group"
        aria-label={`Pictures, ${slides.length}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys.
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget }) => setCurrent(shownIn(currentTarget))}
      >
        {slides.map((slide, index) => (
          <Picture key={slide.id} slide={slide} index={index} of={slides.length} open={setOpened} />
        ))}
      </div>
      {slides.length > 1 ? <Thumbs slides={slides} current={current} show={show} /> : null}
      {opened === undefined ? null : (
        <Suspense>
          <LargeGallery slides={slides} title={title} first={opened} close={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

const shownIn = (box: HTMLElement) => Math.round(box.scrollLeft / box.clientWidth)

type PictureProps = { slide: Slide; index: number; of: number; open: (index: number) => void }

/** A link to the picture itself, which is enough without script; with it, it opens over the page. */
function Picture({ slide: { large, alt }, index, of, open }: PictureProps) {
  const isFirst = index === 0
  return (
    <figure id={`picture-${index + 1}`}>
      <a
        className="pic-frame"
        href={large ? widestOf(large) : undefined}
        aria-label={large ? `Enlarge ${alt}, ${index + 1} of ${of}` : undefined}
        onClick={(event) => {
          if (!large || event.metaKey || event.ctrlKey) return
          event.preventDefault()
          open(index)
        }}
      >
        {large?.colour ? (
          <svg className="cover-tint" aria-hidden="true">
            <rect width="100%" height="100%" fill={large.colour} />
          </svg>
        ) : null}
        {large ? (
          <picture>
            <source type="image/avif" srcSet={pictureSet(large, 'avif')} sizes={large.sizes} />
            <img
              className={isFirst ? 'work-shown' : undefined}
              src={large.src}
              srcSet={pictureSet(large, 'webp')}
              sizes={large.sizes}
              alt={alt}
              width={800}
              height={600}
              loading={isFirst ? 'eager' : 'lazy'}
              fetchPriority={isFirst ? 'high' : 'auto'}
              decoding="async"
            />
          </picture>
        ) : (
          <span className="pic-making">Processing picture…</span>
        )}
      </a>
      <figcaption className="caption">
        <span aria-hidden="true">{alt}</span>
        {of > 1 ? (
          <span className="pic-count">
            {index + 1} of {of}
          </span>
        ) : null}
      </figcaption>
    </figure>
  )
}

type ThumbsProps = { slides: readonly Slide[]; current: number; show: (index: number) => void }

function Thumbs({ slides, current, show }: ThumbsProps) {
  return (
    <ol className="thumbs" aria-label="Thumbnails">
      {slides.map((slide, index) => (
        <li key={slide.id}>
          <a
            href={`#picture-${index + 1}`}
            aria-current={index === current ? 'true' : undefined}
            aria-label={`Picture ${index + 1}: ${slide.alt}`}
            onClick={(event: MouseEvent) => {
              event.preventDefault()
              show(index)
            }}
          >
            {slide.thumb ? (
              <img className="cover" src={slide.thumb} alt="" width={160} height={120} loading="lazy" />
            ) : (
              <span className="cover cover-none" />
            )}
          </a>
        </li>
      ))}
    </ol>
  )
}
