import { Link } from 'react-router'
import type { MarkedPart } from './mark-words.ts'
import type { DocumentHit } from './search-documents.server.ts'

export function Hit({ hit }: { hit: DocumentHit }) {
  return (
    <li className="hit">
      <h2>
        <Link to={hit.to}>
          <Marked parts={hit.title} />
        </Link>
      </h2>
      <p className="hit-where">{hit.where}</p>
      <p className="soft">
        <Marked parts={hit.snippet} />
      </p>
    </li>
  )
}

function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map((part, at) =>
    part.isMatch ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>,
  )
}
