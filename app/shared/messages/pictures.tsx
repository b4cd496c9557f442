import { lazy, Suspense, useState } from 'react'
import type { FileView } from './message-view.ts'

/** Fetched when somebody wants to see a picture large. */
const LargeGallery = lazy(() => import('#app/shared/pictures/large-gallery.tsx'))

/** Pictures where they were sent; they open large and page by keys. Without script each leads to its file. */
export function Pictures({ pictures }: { pictures: readonly FileView[] }) {
  const [opened, setOpened] = useState<number>()
  if (pictures.length === 0) return null
  return (
    <div className={`pics pics-${Math.min(pictures.length, 3)}`}>
      {pictures.map(({ id, name, to }, place) => (
        <a
          key={id}
          href={to}
          aria-label={`Enlarge ${name}`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return
            event.preventDefault()
            setOpened(place)
          }}
        >
          <img src={to} alt={name} width={400} height={300} loading="lazy" decoding="async" />
        </a>
      ))}
      {opened === undefined ? null : (
        <Suspense>
          <LargeGallery
            slides={pictures.map(({ id, name, to }) => ({ id, alt: name, src: to }))}
            title="this message"
            first={opened}
            close={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
