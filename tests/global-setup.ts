import type { TestProject } from 'vitest/node'
import '#platform/db/testing-context.ts'
import { startTestPostgres } from './server/test-postgres.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres()
  project.provide('postgres', { adminUrl: postgres.adminUrl, template: postgres.template })
  return () => postgres.stop()
}
