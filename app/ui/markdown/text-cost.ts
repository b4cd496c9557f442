/**
 * What reading and drawing costs at most, in microseconds of an ordinary processor, measured over texts that are made
 * of nothing else. Letters cost next to nothing beside them.
 */
const COST = { line: 12, step: 14, cell: 14, bracket: 10, mark: 8, address: 50 }
/** Half as much again as the longest text that has a list, a table or a heading in place of every other paragraph. */
const MOST = 40_000

const BRACKETS = /[[\]]/g
const MARKS = /[*_!~`<\\&]/g
const ADDRESSES = /@|:\/\//g
/** Quotes and items of lists that a line begins with, each of them an element around the rest. */
const BEGINNING = /^(?:[\s>]|[-*+](?=\s)|\d{1,9}[.)](?=\s))+/
const STEPS = />|[-*+]|\d+/g
/** The line under the head of a table: as many columns as it has, so many cells has every line below. */
const UNDER_HEAD = /^[\s>]*[|:-][\s|:-]*$/

/** Whether a text is made of signs so much that reading it would take the time of others; found in one walk through it. */
export function isTooCostly(text: string, most = MOST): boolean {
  let cost =
    countOf(text, BRACKETS) * COST.bracket +
    countOf(text, MARKS) * COST.mark +
    countOf(text, ADDRESSES) * COST.address
  let columns = 0
  for (const line of text.split('\n')) {
    if (UNDER_HEAD.test(line)) columns = Math.max(columns, countOf(line, /\|/g) + 1)
    else if (line.trim() === '') columns = 0
    const steps = countOf(BEGINNING.exec(line)?.[0] ?? '', STEPS)
    cost += COST.line + steps * COST.step + columns * COST.cell
    if (cost > most) return true
  }
  return false
}

function countOf(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0
}
