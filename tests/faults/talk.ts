import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { ask } from './ask.ts'
import { followTalk, type Reading } from './follow-talk.ts'
import type { Person, Talkers } from './people.ts'

export type Talk = {
  /** Words that were answered as sent, under their conversation. */
  acknowledged: Map<string, string[]>
  /** What each reader's page shows, in its order. */
  readings: Reading[]
  /** Resolves when so many more words were answered as sent. */
  goesOn(more: number): Promise<void>
  /** Everyone has said what they had to say. */
  ended: Promise<void>
  close(): void
}

/** Everybody writes so many messages by the form of the page, to one process and the other in turn, and reads along. */
export function startTalk(
  origins: readonly [string, string],
  talkers: readonly Talkers[],
  messagesEach: number,
): Talk {
  const acknowledged = new Map(talkers.map(({ conversationId }) => [conversationId, [] as string[]]))
  const waiting = new Set<() => void>()
  let count = 0
  const write = async (conversationId: string, who: Person, side: 0 | 1) => {
    for (let turn = 0; turn < messagesEach; turn++) {
      const text = `${side} says ${turn}`
      const form = { intent: 'send', clientId: randomUUID(), text }
      const origin = origins[(turn + side) % 2] ?? origins[0]
      const answer = await ask(origin, who, `/my/messages/${conversationId}/words`, form)
      expect(answer, answer.text).toMatchObject({ status: 200 })
      acknowledged.get(conversationId)?.push(text)
      count++
      for (const look of waiting) look()
    }
  }
  const readings = talkers.flatMap(({ conversationId, people }) =>
    people.map((who, side) => followTalk(side === 0 ? origins : origins.toReversed(), who, conversationId)),
  )
  const ended = Promise.all(
    talkers.flatMap(({ conversationId, people }) => [
      write(conversationId, people[0], 0),
      write(conversationId, people[1], 1),
    ]),
  ).then(() => {})
  return {
    acknowledged,
    readings,
    async goesOn(more) {
      const wanted = count + more
      await Promise.race([
        ended,
        new Promise<void>((resolve) => waiting.add(() => count >= wanted && resolve())),
      ])
    },
    ended,
    close() {
      for (const reading of readings) reading.close()
    },
  }
}
