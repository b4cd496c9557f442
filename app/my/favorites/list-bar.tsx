import { Form, Link, useLocation } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { FieldError } from '#app/ui/inputs/field/field.tsx'
import { favouriteLimits, LISTS_MOST } from '#domain/favourites/favourite-rules.ts'
import type { ListAnswer, FavouritesIntent } from './act-on-favourites.ts'
import type { FavouritesData } from './load-favourites.ts'

type ListBarProps = Pick<FavouritesData, 'kind' | 'lists' | 'list' | 'sort' | 'words' | 'counts'> & {
  answer: ListAnswer | undefined
}

/** Which forms of lists there are now: no new one beyond the most, no other name for the first. */
export function shownForms({ lists, list }: Pick<FavouritesData, 'lists' | 'list'>): string[] {
  return [
    ...(lists.length < LISTS_MOST ? ['add-list'] : []),
    ...(list && !list.isFirst ? ['rename-list'] : []),
  ]
}

/** The lists, what narrows them, and what can be done with them. */
export function ListBar({ kind, lists, list, sort, words, counts, answer }: ListBarProps) {
  const to = (listId?: string) => {
    const search = new URLSearchParams()
    if (kind !== 'service') search.set('kind', kind)
    if (listId) search.set('list', listId)
    const text = search.toString()
    return text ? `/my/favorites?${text}` : '/my/favorites'
  }
  const shown = shownForms({ lists, list })
  return (
    <div className="favorites-bar">
      {lists.length > 1 ? (
        <nav aria-label="Lists" className="favorites-lists">
          <Link to={to()} aria-current={list ? undefined : 'page'}>
            All <small>{counts[kind]}</small>
          </Link>
          {lists.map(({ id, title, count }) => (
            <Link key={id} to={to(id)} aria-current={list?.id === id ? 'page' : undefined}>
              {title} <small>{count}</small>
            </Link>
          ))}
        </nav>
      ) : null}
      <div className="favorites-tools">
        {counts[kind] > 5 || words ? <Narrow kind={kind} list={list} sort={sort} words={words} /> : null}
        {shown.includes('add-list') ? (
          <NewList answer={answer?.intent === 'add-list' ? answer : undefined} />
        ) : null}
        {list && !list.isFirst ? (
          <EditList
            key={list.id}
            list={list}
            answer={answer?.intent === 'rename-list' ? answer : undefined}
          />
        ) : null}
      </div>
    </div>
  )
}

function Narrow({ kind, list, sort, words }: Pick<FavouritesData, 'kind' | 'list' | 'sort' | 'words'>) {
  return (
    <Form role="search" className="favorites-narrow">
      {kind !== 'service' ? <input type="hidden" name="kind" value={kind} /> : null}
      {list ? <input type="hidden" name="list" value={list.id} /> : null}
      <input
        className="input"
        type="search"
        name="q"
        defaultValue={words}
        placeholder="Find among them"
        aria-label="Find among your favourites"
        maxLength={80}
      />
      <select className="select select-s" name="sort" defaultValue={sort} aria-label="Order">
        <option value="newest">Newest first</option>
        <option value="oldest">Oldest first</option>
      </select>
      <Button size="s">Show</Button>
    </Form>
  )
}

function NewList({ answer }: { answer: ListAnswer | undefined }) {
  const { pathname, search } = useLocation()
  return (
    <details className="favorites-fold" open={Boolean(answer)}>
      <summary>New list</summary>
      <Form method="post" action={pathname + search}>
        <TitleField id="new-list" label="Name of the list" answer={answer} start="" />
        <Button size="s" name="intent" value={'add-list' satisfies FavouritesIntent}>
          Make it
        </Button>
      </Form>
    </details>
  )
}

type EditListProps = { list: NonNullable<FavouritesData['list']>; answer: ListAnswer | undefined }

function EditList({ list, answer }: EditListProps) {
  const { pathname, search } = useLocation()
  return (
    <details className="favorites-fold" open={Boolean(answer)}>
      <summary>Edit this list</summary>
      <Form method="post" action={pathname + search}>
        <input type="hidden" name="listId" value={list.id} />
        <TitleField id="rename-list" label="New name" answer={answer} start={list.title} />
        <Button size="s" name="intent" value={'rename-list' satisfies FavouritesIntent}>
          Rename
        </Button>
        <Button
          size="s"
          look="bare"
          name="intent"
          value={'remove-list' satisfies FavouritesIntent}
          formNoValidate
        >
          Remove the list
        </Button>
      </Form>
    </details>
  )
}

type TitleFieldProps = { id: string; label: string; answer: ListAnswer | undefined; start: string }

function TitleField({ id, label, answer, start }: TitleFieldProps) {
  const error = answer?.errors[0]
  return (
    <div className={error ? 'field is-bad' : 'field'}>
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input"
        name="title"
        required
        autoComplete="off"
        placeholder={label}
        maxLength={favouriteLimits.title.max}
        defaultValue={answer?.typed ?? start}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}
