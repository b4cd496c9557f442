import { Icon } from '#app/ui/icon/icon.tsx'

/** Whether trouble is known: the notice that an administrator set, or that there is none. */
export function MarketplaceState({ notice }: { notice: string }) {
  return (
    <section className="help-state" aria-labelledby="help-state-title">
      <h2 id="help-state-title" className={notice ? 'is-trouble' : 'is-well'}>
        <Icon name={notice ? 'triangle-alert' : 'circle-check'} />
        {notice ? 'There is trouble' : 'All well'}
      </h2>
      <p className={notice ? undefined : 'soft'}>
        {notice || 'We know of no trouble now. If you meet some, tell us.'}
      </p>
    </section>
  )
}
