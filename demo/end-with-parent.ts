/** A signal to the whole group reaches us too, and is for the other to answer: it ends us. Without it nobody waits for the demo. */
export function endWithParent(): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
  process.once('disconnect', () => process.exit(1))
}
