import { readdirSync, readFileSync } from 'node:fs'

/** Processor time that a process has taken so far, all its threads together, from the scheduler's own books (Linux). */
export function cpuMs(pid: number): number {
  const threads = `/proc/${pid}/task`
  const nanoseconds = readdirSync(threads).map((thread) =>
    Number(readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6
}
