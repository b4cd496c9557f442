import { expect } from 'vitest'

type StreamReader = {
  status: number
  /** What was told so far, in order. */
  heard: unknown[]
  /** Whether the server has ended it. */
  isOver(): boolean
  leave(): void
}

/** A browser that listens to what happens to whom the cookie belongs. */
export async function readStream(origin: string, Cookie: string): Promise<StreamReader> {
  const leaving = new AbortController()
  const answer = await fetch(`${origin}/my/stream`, { headers: { Cookie }, signal: leaving.signal })
  const heard: unknown[] = []
  let over = answer.status !== 200
  const read = async () => {
    let text = ''
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const whole = text.split('\n\n')
      text = whole.pop() ?? ''
      for (const one of whole)
        if (one.startsWith('data: ')) heard.push(JSON.parse(one.slice('data: '.length)))
    }
  }
  void read()
    .catch(() => {})
    .finally(() => {
      over = true
    })
  if (!over) await expect.poll(() => heard).toContainEqual({ kind: 'open' })
  return { status: answer.status, heard, isOver: () => over, leave: () => leaving.abort() }
}
