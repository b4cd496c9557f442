import { residentMegabytes } from '../memory.ts'

/** What a process held at a moment, in megabytes. */
export type Held = { minute: number; resident: number; heap: number }

export type Watched = { name: string; pid: number; metricsUrl: string }

const EVERY_MS = 5_000

/** Looks now and then at what each process holds: the system's books, and its own word about the heap in use. */
export async function watchMemory(processes: readonly Watched[], minutes: number): Promise<Held[][]> {
  const held: Held[][] = processes.map(() => [])
  const startedAt = performance.now()
  await new Promise<void>((resolve, reject) => {
    const look = async () => {
      const minute = (performance.now() - startedAt) / 60_000
      for (const [index, { pid, metricsUrl }] of processes.entries())
        held[index]?.push({ minute, resident: residentMegabytes(pid), heap: await heapMegabytes(metricsUrl) })
      if (minute >= minutes) resolve()
      else setTimeout(() => look().catch(reject), EVERY_MS)
    }
    look().catch(reject)
  })
  return held
}

async function heapMegabytes(metricsUrl: string): Promise<number> {
  const figures = await (await fetch(metricsUrl)).text()
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(figures)?.[1] ?? Number.NaN) / 2 ** 20
}
