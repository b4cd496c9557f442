import { migrateDatabase, migrationsFolder } from '#platform/db/migrate.ts'
import { measureEcho } from '../live/echo.ts'
import { measureIdleStreams } from '../live/idle-streams.ts'
import { measureLongHistory } from '../live/long-history.ts'
import { measureSending } from '../live/sending.ts'
import type { EmptyDatabase } from '../part.ts'
import { writeTable } from '../report.ts'

/** Messages sent, heard of and read, and what it costs to keep everybody's line open. */
export async function live({ databaseUrl }: EmptyDatabase): Promise<void> {
  await migrateDatabase(databaseUrl, migrationsFolder())
  const sent = await measureSending(databaseUrl)
  writeTable(
    'messages sent',
    [
      'writers',
      'statements a message',
      'the same statements bare, a second',
      'messages, a second',
      'ratio (at least 0.4)',
    ],
    [
      [
        '16',
        String(sent.statements),
        sent.bareASecond.toFixed(0),
        sent.oursASecond.toFixed(0),
        sent.ratio.toFixed(2),
      ],
    ],
  )
  const echo = await measureEcho(databaseUrl)
  writeTable(
    'from commit to the reader',
    ['bare LISTEN/NOTIFY, p95 ms', 'the reader’s event, p95 ms', 'ratio (at most 3)'],
    [[echo.bareP95Ms.toFixed(2), echo.streamP95Ms.toFixed(2), echo.ratio.toFixed(2)]],
  )
  const history = await measureLongHistory(databaseUrl)
  writeTable(
    'a long history of messages',
    ['page', '100 messages, ms', '100,000 messages, ms', 'ratio (at most 2)'],
    history.map(({ page, fewMs, manyMs, ratio }) => [
      page,
      fewMs.toFixed(1),
      manyMs.toFixed(1),
      ratio.toFixed(2),
    ]),
  )
  const idle = await measureIdleStreams(databaseUrl)
  writeTable(
    'idle streams',
    [
      'streams',
      'KB each (at most 40)',
      'a page without them, p95 ms',
      'beside them, p95 ms',
      'ratio (at most 1.5)',
    ],
    [
      [
        idle.streams.toLocaleString('en'),
        idle.kilobytesEach.toFixed(1),
        idle.aloneP95Ms.toFixed(1),
        idle.besideP95Ms.toFixed(1),
        (idle.besideP95Ms / idle.aloneP95Ms).toFixed(2),
      ],
    ],
  )
}
