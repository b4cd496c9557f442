import { KnownLink } from '#app/ui/link/known-link.tsx'
import type { WhyView } from '#app/shared/search/why-view.ts'

/** The reasons behind a result's place, in the open: the browser's own popover, so that it needs no script. */
export function Why({ id, why }: { id: string; why: WhyView }) {
  return (
    <>
      <button className="why-here" type="button" popoverTarget={id}>
        Why is this here?
      </button>
      <div className="pop why-pop" id={id} popover="auto">
        <h3>{why.title}</h3>
        <p className="small soft">
          {why.lead} {why.sum ? <b>{why.sum}</b> : null}
        </p>
        <dl className="why-parts">
          {why.parts.map(({ name, share, value, figure }) => (
            <div key={name}>
              <dt>
                {name}
                {figure ? <small>{figure}</small> : null}
              </dt>
              <dd>
                <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="6" />
                  <rect className="is-on" width={Math.round(Math.min(share, 1) * 100)} height="6" />
                </svg>
                <span>{value}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="small soft">
          Payment changes nothing here.{' '}
          <KnownLink to={`/docs/recommendations#${why.weightsAt}`}>The weights, from the code</KnownLink>
        </p>
      </div>
    </>
  )
}
