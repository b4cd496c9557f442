import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import type { Work } from '#app/ui/work/work.tsx'
import { ViewedWorks } from '#app/works/viewed-works.tsx'

export type UnfinishedLine = { id: string; slug: string; title: string; kind: 'draft' | 'rejected' }
type GoOnProps = { viewed: readonly (Work & { id: string })[]; unfinished: readonly UnfinishedLine[] }

/** For whoever is signed in: where they were. */
export function GoOn({ viewed, unfinished }: GoOnProps) {
  if (viewed.length + unfinished.length === 0) return null
  return (
    <Section
      opens
      title="Go on where you were"
      text={viewed.length > 0 ? 'What you looked at last, kept for you alone.' : 'What you began to write.'}
    >
      {unfinished.length > 0 ? <Unfinished lines={unfinished} /> : null}
      {viewed.length > 0 ? <ViewedWorks works={viewed} next="/" /> : null}
    </Section>
  )
}

function Unfinished({ lines }: { lines: readonly UnfinishedLine[] }) {
  return (
    <ul className="lines go-on-lines">
      {lines.map(({ id, slug, title, kind }) => (
        <li key={id}>
          <Icon name={kind === 'draft' ? 'pencil' : 'circle-alert'} size={18} />
          <Link to={`/my/services/${slug}/edit`}>{title || 'A service without a title'}</Link>
          <span className="soft">{kind === 'draft' ? 'a draft' : 'sent back to you'}</span>
        </li>
      ))}
    </ul>
  )
}
