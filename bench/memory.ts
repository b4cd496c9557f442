import { readFileSync } from 'node:fs'

/** The most memory that a process has held so far, from the system's own books (Linux). */
export function peakMegabytes(pid: number): number {
  return megabytes(pid, 'VmHWM')
}

/** What it holds now. */
export function residentMegabytes(pid: number): number {
  return megabytes(pid, 'VmRSS')
}

function megabytes(pid: number, figure: 'VmHWM' | 'VmRSS'): number {
  const line = new RegExp(`${figure}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? Number.NaN) / 1_024
}
