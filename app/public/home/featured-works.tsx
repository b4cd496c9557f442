import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Cover, type Work } from '#app/ui/work/work.tsx'
import type { WorkPicture } from '#app/ui/work/work-picture.ts'

export type FeaturedWork = Pick<Work, 'to' | 'title' | 'price'> & {
  id: string
  by: string
  picture: WorkPicture
}

/** A few works in a row: the first thing that a visitor sees of the marketplace. */
export function FeaturedWorks({ works }: { works: readonly FeaturedWork[] }) {
  return (
    <section className="hanging hung hung-works" aria-label="Works worth seeing, at eye level">
      {works.map((work, index) => (
        <figure key={work.id} data-shown={work.id}>
          <KnownLink className="work-pic" to={work.to} tabIndex={-1} moves>
            <Cover picture={work.picture} title={work.title} eager={index === 0} />
          </KnownLink>
          <figcaption>
            <KnownLink to={work.to} viewTransition>
              {work.title}
            </KnownLink>
            <span>
              {work.by}, from <Money {...work.price} trim />
            </span>
          </figcaption>
        </figure>
      ))}
    </section>
  )
}
