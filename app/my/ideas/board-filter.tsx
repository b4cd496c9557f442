import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { SearchField } from '#app/ui/shell/search-field.tsx'
import type { BoardSort } from '#domain/ideas/idea-rules.ts'
import { BOARD, boardAddress } from './board-address.ts'
import type { BoardData } from './load-board.server.ts'

const SORTS: readonly (readonly [BoardSort, string])[] = [
  ['votes', 'Votes'],
  ['trending', 'Trending'],
  ['new', 'New'],
]

const SCOPES = [
  { value: '', label: 'Everyone’s' },
  { value: 'mine', label: 'Mine' },
  { value: 'followed', label: 'I follow' },
  { value: 'voted', label: 'I voted' },
]

/** Words, kind and whose; what is chosen goes into the address, and with script at once. */
export function BoardFilter({ asked, kinds }: Pick<BoardData, 'asked' | 'kinds'>) {
  const { words, stateId, sort, scope, kindId } = asked
  return (
    <div className="ideas-b">
      <Form
        className="bar"
        role="search"
        aria-label="Ideas"
        action={BOARD}
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit()
        }}
      >
        {stateId ? <input type="hidden" name="state" value={stateId} /> : null}
        {sort === 'votes' ? null : <input type="hidden" name="sort" value={sort} />}
        <SearchField label="Search ideas" placeholder="Search ideas" words={words} />
        <Select
          key={`kind ${kindId}`}
          small
          name="kind"
          aria-label="Kind"
          defaultValue={kindId ?? ''}
          options={[{ value: '', label: 'Every kind' }, ...kinds]}
        />
        <Select
          key={`show ${scope}`}
          small
          name="show"
          aria-label="Whose"
          defaultValue={scope ?? ''}
          options={SCOPES}
        />
        <Button size="s">Show</Button>
      </Form>
      <nav className="seg" aria-label="Order">
        {SORTS.map(([value, label]) => (
          <KnownLink
            key={value}
            to={boardAddress(asked, { sort: value })}
            preventScrollReset
            aria-current={sort === value ? 'true' : undefined}
          >
            {label}
          </KnownLink>
        ))}
      </nav>
    </div>
  )
}
