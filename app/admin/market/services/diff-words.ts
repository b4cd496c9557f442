/** A piece of a text beside the one before it. */
export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string }

/** Words, spaces and signs apart, so that a comma does not change the word before it. */
const WORDS = /[\p{L}\p{N}\p{M}’']+|\s+|[^\p{L}\p{N}\p{M}\s]/gu

/** Two long texts that have little in common are told apart whole: beyond this, looking word by word costs too much. */
const MOST_CELLS = 1_000_000

/** What was taken out of a text and what was put in, word by word. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [one, other] = [before.match(WORDS) ?? [], after.match(WORDS) ?? []]
  let start = 0
  while (start < one.length && start < other.length && one[start] === other[start]) start++
  let [oneEnd, otherEnd] = [one.length, other.length]
  while (oneEnd > start && otherEnd > start && one[oneEnd - 1] === other[otherEnd - 1]) {
    oneEnd--
    otherEnd--
  }
  return joined([
    { kind: 'same', text: one.slice(0, start).join('') },
    ...diffMiddle(one.slice(start, oneEnd), other.slice(start, otherEnd)),
    { kind: 'same', text: one.slice(oneEnd).join('') },
  ])
}

function diffMiddle(one: readonly string[], other: readonly string[]): DiffPart[] {
  if (one.length * other.length > MOST_CELLS) {
    return [
      { kind: 'removed', text: one.join('') },
      { kind: 'added', text: other.join('') },
    ]
  }
  const commonFrom = commonLengths(one, other)
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    const [gone, come] = [one[i], other[j]]
    if (gone !== undefined && gone === come) {
      parts.push({ kind: 'same', text: gone })
      i++
      j++
    } else if (gone !== undefined && (come === undefined || commonFrom(i + 1, j) >= commonFrom(i, j + 1))) {
      parts.push({ kind: 'removed', text: gone })
      i++
    } else {
      parts.push({ kind: 'added', text: come ?? '' })
      j++
    }
  }
  return parts
}

/** How many words are common, in their order, to what follows a pair of places. */
function commonLengths(one: readonly string[], other: readonly string[]) {
  const width = other.length + 1
  const lengths = new Uint16Array((one.length + 1) * width)
  // A number for each word: numbers are compared at once, words letter by letter.
  const numbers = new Map<string, number>()
  const numbered = (words: readonly string[]) =>
    Uint16Array.from(words, (word) => numbers.get(word) ?? numbers.set(word, numbers.size).size - 1)
  const [ones, others] = [numbered(one), numbered(other)]
  for (let i = one.length - 1; i >= 0; i--) {
    let after = 0
    for (let j = other.length - 1; j >= 0; j--) {
      const below = (i + 1) * width + j
      after = ones[i] === others[j] ? (lengths[below + 1] ?? 0) + 1 : Math.max(lengths[below] ?? 0, after)
      lengths[i * width + j] = after
    }
  }
  return (i: number, j: number) => lengths[i * width + j] ?? 0
}

/** So short a piece that stayed between two changes is told with them: single words kept by chance hide what was rewritten. */
const isSliver = (text: string) => text.trim().length <= 3

/** Changes that stand together become one: what was taken out, then what was put in. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const told = parts.filter(({ text }) => text !== '')
  const whole: DiffPart[] = []
  let [removed, added] = ['', '']
  const close = () => {
    if (removed) whole.push({ kind: 'removed', text: removed })
    if (added) whole.push({ kind: 'added', text: added })
    removed = added = ''
  }
  const changeFollows = beforeAChange(told)
  for (const [index, { kind, text }] of told.entries()) {
    const isBetween = (removed || added) && isSliver(text) && changeFollows[index]
    if (kind !== 'added' && (kind === 'removed' || isBetween)) removed += text
    if (kind !== 'removed' && (kind === 'added' || isBetween)) added += text
    if (kind !== 'same' || isBetween) continue
    close()
    const last = whole.at(-1)
    if (last?.kind === 'same') last.text += text
    else whole.push({ kind, text })
  }
  close()
  return whole
}

/** For each part, whether what follows it, slivers aside, is a change. */
function beforeAChange(parts: readonly DiffPart[]): boolean[] {
  let isChange = false
  return parts
    .toReversed()
    .map(({ kind, text }) => {
      const follows = isChange
      if (kind !== 'same' || !isSliver(text)) isChange = kind !== 'same'
      return follows
    })
    .toReversed()
}
