import { KnownLink } from '../link/known-link.tsx'

type Crumb = { label: string; to?: string | undefined }

/** Where this page stands. The last crumb, without an address, is the page itself. */
export function Crumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        {trail.map((crumb) =>
          crumb.to ? (
            <li key={crumb.label}>
              <KnownLink to={crumb.to}>{crumb.label}</KnownLink>
            </li>
          ) : (
            <li key={crumb.label} aria-current="page">
              {crumb.label}
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}
