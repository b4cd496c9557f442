import { Form, Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { SearchField } from '#app/ui/shell/search-field.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import type { Redirect } from '#domain/categories/index.ts'

type RedirectsProps = {
  text: string
  redirects: readonly Redirect[]
  found: number
  page: number
  pages: number
}

export function Redirects({ text, redirects, found, page, pages }: RedirectsProps) {
  return (
    <Section
      title="Old addresses"
      id="old"
      text="Left by renaming, moving and merging. They lead on for good, unless a new category takes one."
      opens
    >
      {found > 0 || text ? (
        <Form className="bar admin-filters" role="search" aria-label="Old addresses" action="#old">
          <SearchField
            label="Search old addresses"
            placeholder="Part of an address"
            words={text}
            name="old"
          />
          <span>{found === 1 ? '1 address' : `${formatCount(found)} addresses`}</span>
        </Form>
      ) : (
        <p className="soft">None yet.</p>
      )}
      <ul className="old-paths">
        {redirects.map(({ fromPath, path, title, since }) => (
          <li key={fromPath}>
            <span>/{fromPath}</span>
            <Icon name="arrow-right" size={16} label="leads to" />
            <Link to={`/categories/${path}`}>{title}</Link>
            <small>
              <Time at={since} quiet />
            </small>
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} label="Pages of old addresses" />
    </Section>
  )
}
