/** Measures a text as it would be set. */
export type Measure = (text: string) => number

/** Breaks a text into lines no wider than `most`; a word that is wider than a line has one of its own. */
export function wrapText(text: string, most: number, measure: Measure): string[] {
  const lines: string[] = []
  let width = 0
  // Word by word, not line by line: each is measured once, however many lines it is tried in.
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    const wider = width + measure(' ') + measure(word)
    if (last !== undefined && wider <= most) {
      lines[lines.length - 1] = `${last} ${word}`
      width = wider
    } else {
      lines.push(word)
      width = measure(word)
    }
  }
  return lines
}

/** The same number of lines, but as even as they go: a last line of one short word reads like a mistake. */
export function balanceText(text: string, most: number, measure: Measure): string[] {
  let best = wrapText(text, most, measure)
  let [low, high] = [0, most]
  while (high - low > most / 100) {
    const middle = (low + high) / 2
    const tried = wrapText(text, middle, measure)
    const fits = tried.length === best.length && tried.every((line) => measure(line) <= most)
    if (fits) [best, high] = [tried, middle]
    else low = middle
  }
  return best
}

export type Fitted = { lines: string[]; size: number }

/** The largest size at which the text keeps to the width and to the number of lines; at the smallest it is cut short. */
export function fitText(
  text: string,
  box: { width: number; lines: number; sizes: readonly number[] },
  measureAt: (size: number) => Measure,
): Fitted {
  for (const size of box.sizes) {
    const lines = balanceText(text, box.width, measureAt(size))
    if (lines.length <= box.lines && lines.every((line) => measureAt(size)(line) <= box.width))
      return { lines, size }
  }
  const size = box.sizes.at(-1) ?? 1
  const measure = measureAt(size)
  const lines = wrapText(text, box.width, measure)
  const shown = lines.slice(0, box.lines).map((line) => cutShort(line, box.width, measure, false))
  if (lines.length > box.lines)
    shown[shown.length - 1] = cutShort(shown.at(-1) ?? '', box.width, measure, true)
  return { lines: shown, size }
}

function cutShort(line: string, most: number, measure: Measure, hasMore: boolean): string {
  if (!hasMore && measure(line) <= most) return line
  const letters = [...line]
  const cut = (length: number) => `${letters.slice(0, length).join('').trimEnd()}…`
  // Halved, not taken letter by letter: a line of one long word would be measured a hundred times.
  let [fits, tooMany] = [0, letters.length + 1]
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1
    if (measure(cut(middle)) <= most) fits = middle
    else tooMany = middle
  }
  return cut(fits)
}
