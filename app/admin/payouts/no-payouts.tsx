import { EmptyState } from '#app/ui/empty/empty.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import type { PayoutFilters } from '#domain/payouts/index.ts'
import { showOptions } from './show-options.ts'

/** What is not among those shown may be among the others: it is looked for there without being typed again. */
export function NoPayouts({ show, words }: Pick<PayoutFilters, 'show' | 'words'>) {
  if (words === '')
    return (
      <EmptyState
        title={show === 'requested' ? 'Nobody waits for money' : 'No payout fits'}
        actions={<ButtonLink to="/admin/payouts?show=all">Show all payouts</ButtonLink>}
      >
        Requests come here when a member asks for a payout. Each is to be decided within the published time.
      </EmptyState>
    )
  const amongAll = `/admin/payouts?${new URLSearchParams({ show: 'all', q: words })}`
  return (
    <EmptyState
      title="No payout fits"
      actions={
        show === 'all' ? (
          <ButtonLink to="/admin/payouts?show=all">Show all payouts</ButtonLink>
        ) : (
          <ButtonLink to={amongAll}>Look among all payouts</ButtonLink>
        )
      }
    >
      {show === 'all' ? '' : `Looked for under “${labelOf(show)}” only. `}A payout is found by its number, by
      its sum, or by the username or e-mail address of whoever asked for it, each as a whole.
    </EmptyState>
  )
}

const labelOf = (show: PayoutFilters['show']): string =>
  showOptions.find(({ value }) => value === show)?.label ?? ''
