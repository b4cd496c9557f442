import { Link } from 'react-router'
import { counted } from '#app/shared/figures/figures.ts'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { Section } from '#app/ui/shell/section.tsx'

export type DirectoryEntry = { title: string; path: string; count: number }

/** Everything on offer, by its top categories. */
export function Directory({ entries, below }: { entries: readonly DirectoryEntry[]; below: number }) {
  if (entries.length === 0) return null
  return (
    <Section
      opens
      title="The directory"
      text="Everything on offer, with how many services stand in each room."
      more={{
        to: '/categories',
        label: below === 0 ? 'All categories' : `All ${counted(below, 'sub-category', 'sub-categories')}`,
      }}
    >
      <ul className="index">
        {entries.map(({ title, path, count }) => (
          <li key={path}>
            <Link to={`/categories/${path}`}>
              <span>{title}</span>
              <small>
                {formatCount(count)}
                <span className="sr"> {count === 1 ? 'service' : 'services'}</span>
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
