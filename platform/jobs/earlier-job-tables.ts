import { AssertionError } from 'node:assert'
import { getRollbackPlans } from 'pg-boss'
import type pg from 'pg'
import { JOBS_SCHEMA } from './queue.ts'

/**
 * The statements that take the tables of the queue back to how an earlier version of it made them, one version after the other; none where
 * they are that already. They are pg-boss's own, and so is the way forward again when it starts. Nothing where it knows no such version.
 */
export function stepsBackTo(version: number): string[] | undefined {
  const steps: string[] = []
  for (let next = version + 1; ; next++) {
    const step = stepBackFrom(next)
    if (step === undefined) break
    steps.unshift(step)
  }
  return steps.length > 0 || stepBackFrom(version) !== undefined ? steps : undefined
}

/** Takes the tables of the queue back: only while nothing is in them. */
export async function takeJobTablesBack(client: pg.ClientBase, version: number): Promise<void> {
  for (const step of stepsBackTo(version) ?? []) await client.query(step)
}

function stepBackFrom(version: number): string | undefined {
  try {
    return getRollbackPlans(JOBS_SCHEMA, version)
  } catch (error) {
    // Its way to say that there is none.
    if (error instanceof AssertionError) return undefined
    throw error
  }
}
