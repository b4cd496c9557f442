import { readFileSync } from 'node:fs'

/** The most memory that a process has held so far, from the system's own books (Linux). */
export function peakMegabytes(pid: number): number {
  const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? Number.NaN) / 1_024
}
