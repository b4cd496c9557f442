const checkEveryMs = 1_000

/** Looks after something once a second until told to stop, or until `check` says that it is no longer ours to look after. */
export function lookAfter(check: () => Promise<'go on' | 'give up'>): { end(): Promise<void> } {
  let work: Promise<void> | undefined
  const timer = setInterval(() => {
    work ??= look()
  }, checkEveryMs)
  timer.unref()

  async function look() {
    if ((await check()) === 'give up') clearInterval(timer)
    work = undefined
  }

  return {
    async end() {
      clearInterval(timer)
      await work
    },
  }
}
