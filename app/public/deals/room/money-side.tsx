import { Link } from 'react-router'
import { Pie } from '#app/ui/figures/pie/pie.tsx'
import { Stackbar } from '#app/ui/figures/stackbar/stackbar.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import type { RoomData } from './load-room.ts'

/** The milestones with their money: what is released, held, and still to pay. */
export function MoneySide({ milestones, sum, next }: RoomData) {
  return (
    <aside className="aside money-side" aria-label="The money">
      <section>
        <h2>The money</h2>
        {sum.bar.length > 0 ? <Stackbar parts={sum.bar} label={sum.label} /> : null}
        <ol className="miles">
          {milestones.map((one) => (
            <li key={one.id} className={one.isNow ? 'is-now' : undefined}>
              <b>
                {one.number}. {one.title}
              </b>
              <b className="num">{one.price}</b>
              <Pie part={one.part} {...(one.isBad ? { tone: 'bad' as const } : {})}>
                {one.words}
              </Pie>
              <small>{one.note}</small>
              <OtherMoves of={one} without={next.moves} />
            </li>
          ))}
        </ol>
        <Sum rows={sum.rows} total={sum.total} />
      </section>
    </aside>
  )
}

type OtherMovesProps = { of: RoomData['milestones'][number]; without: readonly string[] }

/** What can be done with a milestone and does not stand as a button already. */
function OtherMoves({ of, without }: OtherMovesProps) {
  const moves = of.moves.filter(({ to }) => !without.includes(to))
  if (moves.length === 0) return null
  return (
    <span className="mile-moves">
      {moves.map((move) => (
        <Link key={move.to} to={move.to} aria-label={`${move.label}: ${of.title}`}>
          {move.label}
        </Link>
      ))}
    </span>
  )
}
