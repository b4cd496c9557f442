const startedAt = performance.now()

/** A line for the person who started the process: what happens, and how long it has taken so far. */
export function sayStep(line: string): void {
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6)
  process.stdout.write(`${seconds} s  ${line}\n`)
}
