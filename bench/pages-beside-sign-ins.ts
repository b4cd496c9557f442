import { startWebProcess } from '../tests/server/web-process.ts'
import { startAsker } from './askers.ts'
import { BEHIND_A_PROXY } from './post-form.ts'
import { makeMembers } from './members.ts'
import { PUBLIC_PAGES } from './public-pages.ts'
import { median, quantile } from './statistics.ts'

export type PagesBesideSignIns = {
  quietP95Ms: number
  busyP95Ms: number
  ratio: number
  /** How many sign-ins a second were answered, and all of them by letting the member in. */
  signInsPerSecond: number
  signInP95Ms: number
}

const PAGES_A_SECOND = 100
const SIGN_INS_A_SECOND = 20
const TURN_SECONDS = 5
const ROUNDS = 5
const MEMBERS = 100

/** The 95th percentile of public pages at an even pace, with a rush of sign-ins and without, in turns. */
export async function measurePagesBesideSignIns(databaseUrl: string): Promise<PagesBesideSignIns> {
  const web = await startWebProcess(databaseUrl, { LOG_LEVEL: 'warn', ...BEHIND_A_PROXY })
  const [readers, members] = await Promise.all([startAsker(), startAsker()])
  const pages = PUBLIC_PAGES.map((path) => ({ path }))
  // Each by a member of its own, in turn: right passwords, which cost the most.
  const signIns = (await makeMembers(databaseUrl, 'rush-', MEMBERS)).map(({ login, password }) => ({
    path: '/my/login',
    form: { intent: 'password', login, password, next: '/my', keep: 'on' },
  }))
  const turn = { origin: web.origin, seconds: TURN_SECONDS }
  const read = async () =>
    (await readers.ask({ ...turn, questions: pages, aSecond: PAGES_A_SECOND })).map(({ tookMs }) => tookMs)
  const rush = async () => {
    const asked = await members.ask({ ...turn, questions: signIns, aSecond: SIGN_INS_A_SECOND })
    return asked.filter(({ status }) => status === 302).map(({ tookMs }) => tookMs)
  }
  try {
    // Before the engine knows the code, and while every device is new, there is nothing to compare.
    await Promise.all([read(), rush()])
    const turns: { quiet: number; busy: number; signIns: number[] }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const quiet = quantile(await read(), 0.95)
      const [times, entered] = await Promise.all([read(), rush()])
      turns.push({ quiet, busy: quantile(times, 0.95), signIns: entered })
    }
    return {
      quietP95Ms: median(turns.map((one) => one.quiet)),
      busyP95Ms: median(turns.map((one) => one.busy)),
      ratio: median(turns.map((one) => one.busy / one.quiet)),
      signInsPerSecond: median(turns.map((one) => one.signIns.length)) / TURN_SECONDS,
      signInP95Ms: median(turns.map((one) => quantile(one.signIns, 0.95))),
    }
  } finally {
    readers.stop()
    members.stop()
    await web.stop()
  }
}
