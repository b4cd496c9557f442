/** What a look for viruses came to. `unknown` is a scanner that did not answer: then nothing is taken. */
export type ScanVerdict =
  | { state: 'not-scanned' }
  | { state: 'clean' }
  | { state: 'infected'; found: string }
  | { state: 'unknown' }

/** Looks at a whole file before it is kept. */
export type Scan = (bytes: Buffer) => Promise<ScanVerdict>

/** Where the operator has no scanner, and for what is never kept. */
export const leaveUnscanned: Scan = async () => ({ state: 'not-scanned' })
