import { Agent, get } from 'node:http'

export type Load = { count: number; perSecond: number; p95Ms: number; failures: number }

/** The same with every request, or what one of the connections says. */
export type Headers = Record<string, string> | ((connection: number) => Record<string, string>)

/** Asks for one address over a fixed number of connections for a bounded time, as fast as answers come. */
export async function load(
  url: string,
  options: { connections: number; seconds: number; gzip?: boolean; headers?: Headers },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections })
  const until = performance.now() + options.seconds * 1_000
  const times: number[] = []
  let failures = 0
  const zipped = options.gzip ? { 'Accept-Encoding': 'gzip' } : {}
  const { headers: said = {} } = options

  function ask(connection: number): Promise<void> {
    return new Promise((resolve) => {
      const startedAt = performance.now()
      const headers = { ...(typeof said === 'function' ? said(connection) : said), ...zipped }
      get(url, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) failures++
        answer.resume().once('end', () => {
          times.push(performance.now() - startedAt)
          resolve()
        })
      }).once('error', () => {
        failures++
        resolve()
      })
    })
  }

  await Promise.all(
    Array.from({ length: options.connections }, async (_, connection) => {
      while (performance.now() < until) await ask(connection)
    }),
  )
  agent.destroy()
  times.sort((first, second) => first - second)
  return {
    count: times.length,
    perSecond: times.length / options.seconds,
    p95Ms: times[Math.floor(times.length * 0.95)] ?? 0,
    failures,
  }
}
