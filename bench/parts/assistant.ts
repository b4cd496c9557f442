import { measureCost } from '../assistant/measure-cost.ts'
import { measurePages } from '../assistant/measure-pages.ts'
import { scoreDemo } from '../assistant/score-demo.ts'
import { openFullDemo } from '../full-demo.ts'
import type { EmptyDatabase } from '../part.ts'

/** Whether the assistant understands what people write, what a brief costs, and what others notice of it. */
export async function assistant(database: EmptyDatabase): Promise<void> {
  const full = await openFullDemo(database)
  await scoreDemo(full.databaseUrl)
  await measurePages(full)
  await measureCost(database)
}
