import { setTimeout as pause } from 'node:timers/promises'
import type { Person } from './people.ts'

const AGAIN_MS = 100

export type Reading = {
  conversationId: string
  /** Numbers and words in the order in which they came to be shown. */
  shown: { number: number; text: string }[]
  close(): void
}

type News = { messages: { number: number; change: number; text: string }[]; hasMore: boolean }

/** A page of a conversation: it hears from the stream that something is new, and asks for what came after the last that it has. */
export function followTalk(origins: readonly string[], who: Person, conversationId: string): Reading {
  const end = new AbortController()
  const shown: Reading['shown'] = []
  let last = 0
  const headers = { Cookie: who.cookie }

  async function catchUp(origin: string): Promise<void> {
    for (let hasMore = true; hasMore;) {
      const address = `${origin}/my/messages/${conversationId}/live?after=${last}`
      const answer = await fetch(address, { headers, signal: end.signal })
      if (!answer.ok) return
      const news = (await answer.json()) as News
      shown.push(...news.messages.map(({ number, text }) => ({ number, text })))
      last = Math.max(last, ...news.messages.map(({ change }) => change))
      ;({ hasMore } = news)
    }
  }

  async function listen(origin: string): Promise<void> {
    const stream = await fetch(`${origin}/my/stream`, { headers, signal: end.signal })
    for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? [])
      if (chunk.includes('data: ')) await catchUp(origin)
  }

  async function live(): Promise<void> {
    for (let tries = 0; !end.signal.aborted; tries++) {
      await listen(origins[tries % origins.length] ?? '').catch(() => {})
      await pause(AGAIN_MS)
    }
  }
  void live()
  return { conversationId, shown, close: () => end.abort() }
}
