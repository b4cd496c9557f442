import type { JobsSeen, QueueSeen, WorkerSeen } from './inspect-jobs.ts'

/** A worker that gave a sign of life a moment ago. */
export const livingWorker: WorkerSeen = {
  place: 'hall, process 1',
  startedAt: new Date('2030-03-01T09:00:00Z'),
  seenAt: new Date('2030-03-01T09:30:00Z'),
  quietSeconds: 4,
  isSilent: false,
}

/** One living worker and nothing to do, unless told otherwise. */
export function jobsSeen(parts: Partial<JobsSeen> = {}): JobsSeen {
  return {
    queues: [],
    workers: [livingWorker],
    waiting: 0,
    failed: 0,
    lastFailedAt: undefined,
    oldestDueSeconds: 0,
    ...parts,
  }
}

export function queueSeen(parts: Partial<QueueSeen>): QueueSeen {
  return {
    queue: 'send-mail',
    waiting: 0,
    failed: 0,
    lastFailedAt: undefined,
    oldestDueSeconds: 0,
    ...parts,
  }
}
