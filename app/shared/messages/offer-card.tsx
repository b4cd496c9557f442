import { Pie } from '#app/ui/figures/pie/pie.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import type { OfferView } from './message-view.ts'

/** An offer as it stands now: lit while it waits for an answer, a quiet line afterwards. */
export function OfferCard({ offer }: { offer: OfferView }) {
  const { title, by, rows, total, fine, isOpen, standing, until, acts } = offer
  return (
    <div className={isOpen ? 'offer' : 'offer offer-q'}>
      <p className="small soft">{by}</p>
      <h3>{title}</h3>
      {isOpen ? (
        <>
          <Sum rows={rows} total={total} />
          <p className="fine">{fine}</p>
        </>
      ) : (
        <p className="small">
          <Pie part={0}>{standing}</Pie>
        </p>
      )}
      <div className="acts">
        {acts.map(({ to, label, isMain }) => (
          <ButtonLink key={to} to={to} look={isMain ? 'main' : 'line'} size={isOpen ? 'm' : 's'}>
            {label}
          </ButtonLink>
        ))}
      </div>
      {until ? <p className="fine">It {until}.</p> : null}
    </div>
  )
}
