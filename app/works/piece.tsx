import { Link, NavLink } from 'react-router'
import { Cover } from '#app/ui/work/work.tsx'
import type { HungPiece } from './hang-work.ts'

type PieceProps = { piece: HungPiece; eager?: boolean; titleLevel?: 'h2' | 'h3' }

/** A work of a portfolio on the wall: nothing is sold by it. */
export function Piece({ piece, eager, titleLevel: Title = 'h3' }: PieceProps) {
  return (
    <article className="work piece">
      <NavLink className="work-pic" to={piece.to} tabIndex={-1} viewTransition>
        <Cover picture={piece.picture} eager={eager} title={piece.title} />
      </NavLink>
      <Title className="work-title">
        <Link to={piece.to} viewTransition>
          {piece.title}
        </Link>
      </Title>
      {piece.line ? <p className="piece-line">{piece.line}</p> : null}
    </article>
  )
}
