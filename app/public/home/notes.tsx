import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import type { PostEntry } from '../blog/post-view.ts'

/** The newest of the blog. */
export function Notes({ entries }: { entries: readonly PostEntry[] }) {
  if (entries.length === 0) return null
  return (
    <Section
      title="Notes from the hall"
      text="What we learn by running this, written down."
      more={{ to: '/blog', label: 'All notes' }}
    >
      <ul className="home-notes">
        {entries.map(({ slug, title, summary, at, day, minutes }) => (
          <li key={slug}>
            <h3>
              <KnownLink to={`/blog/${slug}`}>{title}</KnownLink>
            </h3>
            <p>{summary}</p>
            <p className="soft">
              <time dateTime={at}>{day}</time>, {minutes} min
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
