/** How long each part of a run took, and all of it: parts may go on beside one another. */
export function openPhases(now = Date.now) {
  const began = now()
  const phases = []
  const secondsSince = (start) => Math.round((now() - start) / 1000)
  return {
    async time(name, work) {
      const start = now()
      try {
        return await work()
      } finally {
        phases.push(`${name} ${secondsSince(start)} s`)
      }
    },
    told: () => `phases: ${phases.join(', ')}; all of it ${secondsSince(began)} s`,
  }
}
