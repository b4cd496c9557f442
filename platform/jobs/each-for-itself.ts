import { log } from '#platform/log/log.ts'

type Turns<One> = {
  run(one: One): Promise<unknown>
  /** What is said when the job fails at its end. */
  failure: string
  /** What tells one from the others; most lists are of ids. */
  nameOf?(one: One): string
}

/** Each of a list by itself: one that fails keeps no other from its turn, and the job fails at its end. */
export async function eachForItself<One>(ones: Iterable<One>, turns: Turns<One>): Promise<void> {
  const { take, end } = takeTurns(turns)
  for (const one of ones) await take(one)
  end()
}

/** The same for a list that is read in portions, each after the last of the one before. */
export async function eachAfterAnother<One>(
  list: (after: One | undefined) => Promise<readonly One[]>,
  turns: Turns<One>,
): Promise<void> {
  const { take, end } = takeTurns(turns)
  for (let after: One | undefined; ;) {
    const ones = await list(after)
    for (const one of ones) await take(one)
    after = ones.at(-1)
    if (after === undefined) return end()
  }
}

/** The same for what leaves the list when it is done: what failed stays in front of the others, and is left for the next run. */
export async function eachThatIsDue<One>(
  list: (most: number) => Promise<readonly One[]>,
  { atOnce, ...turns }: Turns<One> & { atOnce: number },
): Promise<void> {
  const { take, hasFailed, countFailed, end } = takeTurns(turns)
  for (;;) {
    const most = atOnce + countFailed()
    const due = await list(most)
    for (const one of due) if (!hasFailed(one)) await take(one)
    if (due.length < most) return end()
  }
}

function takeTurns<One>({ run, failure, nameOf = String }: Turns<One>) {
  const failures = new Map<string, unknown>()
  return {
    async take(one: One) {
      try {
        await run(one)
      } catch (error) {
        failures.set(nameOf(one), error)
        // What the job fails with in the end tells the first of them alone.
        log.error({ err: error, of: nameOf(one) }, 'one of many failed in a job, the others go on')
      }
    },
    hasFailed: (one: One) => failures.has(nameOf(one)),
    countFailed: () => failures.size,
    end() {
      const [first] = failures.values()
      if (failures.size > 0) throw new AggregateError([...failures.values()], failure, { cause: first })
    },
  }
}
