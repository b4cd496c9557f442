/** From an id up to, but without, another; the last range has no end. */
export type IdRange = { from: string; to: string | undefined }

const SPACE = 2 ** 32

/** One of `parts` equal ranges of random ids, counted from 1: a table is cut into pieces without looking at it. */
export function idRange(part: number, parts: number): IdRange {
  const edge = (index: number) =>
    `${Math.floor((SPACE / parts) * index)
      .toString(16)
      .padStart(8, '0')}-0000-0000-0000-000000000000`
  return { from: edge(part - 1), to: part === parts ? undefined : edge(part) }
}
