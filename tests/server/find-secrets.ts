/** Something that only its owner and the server may ever have seen. */
export type Secret = { kind: string; value: string }

export type FoundSecret = { kind: string; where: string; line: number }

/** No secret is shorter: by so many letters those that may begin at a place are known at once. */
const BEGINNING = 6

/**
 * Where in a log a secret first stands, as it is or as JSON or an address would write it. What it is, is not repeated. The log is gone
 * through once, however many secrets there are: thousands of them in the logs of all journeys took a minute and a half one by one.
 */
export function findSecrets(where: string, log: string, secrets: readonly Secret[]): FoundSecret[] {
  const byBeginning = listByBeginning(secrets)
  const firstPlaces = new Map<Secret, number>()
  for (let at = 0; at + BEGINNING <= log.length; at++) {
    for (const { secret, writing } of byBeginning.get(log.slice(at, at + BEGINNING)) ?? [])
      if (!firstPlaces.has(secret) && standsAt(log, at, writing)) firstPlaces.set(secret, at)
  }
  return [...firstPlaces].map(([{ kind }, at]) => ({ kind, where, line: lineOf(log, at) }))
}

type Written = { secret: Secret; writing: string }

function listByBeginning(secrets: readonly Secret[]): Map<string, Written[]> {
  const written = secrets.flatMap((secret) => writings(secret.value).map((writing) => ({ secret, writing })))
  const short = written.find(({ writing }) => writing.length < BEGINNING)
  if (short)
    throw new Error(
      `A secret of fewer than ${BEGINNING} letters would be found everywhere: ${short.secret.kind}`,
    )
  return Map.groupBy(written, ({ writing }) => writing.slice(0, BEGINNING))
}

function writings(value: string): string[] {
  const inJson = JSON.stringify(value).slice(1, -1)
  return [...new Set([value, inJson, encodeURIComponent(value), inForm(value)])]
}

function inForm(value: string): string {
  return new URLSearchParams({ value }).toString().slice('value='.length)
}

/** A code of a few digits stands by chance inside of longer numbers and ids; there it is not the code. */
function standsAt(log: string, at: number, writing: string): boolean {
  if (!log.startsWith(writing, at)) return false
  if (!/^\d{1,9}$/.test(writing)) return true
  const end = at + writing.length
  const [before, after] = [log.slice(Math.max(0, at - 2), at), log.slice(end, end + 2)]
  return !/[\w-]$|\d\.$/.test(before) && !/^[\w-]|^\.\d/.test(after)
}

function lineOf(log: string, at: number): number {
  return log.slice(0, at).split('\n').length
}
