import { useLocation } from 'react-router'
import { isAt } from './is-at.ts'
import { KnownLink, type KnownLinkProps } from './known-link.tsx'

type PlaceLinkProps = Pick<KnownLinkProps, 'to' | 'children' | 'onClick'> & {
  /** Current only at exactly this address, not below it. */
  end?: boolean | undefined
}

/** A link of a navigation: it says so when the page stands there or below. */
export function PlaceLink({ end = false, ...link }: PlaceLinkProps) {
  const { pathname } = useLocation()
  return <KnownLink {...link} aria-current={isAt(pathname, link.to, end) ? 'page' : undefined} />
}
