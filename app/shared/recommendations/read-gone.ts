import { awayInput, type Away } from '#domain/recommendations/input.ts'

/** What was just sent away, as the address says: `service.{id}`. */
export function readGone(search: URLSearchParams): Away | undefined {
  const [kind, id] = (search.get('gone') ?? '').split('.')
  return awayInput.safeParse({ kind, id }).data
}
