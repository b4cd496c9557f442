import { Link, NavLink, type LinkProps } from 'react-router'

export type KnownLinkProps = Pick<
  LinkProps,
  'tabIndex' | 'aria-hidden' | 'aria-current' | 'aria-label' | 'rel' | 'children' | 'onClick'
> &
  Pick<LinkProps, 'prefetch' | 'preventScrollReset' | 'viewTransition'> & {
    /** Of this site, and whole: `/services/a-logo`. */
    to: string
    className?: string | undefined
    /** Marked while its page comes in, for a picture that moves over to it. */
    moves?: boolean | undefined
  }

/**
 * A link whose address is known whole. A page of works has a hundred, and the router's share in each was a tenth of the
 * rendering. On the server, where nobody presses them, each is only its address; one that is told from where it stands
 * (`?sort=newest`) is left to the router.
 */
export function KnownLink({ moves, ...link }: KnownLinkProps) {
  if (import.meta.env.SSR && link.to.startsWith('/')) return <Address {...link} />
  if (moves) return <NavLink {...link} viewTransition />
  return <Link {...link} />
}

function Address({
  to,
  prefetch: _prefetch,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  children,
  ...plain
}: KnownLinkProps) {
  return (
    <a {...plain} href={to} data-discover="true">
      {children}
    </a>
  )
}
