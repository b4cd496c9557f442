import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Cover } from '#app/ui/work/work.tsx'
import type { HungPiece } from './hang-work.ts'

type PieceProps = { piece: HungPiece; eager?: boolean; titleLevel?: 'h2' | 'h3' }

/** A work of a portfolio on the wall: nothing is sold by it. */
export function Piece({ piece, eager, titleLevel: Title = 'h3' }: PieceProps) {
  return (
    <article className="work piece">
      <KnownLink className="work-pic" to={piece.to} tabIndex={-1} moves>
        <Cover picture={piece.picture} eager={eager} title={piece.title} />
      </KnownLink>
      <Title className="work-title">
        <KnownLink to={piece.to} viewTransition>
          {piece.title}
        </KnownLink>
      </Title>
      {piece.line ? <p className="piece-line">{piece.line}</p> : null}
    </article>
  )
}
