import { Agent, request } from 'node:http'
import { setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

// People who ask from elsewhere, as a process of its own: what it spends on asking is not taken from whom it asks.
// Told by its parent what to ask and how often, it answers how long each took and with what status.
export type Question = { path: string; form?: Record<string, string> }
export type Asking = { origin: string; questions: Question[]; aSecond: number; seconds: number }
export type Asked = { tookMs: number; status: number }

try {
  // Who asks from elsewhere does not wait for a processor here; only an administrator of the machine may say so.
  setPriority(-10)
} catch {}

const agent = new Agent({ keepAlive: true })

function ask(origin: string, { path, form }: Question, number: number): Promise<Asked> {
  const startedAt = performance.now()
  const body = form ? new URLSearchParams(form).toString() : ''
  const headers = {
    // Each from an address of its own: the limits on tries are not what is measured.
    'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    'Accept-Encoding': 'gzip',
    ...(form
      ? { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': String(body.length) }
      : {}),
  }
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { agent, headers, method: form ? 'POST' : 'GET' }, (answer) => {
      answer.resume().once('end', () => {
        resolve({ tookMs: performance.now() - startedAt, status: answer.statusCode ?? 0 })
      })
    })
    sent.once('error', reject).end(body)
  })
}

/** Begins so many a second, whether or not the earlier ones are done, as people do. */
async function askAtPace({ origin, questions, aSecond, seconds }: Asking): Promise<Asked[]> {
  const startedAt = performance.now()
  const begun: Promise<Asked>[] = []
  for (let number = 0; number < aSecond * seconds; number++) {
    await wait(Math.max(0, startedAt + (number * 1_000) / aSecond - performance.now()))
    const question = questions[number % questions.length]
    if (question) begun.push(ask(origin, question, number + 1))
  }
  return Promise.all(begun)
}

process.on('message', async (asking: Asking) => process.send?.(await askAtPace(asking)))
process.send?.('open')
