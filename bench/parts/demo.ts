import { fullHall } from '../full-hall.ts'
import type { Hall } from '../part.ts'
import { writeTable } from '../report.ts'

/** How long someone who starts the product for the first time waits until the demo is there. */
export async function demo(hall: Hall): Promise<void> {
  const { madeInSeconds, services, pictures } = await fullHall(hall)
  writeTable(
    'demo',
    ['services', 'pictures, each in two formats', 'open after, s (at most 60)'],
    [[String(services), String(pictures), madeInSeconds.toFixed(1)]],
  )
}
