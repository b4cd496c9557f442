import { Link } from 'react-router'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Hallmark } from '#app/ui/hallmark/hallmark.tsx'
import { Rate } from '#app/ui/figures/rating/rating.tsx'
import { Heart } from '#app/shared/works/heart.tsx'
import { Gallery } from './gallery.tsx'
import type { ServiceView } from './service-view.ts'
import { Share } from './share.tsx'

/** The name of the work, who makes it, and its pictures. */
type ServiceTopProps = { view: ServiceView; isFavourite: boolean; address: string }

export function ServiceTop({ view, isFavourite, address }: ServiceTopProps) {
  const { seller, rating, shown } = view
  return (
    <div className="service-top">
      <h1>{view.title}</h1>
      <div className="byline">
        <Avatar name={seller.name} src={seller.avatarUrl} size={36} />
        <Link to={seller.to}>
          <b>{seller.name}</b>
        </Link>
        {seller.level ? <Hallmark {...seller.level} /> : null}
        {rating ? (
          <Rate {...rating} unit={rating.count === 1 ? 'review' : 'reviews'} />
        ) : (
          <span className="soft">No reviews yet</span>
        )}
        {shown.as === 'open' ? (
          <span className="byline-end">
            <Heart kind="service" id={view.id} name={view.title} isFavourite={isFavourite} />
            <Share address={address} title={view.title} />
            <Link to={`/report/service/${view.id}`} rel="nofollow" className="small">
              Report
            </Link>
          </span>
        ) : null}
      </div>
      {shown.as === 'archived' ? null : <Gallery slides={view.slides} title={view.title} key={view.id} />}
    </div>
  )
}
