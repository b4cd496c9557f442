import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import type { Work } from '#app/ui/work/work.tsx'
import { ViewedWorks } from '#app/shared/works/viewed-works.tsx'

export type UnfinishedLine = { id: string; slug: string; title: string; kind: 'draft' | 'rejected' }
/** A deal and what comes next in it. */
export type OpenDealLine = { id: string; title: string; step: string }
type GoOnProps = {
  deals: readonly OpenDealLine[]
  viewed: readonly (Work & { id: string })[]
  unfinished: readonly UnfinishedLine[]
}

/** For whoever is signed in: where they were. */
export function GoOn({ deals, viewed, unfinished }: GoOnProps) {
  if (deals.length + viewed.length + unfinished.length === 0) return null
  return (
    <Section
      opens
      title="Continue where you left off"
      text={
        deals.length > 0
          ? 'Deals that are open, what you began, what you looked at. You alone see it.'
          : viewed.length > 0
            ? 'What you looked at last, kept for you alone.'
            : 'What you began to write.'
      }
      more={deals.length > 0 ? { to: '/my', label: 'All that needs you' } : undefined}
    >
      {deals.length > 0 ? <OpenDeals lines={deals} /> : null}
      {unfinished.length > 0 ? <Unfinished lines={unfinished} /> : null}
      {viewed.length > 0 ? <ViewedWorks works={viewed} next="/" /> : null}
    </Section>
  )
}

function OpenDeals({ lines }: { lines: readonly OpenDealLine[] }) {
  return (
    <ul className="lines go-on-lines">
      {lines.map(({ id, title, step }) => (
        <li key={id}>
          <Icon name="handshake" size={18} />
          <Link to={`/deals/${id}`}>{title}</Link>
          <span className="soft">{step}</span>
        </li>
      ))}
    </ul>
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
