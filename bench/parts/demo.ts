import { openFullDemo } from '../full-demo.ts'
import type { EmptyDatabase } from '../part.ts'
import { writeTable } from '../report.ts'

/** How long someone who starts the product for the first time waits until the demo is there. */
export async function demo(database: EmptyDatabase): Promise<void> {
  const { madeInSeconds, services, pictures } = await openFullDemo(database)
  writeTable(
    'demo',
    ['services', 'pictures, each in two formats', 'open after, s (at most 60)'],
    [[String(services), String(pictures), madeInSeconds.toFixed(1)]],
  )
}
