import { useEffect, useEffectEvent, useId, useReducer, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import { recentSearches, rememberSearch } from './recent-searches.ts'
import type { SuggestedGroup } from './suggested-group.ts'

type State = { groups: SuggestedGroup[]; isOpen: boolean; at: number }
type Step = { groups: SuggestedGroup[] } | { move: 1 | -1 } | 'close'
type Field = RefObject<HTMLInputElement | null>

const CLOSED: State = { groups: [], isOpen: false, at: -1 }

const countOf = (groups: readonly SuggestedGroup[]) =>
  groups.reduce((sum, { items }) => sum + items.length, 0)

function step(state: State, next: Step): State {
  if (next === 'close') return { ...state, isOpen: false, at: -1 }
  if ('groups' in next) return { groups: next.groups, isOpen: true, at: -1 }
  const places = countOf(state.groups) + 1
  // One place more than there are suggestions: the field itself, with what was typed.
  return { ...state, isOpen: true, at: ((state.at + 1 + next.move + places) % places) - 1 }
}

const PAUSE_MS = 120

/** A list under a search field that answers while one types; the field stays the form's own. */
export default function SearchSuggestions({ field, from }: { field: Field; from: string }) {
  const listId = useId()
  const [{ groups, isOpen, at }, go] = useReducer(step, CLOSED)
  const navigate = useNavigate()
  const isShown = isOpen && countOf(groups) > 0
  const chosen = isShown ? groups.flatMap(({ items }) => items)[at]?.to : undefined

  function choose(to: string) {
    go('close')
    void navigate(to)
  }
  useAsking(field, from, go)
  useKeys(field, go, chosen, choose)
  useTelling(field, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': String(isShown),
    'aria-controls': listId,
    'aria-activedescendant': chosen === undefined ? '' : `${listId}-${at}`,
  })

  return (
    <div className="search-pop" id={listId} role="listbox" aria-label="Suggestions" hidden={!isShown}>
      {groups.map(({ title, icon, items }, group) => (
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true">{title}</p>
          {items.map((item, number) => {
            const place = countOf(groups.slice(0, group)) + number
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys; a pointer chooses here
              <div
                key={item.to}
                id={`${listId}-${place}`}
                role="option"
                aria-selected={place === at}
                // The field would lose the focus, and the list would close before the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(item.to)}
              >
                <Icon name={icon} size={18} />
                <span>{item.label}</span>
                {item.note ? <small>{item.note}</small> : null}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** Asks when typing pauses; an answer to an older question, or to one who left the field, is dropped. */
function useAsking(field: Field, from: string, go: (next: Step) => void) {
  useEffect(() => {
    const input = field.current
    if (!input) return
    const own = new AbortController()
    let asking = new AbortController()
    let pause: ReturnType<typeof setTimeout> | undefined

    function stop() {
      asking.abort()
      clearTimeout(pause)
    }
    function ask() {
      const typed = input?.value.trim() ?? ''
      stop()
      if (typed === '') return go({ groups: recentSearches() })
      asking = new AbortController()
      const { signal } = asking
      pause = setTimeout(() => {
        fetchGroups(`${from}?q=${encodeURIComponent(typed)}`, signal).then(
          (groups) => (signal.aborted ? undefined : go({ groups })),
          // A list that does not come is no news: the form works as it did.
          () => undefined,
        )
      }, PAUSE_MS)
    }
    function leave() {
      stop()
      go('close')
    }
    ask()
    const { signal } = own
    input.addEventListener('input', ask, { signal })
    input.addEventListener('focus', ask, { signal })
    input.addEventListener('blur', leave, { signal })
    input.form?.addEventListener(
      'submit',
      () => {
        leave()
        rememberSearch(input.value)
      },
      { signal },
    )
    return () => {
      own.abort()
      stop()
    }
  }, [field, from, go])
}

async function fetchGroups(address: string, signal: AbortSignal): Promise<SuggestedGroup[]> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) return []
  const { groups } = (await answer.json()) as { groups: SuggestedGroup[] }
  return groups
}

function useKeys(
  field: Field,
  go: (next: Step) => void,
  chosen: string | undefined,
  choose: (to: string) => void,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      go({ move: event.key === 'ArrowDown' ? 1 : -1 })
    } else if (event.key === 'Escape') {
      go('close')
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      choose(chosen)
    }
  })
  useEffect(() => {
    const input = field.current
    const listen = (event: KeyboardEvent) => press(event)
    input?.addEventListener('keydown', listen)
    return () => input?.removeEventListener('keydown', listen)
  }, [field])
}

/** The field was a plain one until this came, so what it is now is told from here. */
function useTelling(field: Field, told: Record<string, string>) {
  useEffect(() => {
    for (const [name, value] of Object.entries(told)) field.current?.setAttribute(name, value)
  })
}
