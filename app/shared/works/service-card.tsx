import { keptInside } from '#app/ui/kept/kept-inside.tsx'
import { WorkInside } from '#app/ui/work/work.tsx'
import { CompareTick } from './compare-tick.tsx'
import { HeartFor, useIsMember } from './heart.tsx'
import type { ServiceCardView } from './to-service-card.ts'

type ServiceCardProps = ServiceCardView & {
  /** In the first screen: loaded at once. */
  eager?: boolean | undefined
  titleLevel?: 'h2' | 'h3' | undefined
  hasHeart?: boolean | undefined
  isFavourite?: boolean | undefined
  /** It can be marked to be compared. */
  hasTick?: boolean | undefined
}

/** A service among others. */
export function ServiceCard(props: ServiceCardProps) {
  const isMember = useIsMember()
  return <article className="work" data-shown={props.id} {...keptInside(Inside, givenOf(props, isMember))} />
}

type Given = Omit<ServiceCardProps, 'hasHeart' | 'isFavourite'> & {
  heart?: { isMember: boolean; isFavourite: boolean } | undefined
}

/** Data that a card does not show are left behind, so that cards that look alike are alike; one without a heart is the same to everybody. */
function givenOf({ hasHeart, isFavourite = false, ...props }: ServiceCardProps, isMember: boolean): Given {
  const { id, to, title, picture, by, level, rating, unrated, price, why, eager, titleLevel, hasTick } = props
  const heart = hasHeart ? { isMember, isFavourite } : undefined
  return { id, to, title, picture, by, level, rating, unrated, price, why, eager, titleLevel, hasTick, heart }
}

function Inside({ heart, hasTick, ...work }: Given) {
  const { id, to, title } = work
  return (
    <WorkInside
      {...work}
      heart={heart ? <HeartFor kind="service" id={id} name={title} {...heart} /> : null}
      tick={hasTick ? <CompareTick to={to} name={title} /> : undefined}
    />
  )
}
