import { startWebProcess } from '../tests/server/web-process.ts'
import { BEHIND_A_PROXY, post } from './post-form.ts'
import { makeMembers } from './members.ts'
import { median, quantile } from './statistics.ts'

export type AnswerTimes = {
  question: string
  samples: number
  knownMs: number
  unknownMs: number
  /** Between the quarters of both together: what one answer differs from the next by itself. */
  spreadMs: number
  /** How often an answer about a known account comes later than one about an unknown, of all pairs: 0.5 tells nothing. */
  laterShare: number
  /** How far from 0.5 chance alone takes that share, 19 times of 20. */
  chance: number
}

const SAMPLES = 60
/** Answers that come on a beat are awaited side by side. */
const LANES = 4

type Ask = (login: string, number: number) => Promise<number>

/** The same questions about accounts that exist and that don't, in turns. */
export async function measureAnswerTimes(databaseUrl: string): Promise<AnswerTimes[]> {
  const web = await startWebProcess(databaseUrl, { LOG_LEVEL: 'warn', ...BEHIND_A_PROXY })
  const form = (path: string, fields: Record<string, string>, headers?: Record<string, string>) =>
    post(`${web.origin}${path}`, { next: '/my', ...fields }, headers)
  const pending = new Map<string, string>()
  const questions: [string, Ask][] = [
    [
      'sign-in with a wrong password',
      async (login) => (await form('/my/login', { intent: 'password', login, password: 'wrong' })).tookMs,
    ],
    ['a link for a new password', async (login) => (await form('/my/forgot', { login })).tookMs],
    [
      'a code to sign in',
      async (login) => {
        const { tookMs, cookies } = await form('/my/login', { intent: 'code', login })
        pending.set(login, cookies.join('; '))
        return tookMs
      },
    ],
    [
      'a wrong code typed',
      async (login) =>
        (await form('/my/otp', { code: '000000' }, { Cookie: pending.get(login) ?? '' })).tookMs,
    ],
  ]
  try {
    const known = (await makeMembers(databaseUrl, 'timed-', SAMPLES)).map(({ login }) => login)
    const unknown = known.map((login) => login.replace('timed-', 'nobody-'))
    const all: AnswerTimes[] = []
    for (const [question, ask] of questions) {
      await ask('warm-up@example.org', 0)
      all.push(compare(question, await askInTurns(ask, known, unknown)))
    }
    return all
  } finally {
    await web.stop()
  }
}

type Times = { known: number[]; unknown: number[] }

async function askInTurns(ask: Ask, known: readonly string[], unknown: readonly string[]): Promise<Times> {
  const times: Times = { known: [], unknown: [] }
  const waiting = [...known.keys()]
  async function lane(): Promise<void> {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      const turns = [
        async () => times.known.push(await ask(known[number] ?? '', number)),
        async () => times.unknown.push(await ask(unknown[number] ?? '', number)),
      ]
      // Who comes first changes, so that what one leaves behind for the next weighs on both alike.
      for (const turn of number % 2 === 0 ? turns : turns.toReversed()) await turn()
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return times
}

function compare(question: string, { known, unknown }: Times): AnswerTimes {
  const both = [...known, ...unknown]
  const later = known.flatMap((one) => unknown.map((other): number => (one > other ? 1 : 0)))
  const pairs = known.length * unknown.length
  return {
    question,
    samples: known.length,
    knownMs: median(known),
    unknownMs: median(unknown),
    spreadMs: quantile(both, 0.75) - quantile(both, 0.25),
    laterShare: later.reduce((sum, one) => sum + one, 0) / pairs,
    chance: 1.96 * Math.sqrt((both.length + 1) / (12 * pairs)),
  }
}
