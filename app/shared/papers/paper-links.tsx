import { Link } from 'react-router'
import { Money } from '#app/ui/money/money.tsx'

export type PaperLink = { id: string; label: string; title: string; totalMinor: bigint }

/** Papers about one thing, each with its file. */
export function PaperLinks({ papers, currency }: { papers: readonly PaperLink[]; currency: string }) {
  return (
    <ul className="paper-links">
      {papers.map(({ id, label, title, totalMinor }) => (
        <li key={id}>
          <Link to={`/papers/${id}`}>
            {title} {label}
          </Link>
          , <Money minor={totalMinor} currency={currency} />,{' '}
          <Link to={`/papers/${id}.pdf`} reloadDocument>
            PDF<span className="sr"> of {label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
