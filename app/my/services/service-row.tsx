import { Link } from 'react-router'
import { ActionsMenu, type MenuEntry } from '#app/ui/menu/menu.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { SmallCover } from '#app/ui/work/small-cover.tsx'
import { mayMove } from '#domain/catalogue/states.ts'
import { stepAddress } from './editor/steps.ts'
import type { ListedService } from './load-services.ts'
import { stateTones, stateWords } from '../../shared/services/service-state-words.ts'
import type { ServicesIntent } from './act-on-services.ts'

type RowProps = { service: ListedService; currency: string; address: string; mayAct: boolean }

export function ServiceRow({ service, currency, address, mayAct }: RowProps) {
  const { title, state, working, coverUrl } = service
  const reasons = working && working.state !== 'submitted' ? working.reasons : []
  const name = title || 'Untitled'
  return (
    <li>
      <SmallCover src={coverUrl} />
      <div className="own-words">
        <h2>
          {mayAct ? (
            <Link to={stepAddress(service.slug, 'overview')}>{name}</Link>
          ) : state === 'published' ? (
            <Link to={`/services/${service.slug}`}>{name}</Link>
          ) : (
            name
          )}
        </h2>
        <p className="own-facts">
          <Tag tone={stateTones[state]}>{stateWords[state]}</Tag>
          <NewerWords service={service} />
          {service.isSellerHidden ? (
            <Tag tone="warn">Hidden with {service.teamId ? 'the team' : 'your account'}</Tag>
          ) : null}
          {service.soldFor ? <span>for {service.soldFor}</span> : null}
          {service.priceFromMinor > 0 ? (
            <span>
              from <Money minor={service.priceFromMinor} currency={currency} trim />
            </span>
          ) : null}
          {state === 'draft' ? null : (
            <span>
              {service.viewsCount} {service.viewsCount === 1 ? 'view' : 'views'}, {service.favouritesCount}{' '}
              saved, {service.ordersCount} ordered
            </span>
          )}
        </p>
        {mayAct && reasons.length > 0 ? (
          <div className="own-reasons">
            <p>Sent back:</p>
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            {working?.note ? <p>{working.note}</p> : null}
          </div>
        ) : null}
      </div>
      {mayAct ? <ActionsMenu label={`Actions for ${name}`} entries={actionsFor(service, address)} /> : null}
    </li>
  )
}

/** Words that are newer than what everyone sees. */
function NewerWords({ service: { state, working } }: Pick<RowProps, 'service'>) {
  if (!working || (state !== 'published' && state !== 'paused')) return null
  if (working.state === 'submitted') return <Tag tone="warn">Newer words in review</Tag>
  return working.state === 'rejected' ? (
    <Tag tone="bad">Newer words sent back</Tag>
  ) : (
    <Tag>Newer words not submitted</Tag>
  )
}

function pricesAddress(address: string, serviceId: string): string {
  const asking = new URL(address, 'http://hall.invalid')
  asking.searchParams.set('prices', serviceId)
  return `${asking.pathname}${asking.search}#prices`
}

function actionsFor({ id, slug, state, working }: ListedService, address: string): MenuEntry[] {
  const post = (intent: ServicesIntent) => ({ post: address, fields: { intent, serviceId: id } })
  const asking = new URL(address, 'http://hall.invalid')
  asking.searchParams.set('archive', id)
  return [
    ...(state === 'published' || state === 'paused'
      ? [{ label: 'See its page', icon: 'eye', to: `/services/${slug}` } as const]
      : []),
    ...(state === 'archived'
      ? []
      : [{ label: 'Edit', icon: 'pencil', to: stepAddress(slug, 'overview') } as const]),
    ...(state === 'published' || state === 'paused'
      ? [{ label: 'Change prices', icon: 'tag', to: pricesAddress(address, id) } as const]
      : []),
    ...(mayMove('pause', state) ? [{ label: 'Pause', icon: 'pause', ...post('pause') } as const] : []),
    ...(mayMove('resume', state) ? [{ label: 'Resume', icon: 'play', ...post('resume') } as const] : []),
    ...(working?.state === 'submitted'
      ? [{ label: 'Withdraw from review', icon: 'undo-2', ...post('withdraw') } as const]
      : []),
    { label: 'Duplicate', icon: 'copy', ...post('duplicate') },
    ...(mayMove('archive', state)
      ? ([
          'line',
          { label: 'Archive…', icon: 'archive', to: asking.pathname + asking.search, danger: true },
        ] as const)
      : []),
  ]
}
