import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Hallmark } from '#app/ui/hallmark/hallmark.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Rate } from '#app/ui/figures/rating/rating.tsx'
import { Cover } from '#app/ui/work/work.tsx'
import { CompareTick } from '#app/shared/works/compare-tick.tsx'
import { HeartFor, useIsMember } from '#app/shared/works/heart.tsx'
import { keptInside } from '#app/ui/kept/kept-inside.tsx'
import type { FoundService } from '../load-services.server.ts'
import { Marked } from './marked.tsx'
import { Why } from './why.tsx'

/** A service among what was found: the picture, why it may be the one, and what it costs. */
export function ServiceRow({ row, eager }: { row: FoundService; eager: boolean }) {
  const isMember = useIsMember()
  return (
    <li>
      <article className="result" data-shown={row.id} {...keptInside(Inside, { row, eager, isMember })} />
    </li>
  )
}

function Inside({ row, eager, isMember }: { row: FoundService; eager: boolean; isMember: boolean }) {
  return (
    <>
      <KnownLink className="work-pic" to={row.to} tabIndex={-1} aria-hidden="true" prefetch="intent">
        <Cover picture={row.picture} eager={eager} title={row.name} />
      </KnownLink>
      <div className="result-words">
        <h2>
          <KnownLink to={row.to} prefetch="intent">
            <Marked parts={row.title} />
          </KnownLink>
        </h2>
        <div className="result-by">
          <Avatar name={row.by.name} src={row.by.src} size={20} />
          <KnownLink to={row.by.to}>{row.by.name}</KnownLink>
          {row.level ? <Hallmark {...row.level} /> : null}
          {row.rating ? <Rate {...row.rating} /> : <span>New here</span>}
          {row.inLanguage ? <span>{row.inLanguage}</span> : null}
          {row.isOwn ? null : (
            <HeartFor
              kind="service"
              id={row.id}
              name={row.name}
              isFavourite={row.isFavourite}
              isMember={isMember}
            />
          )}
        </div>
        <p className="result-text soft">
          <Marked parts={row.text} />
        </p>
        <Why id={`why-${row.id}`} why={row.why} />
        <CompareTick to={row.to} name={row.name} />
      </div>
      <p className="result-price">
        <b>
          <span className="sr">From </span>
          <Money {...row.price} trim />
        </b>
        <small>{row.days}</small>
      </p>
    </>
  )
}
