import type { MemberEdge } from '#app/edge.ts'
import { loadBalance } from '#app/my/balance/load-balance.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { quantile } from '../statistics.ts'
import type { FilledMember } from './fill-book.ts'

const SAMPLES = 200
const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings

export type BalanceTimes = { asked: string; fewP95Ms: number; manyP95Ms: number; ratio: number }

/** What `/my/balance` reads for a member with few lines and for one with many, asked in turns. */
export async function measureBalanceData(
  db: Db,
  few: FilledMember,
  many: FilledMember,
): Promise<BalanceTimes[]> {
  const measured: BalanceTimes[] = []
  for (const [asked, search] of Object.entries(questions)) {
    const times: [number[], number[]] = [[], []]
    for (let sample = -20; sample < SAMPLES; sample++) {
      for (const [index, member] of [few, many].entries()) {
        const began = performance.now()
        await loadBalance(edgeOf(db, member.id, search(member)))
        if (sample >= 0) times[index]?.push(performance.now() - began)
      }
    }
    const [fewP95Ms, manyP95Ms] = [quantile(times[0], 0.95), quantile(times[1], 0.95)]
    measured.push({ asked, fewP95Ms, manyP95Ms, ratio: manyP95Ms / fewP95Ms })
  }
  return measured
}

const dayBefore = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString().slice(0, 10)

const questions: Record<string, (member: FilledMember) => string> = {
  'the newest lines': () => '',
  'a page in the middle': ({ postings }) => `?before=.${Math.floor(postings / 2)}`,
  'one kind': () => '?kind=tip',
  'a kind that never was': () => '?kind=pro',
  'the first days': ({ postings }) => `?to=${dayBefore(Math.floor(postings * 0.98))}`,
  'one kind in the first days': ({ postings }) => `?kind=tip&to=${dayBefore(Math.floor(postings * 0.98))}`,
  'an opened line': ({ newestTransfer }) => `?open=${newestTransfer}`,
}

/** As the page is given it, without the request around it. */
function edgeOf(db: Db, memberId: string, search: string): MemberEdge {
  return {
    db,
    actor: { kind: 'member', id: memberId, role: 'member', state: 'active' },
    viewer: { timeZone: 'Europe/Amsterdam' },
    settings,
    payments: { active: undefined, find: () => undefined },
    clock: systemClock,
    url: new URL(`http://bench.invalid/my/balance${search}`),
  } as unknown as MemberEdge
}
