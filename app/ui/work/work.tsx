import { Suspense, type ReactNode } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import { Hallmark, type SellerMarks } from '../hallmark/hallmark.tsx'
import { KnownLink } from '../link/known-link.tsx'
import type { MinorUnits } from '../money/format-money.ts'
import { Money } from '../money/money.tsx'
import { Rate } from '../figures/rating/rating.tsx'
import { pictureSet, type WorkPicture } from './work-picture.ts'

export type Work = {
  /** Named in the page, so that it can be counted when it comes before somebody's eyes. */
  id?: string | undefined
  to: string
  title: string
  picture?: WorkPicture | null | undefined
  by: { name: string; to: string; src?: string | null | undefined }
  level?: SellerMarks | undefined
  rating?: { value: number; count: number } | null | undefined
  /** Said instead of a rating when there is none. */
  unrated?: string | undefined
  price: { minor: MinorUnits; currency: string }
  /** Why it is shown here. */
  why?: string | undefined
}

type WorkCardProps = Omit<Work, 'price'> & {
  /** None while it is being written. */
  price: Work['price'] | null
  /** In the first screen: loaded at once. */
  eager?: boolean | undefined
  /** The heart; it stands in the label, never on the work. */
  heart?: ReactNode
  /** Below it all: what marks it among others. */
  tick?: ReactNode
  titleLevel?: 'h2' | 'h3' | undefined
}

/** The card of a work: the picture, then its label. */
export function WorkCard(props: WorkCardProps) {
  return (
    <article className="work" data-shown={props.id}>
      <WorkInside {...props} />
    </article>
  )
}

/** What stands in a card. */
export function WorkInside({ eager, heart, tick, titleLevel: Title = 'h3', ...work }: WorkCardProps) {
  return (
    <>
      <KnownLink className="work-pic" to={work.to} tabIndex={-1} moves prefetch="intent">
        <Cover picture={work.picture} eager={eager} title={work.title} />
      </KnownLink>
      <Title className="work-title">
        <KnownLink to={work.to} viewTransition>
          {work.title}
        </KnownLink>
      </Title>
      <div className="by">
        <Avatar name={work.by.name} src={work.by.src} size={20} />
        <KnownLink to={work.by.to}>{work.by.name}</KnownLink>
        {work.level ? <Hallmark {...work.level} bare /> : null}
        {heart}
      </div>
      <p className="foot">
        {work.rating ? <Rate {...work.rating} /> : <span className="soft">{work.unrated ?? 'New here'}</span>}
        {work.price ? (
          <span className="price">
            <span className="price-from">from </span>
            <b>
              <Money {...work.price} trim />
            </b>
          </span>
        ) : (
          <span className="soft">No price yet</span>
        )}
      </p>
      {work.why ? <p className="why">{work.why}</p> : null}
      {tick}
    </>
  )
}

type CoverProps = {
  picture: WorkPicture | null | undefined
  /** In the first screen: loaded at once. */
  eager?: boolean | undefined
  title: string
}

/** The picture alone; a work without one hangs as an empty frame. */
export function Cover({ picture, eager, title }: CoverProps) {
  if (!picture)
    return <span className="cover cover-none" role="img" aria-label={`${title}, no picture yet`} />
  return (
    <picture className="cover-frame">
      {/* A presentation attribute, since the content security policy lets no style attribute through. */}
      {picture.colour ? (
        <svg className="cover-tint" aria-hidden="true">
          <rect width="100%" height="100%" fill={picture.colour} />
        </svg>
      ) : null}
      {picture.widths ? (
        <source type="image/avif" srcSet={pictureSet(picture, 'avif')} sizes={picture.sizes} />
      ) : null}
      <img
        className="cover"
        src={picture.src}
        srcSet={pictureSet(picture, 'webp')}
        sizes={picture.sizes}
        alt={picture.alt}
        width={400}
        height={300}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}

/** Works side by side: two columns on a phone. A boundary, so that they come alive after the page around them, in a task of their own. */
export function WorkGrid({
  columns = 3,
  children,
}: {
  columns?: 2 | 3 | 4 | undefined
  children: ReactNode
}) {
  return (
    <div className={`works works-${columns}`}>
      <Suspense>{children}</Suspense>
    </div>
  )
}
