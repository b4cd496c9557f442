export const jobsOf = (count: number) => `${count} ${count === 1 ? 'job' : 'jobs'}`

/** What was just done, as the address tells it: `try-again-3`. */
export function doneWords(done: string | null): string | undefined {
  const [, decision, digits] = /^(try-again|let-go)-(\d{1,6})$/.exec(done ?? '') ?? []
  if (!decision) return undefined
  const jobs = jobsOf(Number(digits))
  return decision === 'let-go'
    ? `${jobs} let go.`
    : `${jobs} given back to the workers. What fails again comes back here.`
}
