const EVERY_MS = 2_000

/** Says how far it is, not oftener than anybody reads. */
export function openProgress(say: (line: string) => void): (done: string) => void {
  let saidAt = performance.now()
  return (done) => {
    if (performance.now() - saidAt < EVERY_MS) return
    saidAt = performance.now()
    say(done)
  }
}
