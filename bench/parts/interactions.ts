import { openFullDemo } from '../full-demo.ts'
import { measureInteractions } from '../interactions.ts'
import type { EmptyDatabase } from '../part.ts'
import { writePhone } from '../phone.ts'
import { writeTable } from '../report.ts'

/** What people press on a slowed phone, and when they see what came of it. */
export async function interactions(database: EmptyDatabase): Promise<void> {
  const full = await openFullDemo(database)
  const web = await full.open()
  try {
    const { steps, phone } = await measureInteractions(web.origin, full)
    writePhone('interactions phone', phone)
    writeTable(
      'interactions',
      ['what is done', 'until it is seen, ms (under 200)', 'blocking, ms', 'shift'],
      steps.map((one) => [
        one.what,
        one.nextPaintMs.toFixed(0),
        one.blockingMs.toFixed(0),
        one.shift.toFixed(3),
      ]),
    )
  } finally {
    await web.stop()
  }
}
