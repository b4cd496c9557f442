import { anchorOf } from '#app/shared/docs/prose-parts.server.tsx'

/** The end of an address for each heading, in their order: two of the same name are told apart by a number. */
export function anchorsOf(): (heading: string) => string {
  const taken = new Map<string, number>()
  return (heading) => {
    const anchor = anchorOf(heading) || 'part'
    const count = (taken.get(anchor) ?? 0) + 1
    taken.set(anchor, count)
    return count === 1 ? anchor : `${anchor}-${count}`
  }
}
