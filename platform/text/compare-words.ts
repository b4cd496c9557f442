/** A stretch of a text beside another: in both, only in the earlier, or only in the later. */
export type Stretch = { kind: 'same' | 'removed' | 'added'; text: string }

/** Above so many comparisons the middle is told as replaced: nobody waits for a finer answer. */
const COMPARISONS_MOST = 4_000_000

/** What was taken out of a text and what was put in, by whole words. */
export function compareWords(was: string, is: string): Stretch[] {
  const [before, after] = [wordsOf(was), wordsOf(is)]
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  const mostAtEnd = Math.min(before.length, after.length) - start
  while (end < mostAtEnd && before.at(-1 - end) === after.at(-1 - end)) end++
  const middle = compareMiddle(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  )
  return joined([
    ...before.slice(0, start).map((text): Stretch => ({ kind: 'same', text })),
    ...middle,
    ...before.slice(before.length - end).map((text): Stretch => ({ kind: 'same', text })),
  ])
}

/** Words and the space between them. */
const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []

function compareMiddle(before: readonly string[], after: readonly string[]): Stretch[] {
  const removed = (text: string): Stretch => ({ kind: 'removed', text })
  const added = (text: string): Stretch => ({ kind: 'added', text })
  if (before.length * after.length > COMPARISONS_MOST || before.length === 0 || after.length === 0)
    return [...before.map(removed), ...after.map(added)]
  const lengths = commonLengths(before, after)
  const width = after.length + 1
  const found: Stretch[] = []
  let [one, other] = [0, 0]
  while (one < before.length && other < after.length) {
    const [left, right] = [before[one] as string, after[other] as string]
    if (left === right) {
      found.push({ kind: 'same', text: left })
      one++
      other++
    } else if ((lengths[(one + 1) * width + other] ?? 0) >= (lengths[one * width + other + 1] ?? 0)) {
      found.push(removed(left))
      one++
    } else {
      found.push(added(right))
      other++
    }
  }
  return [...found, ...before.slice(one).map(removed), ...after.slice(other).map(added)]
}

/** How many words the rests of both have in common, for every pair of rests. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--)
      lengths[one * width + other] =
        before[one] === after[other]
          ? (lengths[(one + 1) * width + other + 1] ?? 0) + 1
          : Math.max(lengths[(one + 1) * width + other] ?? 0, lengths[one * width + other + 1] ?? 0)
  return lengths
}

/** Changes next to one another are one: what was removed from there, then what was put in its place. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const found: Stretch[] = []
  let [removed, added] = ['', '']
  const close = () => {
    if (removed) found.push({ kind: 'removed', text: removed })
    if (added) found.push({ kind: 'added', text: added })
    ;[removed, added] = ['', '']
  }
  for (const [at, { kind, text }] of stretches.entries()) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else if (isBetweenChanges(stretches, at)) {
      // A space between two changed words belongs to both.
      removed += text
      added += text
    } else {
      close()
      const last = found.at(-1)
      if (last?.kind === 'same') last.text += text
      else found.push({ kind, text })
    }
  }
  close()
  return found
}

function isBetweenChanges(stretches: readonly Stretch[], at: number): boolean {
  const [before, here, after] = [stretches[at - 1], stretches[at], stretches[at + 1]]
  const isChange = (one: Stretch | undefined) => one !== undefined && one.kind !== 'same'
  return /^[^\S\n]+$/.test(here?.text ?? '') && isChange(before) && isChange(after)
}
