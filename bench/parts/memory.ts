import { freePort } from '../../tests/server/free-port.ts'
import { startWorkerProcess } from '../../tests/server/worker-process.ts'
import { BEHIND_A_PROXY } from '../post-form.ts'
import { startFirst } from '../first-start.ts'
import { peakMegabytes, residentMegabytes } from '../memory.ts'
import { drawMemory } from '../memory/draw-memory.ts'
import { startMixedTraffic } from '../memory/mixed-traffic.ts'
import { watchMemory } from '../memory/watch-memory.ts'
import type { EmptyDatabase } from '../part.ts'
import { writeTable } from '../report.ts'

const MINUTES = Number(process.env['MINUTES'] ?? 60)
const BOUND_MB = 300

/** What the process that filled the demo, and a worker beside it, hold during an hour of mixed traffic. */
export async function memory(database: EmptyDatabase): Promise<void> {
  const { databaseUrl, environment, web } = await startFirst(database, 'memory_hall', BEHIND_A_PROXY)
  const workerPort = String(await freePort())
  const worker = await startWorkerProcess({
    ...environment,
    DATABASE_URL: databaseUrl,
    WORKER_PORT: workerPort,
  })
  const processes = [
    { name: 'web', pid: web.pid, metricsUrl: `${web.origin}/metrics` },
    { name: 'worker', pid: worker.pid, metricsUrl: `http://localhost:${workerPort}/metrics` },
  ]
  try {
    const atFirst = processes.map(({ pid }) => residentMegabytes(pid))
    const traffic = await startMixedTraffic(web.origin, databaseUrl)
    const held = await watchMemory(processes, MINUTES)
    const { answers, turnedAway, faults } = await traffic.stop()
    writeTable(
      'memory over time',
      [
        'process',
        'when the demo is filled, MB',
        'at the end, MB',
        'at its most since its start, MB',
        `of ${BOUND_MB} MB (at most 1)`,
        'heap in use at its most, MB',
        'answers a second',
        'turned away',
        'faults',
      ],
      processes.map(({ name, pid }, index) => [
        name,
        (atFirst[index] ?? Number.NaN).toFixed(0),
        (held[index]?.at(-1)?.resident ?? Number.NaN).toFixed(0),
        peakMegabytes(pid).toFixed(0),
        (peakMegabytes(pid) / BOUND_MB).toFixed(2),
        Math.max(...(held[index] ?? []).map(({ heap }) => heap)).toFixed(0),
        name === 'web' ? (answers / MINUTES / 60).toFixed(0) : '',
        name === 'web' ? String(turnedAway) : '',
        name === 'web' ? String(faults) : '',
      ]),
    )
    drawMemory(
      processes.map(({ name }, index) => ({ name, held: held[index] ?? [] })),
      { minutes: MINUTES, boundMegabytes: BOUND_MB },
    )
  } finally {
    await worker.stop()
    await web.stop()
  }
}
