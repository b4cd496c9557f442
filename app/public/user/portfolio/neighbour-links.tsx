import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'

type Neighbour = { slug: string; title: string } | null

/** The works that hang before and after it. */
export function NeighbourLinks({
  portfolioPath,
  previous,
  next,
}: {
  portfolioPath: string
  previous: Neighbour
  next: Neighbour
}) {
  if (!previous && !next) return null
  return (
    <nav className="piece-next" aria-label="Works beside this one">
      {previous ? (
        <Link to={`${portfolioPath}/${previous.slug}`} rel="prev" viewTransition>
          <Icon name="arrow-left" />
          <span>
            <small>Previous</small>
            {previous.title}
          </span>
        </Link>
      ) : null}
      {next ? (
        <Link className="piece-after" to={`${portfolioPath}/${next.slug}`} rel="next" viewTransition>
          <span>
            <small>Next</small>
            {next.title}
          </span>
          <Icon name="arrow-right" />
        </Link>
      ) : null}
    </nav>
  )
}
