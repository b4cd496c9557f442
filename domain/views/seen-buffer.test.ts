import { expect, test } from 'vitest'
import { openSeenBuffer } from './seen-buffer.ts'
import { keyOfSeen, type Seen } from './seen.ts'

const at = new Date('2026-11-15T12:00:00Z')
const seen = (serviceId: string, visitor = 'somebody'): Seen => ({
  kind: 'view',
  serviceId,
  visitor,
  memberId: null,
  at,
})
/** Only told to: no test waits for a clock. */
const never = 3_600_000

test('the same look is gathered once, and written once', async () => {
  const written: Seen[][] = []
  const buffer = openSeenBuffer({
    keyOf: keyOfSeen,
    write: async (batch) => void written.push([...batch]),
    everyMs: never,
  })
  buffer.note(seen('one'))
  buffer.note(seen('one'))
  buffer.note(seen('two'))
  await buffer.flush()
  await buffer.close()
  expect(written.map((batch) => batch.map(({ serviceId }) => serviceId))).toEqual([['one', 'two']])
})

test('what could not be written is tried again with what came since', async () => {
  const written: string[] = []
  let fails = true
  const buffer = openSeenBuffer({
    keyOf: keyOfSeen,
    everyMs: never,
    async write(batch) {
      if (fails) throw new Error('the database is away')
      written.push(...batch.map(({ serviceId }) => serviceId))
    },
  })
  buffer.note(seen('before'))
  await buffer.flush()
  buffer.note(seen('since'))
  fails = false
  await buffer.close()
  expect(written).toEqual(['before', 'since'])
})

test('a flood past what memory may hold is left out', async () => {
  const written: Seen[] = []
  const buffer = openSeenBuffer({
    keyOf: keyOfSeen,
    write: async (batch) => void written.push(...batch),
    everyMs: never,
    most: 3,
  })
  for (let index = 0; index < 10; index++) buffer.note(seen('one', `visitor ${index}`))
  await buffer.close()
  expect(written).toHaveLength(3)
})
