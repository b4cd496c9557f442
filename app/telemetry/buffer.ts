import { isAnswer } from './is-answer.ts'

export type Caught = { error: unknown; eventId: string }
export type Capture = (caught: Caught) => void

/** Errors wait here until the client that reports them is loaded, which is after the page has become useful. */
type ErrorBuffer = {
  /** The id that the report of this error has or will have. */
  idOf(error: unknown): string
  take(error: unknown): void
  drainInto(capture: Capture): void
}

const MOST_WAITING = 20
const MOST_KNOWN = 100

export function openErrorBuffer(newId: () => string): ErrorBuffer {
  const ids = new Map<unknown, string>()
  const taken = new Set<string>()
  let waiting: Caught[] = []
  let capture: Capture = (caught) => {
    if (waiting.length < MOST_WAITING) waiting.push(caught)
  }
  function idOf(error: unknown): string {
    const known = ids.get(error)
    if (known !== undefined) return known
    const id = newId()
    if (ids.size < MOST_KNOWN) ids.set(error, id)
    return id
  }
  return {
    idOf,
    take(error) {
      const eventId = idOf(error)
      // An error may reach both a boundary and the window, and React tells a boundary twice in development.
      if (isAnswer(error) || taken.has(eventId) || taken.size === MOST_KNOWN) return
      taken.add(eventId)
      capture({ error, eventId })
    },
    drainInto(given) {
      capture = given
      for (const caught of waiting) given(caught)
      waiting = []
    },
  }
}
