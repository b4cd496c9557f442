import type { ReactNode } from 'react'
import { keptInside } from '../kept/kept-inside.tsx'
import { KnownLink } from '../link/known-link.tsx'
import type { NavItem } from './header.tsx'
import { Logo, type LogoProps } from './logo.tsx'

export type FooterColumn = { label: string; links: readonly NavItem[] }

type FooterProps = {
  brand: LogoProps | undefined
  columns: readonly FooterColumn[]
  /** Who runs the place, in a sentence or two. */
  about?: ReactNode
  /** Beneath it all: the theme switch, the legal line. */
  children?: ReactNode
}

export function Footer({ brand, columns, about, children }: FooterProps) {
  return (
    <footer className="footer">
      <div className="wrap">
        <div>
          <Logo {...brand} />
          {about ? <p className="soft">{about}</p> : null}
        </div>
        {columns.map((column) => (
          <nav key={column.label} aria-label={column.label} {...keptInside(ColumnInside, column)} />
        ))}
        {children ? <div className="footer-end">{children}</div> : null}
      </div>
    </footer>
  )
}

function ColumnInside({ label, links }: FooterColumn) {
  return (
    <>
      <p className="footer-label" aria-hidden="true">
        {label}
      </p>
      {links.map((link) => (
        <KnownLink key={link.to} to={link.to}>
          {link.label}
        </KnownLink>
      ))}
    </>
  )
}

/** The foot of the signed-in area: one line. */
export function FootLine({ links, children }: { links: readonly NavItem[]; children?: ReactNode }) {
  return (
    <footer className="foot-line">
      <div className="wrap">
        {links.map((link) => (
          <KnownLink key={link.to} to={link.to}>
            {link.label}
          </KnownLink>
        ))}
        <span className="grow" />
        {children}
      </div>
    </footer>
  )
}
