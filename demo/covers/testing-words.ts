/** Where a line of words stands in a drawing. */
export type WordsBox = { left: number; top: number; right: number; bottom: number }

const PIECES =
  /<g\b[^>]*>|<svg\b[^>]*>|<\/(?:g|svg)>|<path transform="translate\((\S+) (\S+)\)" fill="[^"]*" d="([^"]*)"/g

/** The lines of words of a picture, those of one group together; what is turned or moved is in a group of its own. */
export function wordsIn(svg: string): WordsBox[][] {
  const groups: WordsBox[][] = []
  const open: WordsBox[][] = []
  for (const [piece, x, y, outline] of svg.matchAll(PIECES)) {
    if (piece.startsWith('</')) open.pop()
    else if (outline === undefined) groups.push(open[open.push([]) - 1] ?? [])
    else open.at(-1)?.push(boxOf(outline, Number(x), Number(y)))
  }
  return groups
}

export const doOverlap = (one: WordsBox, other: WordsBox): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** The points of its curves hold an outline, so their box does too. */
function boxOf(outline: string, x: number, y: number): WordsBox {
  const numbers = (outline.match(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g) ?? []).map(Number)
  const across = numbers.filter((_, place) => place % 2 === 0)
  const down = numbers.filter((_, place) => place % 2 === 1)
  return {
    left: x + Math.min(...across),
    top: y + Math.min(...down),
    right: x + Math.max(...across),
    bottom: y + Math.max(...down),
  }
}
