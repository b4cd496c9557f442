import { Link, NavLink, type LinkProps } from 'react-router'

type KnownLinkProps = Pick<
  LinkProps,
  'tabIndex' | 'aria-hidden' | 'children' | 'prefetch' | 'viewTransition'
> & {
  /** Of this site, and whole: `/services/a-logo`. */
  to: string
  className?: string | undefined
  /** Marked while its page comes in, for a picture that moves over to it. */
  moves?: boolean | undefined
}

/**
 * A link whose address is known whole. A page of works has a hundred, and the router's share in each was a tenth of the
 * rendering. On the server, where nobody presses them, each is only its address.
 */
export function KnownLink({ moves, prefetch, viewTransition, to, children, ...plain }: KnownLinkProps) {
  if (import.meta.env.SSR) {
    return (
      <a {...plain} href={to} data-discover="true">
        {children}
      </a>
    )
  }
  if (moves) {
    return (
      <NavLink {...plain} to={to} prefetch={prefetch} viewTransition>
        {children}
      </NavLink>
    )
  }
  return (
    <Link {...plain} to={to} prefetch={prefetch} viewTransition={viewTransition}>
      {children}
    </Link>
  )
}
