import { measureCost } from '../assistant/measure-cost.ts'
import { measurePages } from '../assistant/measure-pages.ts'
import { scoreDemo } from '../assistant/score-demo.ts'
import { openFullDemo } from '../full-demo.ts'
import type { EmptyDatabase } from '../part.ts'

/** Whether the assistant understands what people write. */
export async function assistant(database: EmptyDatabase): Promise<void> {
  const full = await openFullDemo(database)
  await scoreDemo(full.databaseUrl)
}

/** What others notice while it writes. */
export async function assistantPages(database: EmptyDatabase): Promise<void> {
  await measurePages(await openFullDemo(database))
}

/** What a brief costs with few services and with many. */
export async function assistantCost(database: EmptyDatabase): Promise<void> {
  await measureCost(database)
}
