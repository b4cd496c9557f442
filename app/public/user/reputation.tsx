import { Figs } from '#app/ui/figures/figs/figs.tsx'
import { Hallmark } from '#app/ui/hallmark/hallmark.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import type { SellerFacts } from './seller-facts.ts'

type ReputationProps = { facts: SellerFacts; isOwn: boolean; firstName: string }

/** How they stand as a seller: the level with what it means, and the figures it comes from. */
export function Reputation({ facts, isOwn, firstName }: ReputationProps) {
  const { level, figures, next } = facts
  return (
    <Section
      title="Standing"
      opens
      text="Counted from deals, the same for everyone."
      more={{ to: '/docs/recommendations', label: 'How levels are earned' }}
    >
      <p className="user-level">
        {level.stamp ? <Hallmark {...level.stamp} /> : <b>{level.name}</b>}
        <span>{level.meaning}</span>
      </p>
      {figures.length > 0 ? (
        <Figs figs={figures} />
      ) : (
        <p className="soft">
          {isOwn ? 'You have' : `${firstName} has`} no completed deals here yet, so there is nothing to count.
        </p>
      )}
      {next ? <NextLevel {...next} /> : null}
    </Section>
  )
}

function NextLevel({ name, needs }: NonNullable<SellerFacts['next']>) {
  return (
    <div className="user-next">
      <h3>What {name} needs</h3>
      <ul>
        {needs.map((need) => (
          <li key={need.name}>
            <Icon
              name={need.isMet ? 'circle-check' : 'circle'}
              size={18}
              className={need.isMet ? 'ok' : ''}
            />
            <span>
              {need.name}: {need.wanted}
              <span className="sr">{need.isMet ? ', met' : ', not met yet'}</span>
            </span>
            <span className="soft">{need.has}</span>
          </li>
        ))}
      </ul>
      <p className="soft">Only you see this.</p>
    </div>
  )
}
