import { Link } from 'react-router'
import { Marked } from './marked.tsx'
import type { DocumentHit } from '../sections/search-documents.server.ts'

export function Hit({ hit, titleLevel: Title = 'h2' }: { hit: DocumentHit; titleLevel?: 'h2' | 'h3' }) {
  return (
    <li className="hit">
      <Title className="hit-title">
        <Link to={hit.to}>
          <Marked parts={hit.title} />
        </Link>
      </Title>
      <p className="hit-where">{hit.where}</p>
      <p className="soft">
        <Marked parts={hit.snippet} />
      </p>
    </li>
  )
}
