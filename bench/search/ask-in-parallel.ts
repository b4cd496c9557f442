export type Asked = { perSecond: number; p50Ms: number; p95Ms: number }

/** Asks as fast as answers come, over a fixed number of askers, for a bounded time. */
export async function askInParallel(
  ask: (turn: number) => Promise<unknown>,
  { askers, seconds }: { askers: number; seconds: number },
): Promise<Asked> {
  const times: number[] = []
  const until = performance.now() + seconds * 1_000
  let turn = 0
  await Promise.all(
    Array.from({ length: askers }, async () => {
      while (performance.now() < until) {
        const begunAt = performance.now()
        await ask(turn++)
        times.push(performance.now() - begunAt)
      }
    }),
  )
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { perSecond: times.length / seconds, p50Ms: at(0.5), p95Ms: at(0.95) }
}
