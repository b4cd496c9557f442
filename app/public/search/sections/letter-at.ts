const LETTER = 1
const OTHER = 2
const letter = /[\p{L}\p{N}]/u

/** What was found out of each code unit that was met: texts are read letter by letter for each search that finds them. */
const known = new Uint8Array(0x10000)

/** How many code units the letter or digit takes that stands here; 0 where there is none. */
export function lettersAt(text: string, at: number): number {
  if (at < 0 || at >= text.length) return 0
  const unit = text.charCodeAt(at)
  if (isFirstOfTwo(unit)) return pairAt(text, at)
  if (known[unit] === 0) known[unit] = letter.test(text.charAt(at)) ? LETTER : OTHER
  return known[unit] === LETTER ? 1 : 0
}

/** Where the letters and digits end that begin here. */
export function endOfLetters(text: string, at: number): number {
  let end = at
  for (let taken = lettersAt(text, end); taken > 0; taken = lettersAt(text, end)) end += taken
  return end
}

/** Whether what stands here is the first of its letters. */
export function beginsLetters(text: string, at: number): boolean {
  return lettersAt(text, at) > 0 && lettersAt(text, at - 1) !== 1 && lettersAt(text, at - 2) !== 2
}

const isFirstOfTwo = (unit: number) => unit >= 0xd800 && unit <= 0xdbff

function pairAt(text: string, at: number): number {
  const point = text.codePointAt(at) ?? 0
  return point > 0xffff && letter.test(String.fromCodePoint(point)) ? 2 : 0
}
