import { useActionData } from 'react-router'
import type { RefusedForm } from '#app/forms/refused-form.ts'
import { stateWords } from '#app/shared/services/service-state-words.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { OwnFilter } from '../own-filter.tsx'
import type { RefusedService } from './act-on-services.ts'
import { ArchiveQuestion, DoneNote } from './list-notes.tsx'
import type { ServiceListData } from './load-services.ts'
import { PriceForm } from './price-form.tsx'
import type { RefusedPrices } from './read-prices.ts'
import { ServiceRow } from './service-row.tsx'

const sorts = [
  { value: 'changed', label: 'Changed last' },
  { value: 'title', label: 'By title' },
  { value: 'price-up', label: 'Price, lowest first' },
  { value: 'price-down', label: 'Price, highest first' },
]

type ServiceListProps = {
  data: ServiceListData
  /** What the list holds, as in `My services`. */
  label: string
  /** Where the list stands, and what of its address is no filter. */
  at: { path: string; of?: string | undefined }
  /** Without it the services are only looked at. */
  mayAct?: boolean
  /** Shown instead where there is none. */
  empty: React.ReactNode
}

/** Services by state, with what is done to each and what has just been done. */
export function ServiceList({ data, label, at, mayAct = true, empty }: ServiceListProps) {
  const { services, counts, archiving, pricing, done, address } = data
  const answer = useActionData() as RefusedService | RefusedPrices | RefusedForm | undefined
  const all = counts.reduce((sum, { state, count }) => (state === 'archived' ? sum : sum + count), 0)
  const hasAny = counts.some(({ count }) => count > 0)
  return (
    <>
      {answer && 'refused' in answer && !(pricing && 'fields' in answer) ? (
        <Note tone="bad" role="alert">
          {answer.refused}.
        </Note>
      ) : null}
      {done ? <DoneNote {...done} services={services} address={address} /> : null}
      {archiving && mayAct ? <ArchiveQuestion service={archiving} address={address} /> : null}
      {pricing && mayAct ? (
        <PriceForm
          {...data}
          key={pricing.id}
          service={pricing}
          refused={answer && 'fields' in answer ? answer : undefined}
        />
      ) : null}
      {hasAny ? <Listed data={data} label={label} at={at} mayAct={mayAct} all={all} /> : empty}
    </>
  )
}

function Listed({
  data,
  label,
  at,
  mayAct,
  all,
}: Omit<Required<ServiceListProps>, 'empty'> & { all: number }) {
  const { services, counts, filters, address, currency } = data
  const addressOf = (state?: string) => {
    const query = new URLSearchParams({ ...(at.of ? { of: at.of } : {}), ...(state ? { state } : {}) })
    return query.size > 0 ? `${at.path}?${query}` : at.path
  }
  return (
    <>
      <Tabs
        label="By state"
        tabs={[
          { to: addressOf(), label: 'All', count: all, current: filters.state === undefined },
          ...counts
            .filter(({ state, count }) => count > 0 || state === filters.state)
            .map(({ state, count }) => ({
              to: addressOf(state),
              label: stateWords[state],
              count,
              current: filters.state === state,
            })),
        ]}
      />
      <OwnFilter
        label={label}
        action={at.path}
        hiddenFields={{ of: at.of, state: filters.state }}
        words={filters.words}
        sorts={sorts}
        sort={filters.sort}
        allAt={filters.words ? addressOf(filters.state) : undefined}
      />
      {services.length > 0 ? (
        <ul className="own-services">
          {services.map((one) => (
            <ServiceRow key={one.id} service={one} currency={currency} address={address} mayAct={mayAct} />
          ))}
        </ul>
      ) : (
        <EmptyState title="Nothing fits" actions={<ButtonLink to={addressOf()}>Show all</ButtonLink>}>
          None of these services has all of this. Search for less, or look in another state.
        </EmptyState>
      )}
      <Pagination page={data.page} pages={data.pages} />
    </>
  )
}
