import { beforeAll, expect, test } from 'vitest'
import { rounds } from '../rounds.ts'
import { type Beside, type FaultServers, openFaultServers } from './fault-servers.ts'
import { query } from './own-postgres.ts'
import { makeTalkers } from './people.ts'
import { startTalk } from './talk.ts'

const PAIRS = rounds({ short: 3, long: 50 })
const KILLS = rounds({ short: 1, long: 10 })
/** Nobody may write more than sixty a minute. */
const MESSAGES_EACH = rounds({ short: 10, long: 40 })

let servers: FaultServers
let beside: Beside

beforeAll(async () => {
  servers = await openFaultServers()
  await servers.open('apart')
  beside = await servers.openBeside()
  return () => servers.close()
}, 120_000)

const suddenEnds: readonly (() => Promise<void>)[] = [
  async () => {
    await servers.killWeb()
    await servers.startWeb()
  },
  async () => {
    await beside.kill()
    await beside.start()
  },
  async () => {
    await servers.killWorker()
    await servers.startWorker()
  },
  () => servers.postgres.kill(),
]

test('while people write to one another both web processes, the worker and PostgreSQL are killed in turn: every message that was answered as sent is there once, and all read it in one order', async () => {
  const { url } = servers.postgres
  const talkers = await makeTalkers(url, PAIRS)
  const talk = startTalk([servers.origin, beside.origin], talkers, MESSAGES_EACH)
  const ends = Array.from({ length: KILLS }, () => suddenEnds).flat()
  const between = Math.floor((PAIRS * 2 * MESSAGES_EACH) / (ends.length + 1))
  for (const suddenEnd of ends) {
    await talk.goesOn(between)
    await suddenEnd()
  }
  await talk.ended
  for (const { conversationId } of talkers) {
    const stored = await query<{ number: number; text: string }>(
      url,
      'select number, text from message where conversation_id = $1 order by number',
      [conversationId],
    )
    const said = stored.slice(1).map(({ text }) => text)
    expect(said.toSorted()).toEqual(talk.acknowledged.get(conversationId)?.toSorted())
    const pages = talk.readings.filter((one) => one.conversationId === conversationId)
    for (const { shown } of pages) await expect.poll(() => shown, { timeout: 60_000 }).toEqual(stored)
  }
  talk.close()
}, 1_200_000)
