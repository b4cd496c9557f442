import { countWaiting, noteEverything, openAssistant, readWaiting } from '#domain/assistant/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { transactions } from '#platform/db/transaction.ts'
import { openMeaning } from '#platform/meaning/meaning.ts'
import { openSearchOn } from '../seed/build-search.ts'

/** The assistant over a demo of which the model has read everything, and a way to let go of it. */
export async function openReadDemo(databaseUrl: string) {
  const opened = await openSearchOn(databaseUrl)
  const dataFolder = `${process.env['TMPDIR'] ?? '/tmp'}/guildhall-bench-assistant-${process.pid}`
  const meaning = openMeaning({ meaning: 'on', dataFolder })
  const { db } = opened.database
  const assistant = openAssistant({ db, search: opened.search, meaning, clock: systemClock })
  const transaction = transactions(opened.database, systemClock, async () => {})
  const now = new Date()
  await noteEverything(transaction, meaning)
  while ((await readWaiting({ assistant, transaction, now })) > 0);
  await countWaiting({ assistant, transaction, now })
  return {
    assistant,
    opened,
    now,
    async close() {
      meaning.close()
      await opened.close()
    },
  }
}
