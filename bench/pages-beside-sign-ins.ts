import { setTimeout as wait } from 'node:timers/promises'
import { startWebProcess } from '../tests/hall/web-process.ts'
import { BEHIND_A_PROXY, post } from './doors.ts'
import { makeMembers, type BenchMember } from './members.ts'
import { PUBLIC_PAGES } from './public-pages.ts'
import { median, quantile } from './statistics.ts'

export type PagesBesideSignIns = {
  quietP95Ms: number
  busyP95Ms: number
  ratio: number
  /** How many sign-ins a second were answered, and all of them by letting the member in. */
  signInsPerSecond: number
}

const PAGES_A_SECOND = 50
const SIGN_INS_A_SECOND = 20
const TURN_SECONDS = 3
const ROUNDS = 4
const MEMBERS = 60

/** The 95th percentile of public pages at an even pace, with a rush of sign-ins and without, in turns. */
export async function measurePagesBesideSignIns(databaseUrl: string): Promise<PagesBesideSignIns> {
  const web = await startWebProcess(databaseUrl, { LOG_LEVEL: 'warn', ...BEHIND_A_PROXY })
  try {
    const members = await makeMembers(databaseUrl, 'rush-', MEMBERS)
    await askPages(web.origin)
    const turns: { quiet: number; busy: number; signIns: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const quiet = quantile(await askPages(web.origin), 0.95)
      const [times, signIns] = await Promise.all([askPages(web.origin), rush(web.origin, members)])
      turns.push({ quiet, busy: quantile(times, 0.95), signIns })
    }
    return {
      quietP95Ms: median(turns.map((turn) => turn.quiet)),
      busyP95Ms: median(turns.map((turn) => turn.busy)),
      ratio: median(turns.map((turn) => turn.busy / turn.quiet)),
      signInsPerSecond: median(turns.map((turn) => turn.signIns)) / TURN_SECONDS,
    }
  } finally {
    await web.stop()
  }
}

function askPages(origin: string): Promise<number[]> {
  return atEvenPace(PAGES_A_SECOND, async (number) => {
    const startedAt = performance.now()
    const answer = await fetch(origin + (PUBLIC_PAGES[number % PUBLIC_PAGES.length] ?? '/'))
    await answer.arrayBuffer()
    return performance.now() - startedAt
  })
}

/** Each by a member of its own, in turn: right passwords, which cost the most. */
async function rush(origin: string, members: readonly BenchMember[]): Promise<number> {
  const statuses = await atEvenPace(SIGN_INS_A_SECOND, async (number) => {
    const { login, password } = members[number % members.length] ?? { login: '', password: '' }
    const answer = await post(`${origin}/my/login`, {
      intent: 'password',
      login,
      password,
      next: '/my',
      keep: 'on',
    })
    return answer.status
  })
  return statuses.filter((status) => status === 302).length
}

/** Begins so many a second, whether or not the earlier ones are done, as people do. */
async function atEvenPace<Result>(
  aSecond: number,
  begin: (number: number) => Promise<Result>,
): Promise<Result[]> {
  const startedAt = performance.now()
  const begun: Promise<Result>[] = []
  for (let number = 0; number < aSecond * TURN_SECONDS; number++) {
    await wait(Math.max(0, startedAt + (number * 1_000) / aSecond - performance.now()))
    begun.push(begin(number))
  }
  return Promise.all(begun)
}
