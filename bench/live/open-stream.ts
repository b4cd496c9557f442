import { request } from 'node:http'

export type OpenStream = {
  /** Told of the next event, once. */
  onEvent(heard: () => void): void
  close(): void
}

/** A browser's stream with as little around it as there can be: thousands of them are held at once. */
export function openStream(origin: string, Cookie: string): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    let hear: (() => void) | undefined
    const asked = request(`${origin}/my/stream`, { headers: { Cookie }, agent: false }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`A stream was refused: ${answer.statusCode}`))
      answer.on('error', () => {})
      answer.on('data', (chunk: Buffer) => {
        if (!chunk.includes('data: ')) return
        const told = hear
        hear = undefined
        told?.()
      })
      resolve({
        onEvent(heard) {
          hear = heard
        },
        close: () => asked.destroy(),
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}
