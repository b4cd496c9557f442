import { readdirSync, readFileSync } from 'node:fs'

export function tryKill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already.
  }
}

/** The process and all that it began, and they. */
export function withDescendants(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        return [[Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])] as const]
      } catch {
        return []
      }
    })
  const below = (one: number): number[] => [
    one,
    ...parents.filter(([, parent]) => parent === one).flatMap(([child]) => below(child)),
  ]
  return below(pid)
}
