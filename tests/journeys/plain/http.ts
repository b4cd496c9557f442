import { Agent, request } from 'node:http'

export type Sent = { method: string; url: URL; headers: Record<string, string>; body?: Buffer | undefined }
export type Answer = {
  url: URL
  status: number
  headers: Record<string, string>
  /** Each as it was set: only these may stand there several times. */
  cookies: string[]
  body: Buffer
}

const agent = new Agent({ keepAlive: true })

/** One request and its whole answer, as they are: nothing is followed, kept or unpacked. */
export function ask({ method, url, headers, body }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          url,
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          cookies: response.headers['set-cookie'] ?? [],
          body: Buffer.concat(parts),
        }),
      )
    })
    // A connection that was kept may be closed by the other side just then; what only reads is asked again.
    asked.on('error', (error: NodeJS.ErrnoException) =>
      asked.reusedSocket && error.code === 'ECONNRESET' && method === 'GET'
        ? resolve(ask({ method, url, headers, body }))
        : reject(error),
    )
    asked.end(body)
  })
}
