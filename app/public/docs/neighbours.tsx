import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'

type Neighbour = { slug: string; title: string } | undefined

export function Neighbours({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  return (
    <nav className="neighbours" aria-label="Other documents">
      {previous ? (
        <Link to={`/docs/${previous.slug}`} rel="prev">
          <Icon name="arrow-left" size={18} />
          <span>
            <small>Before this</small>
            {previous.title}
          </span>
        </Link>
      ) : null}
      {next ? (
        <Link className="neighbours-next" to={`/docs/${next.slug}`} rel="next">
          <span>
            <small>Read next</small>
            {next.title}
          </span>
          <Icon name="arrow-right" size={18} />
        </Link>
      ) : null}
    </nav>
  )
}
