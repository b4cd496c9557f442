import { Link } from 'react-router'

type ListStepsProps = { first: string | null; more: string | null }

/** Below the cases at the left: the way on, and back to the beginning. */
export function ListSteps({ first, more }: ListStepsProps) {
  if (!first && !more) return null
  return (
    <p className="row small">
      {first ? <Link to={first}>Back to the first</Link> : null}
      {more ? (
        <Link to={more} rel="next">
          More
        </Link>
      ) : null}
    </p>
  )
}
