import { z } from 'zod'
import type { Bus } from '#platform/realtime/bus.ts'
import { SESSIONS_ENDED_TOPIC } from '#domain/accounts/index.ts'
import type { EventStream } from '#platform/http/event-stream.ts'
import { LIVE_TOPIC } from '#platform/realtime/live-events.ts'

/** Whose stream it is, and by which session it was opened: it ends with it. */
export type StreamOwner = { memberId: string; sessionId: string; isStaff: boolean }

export type Streams = {
  /** Tells this stream all that concerns its owner from now on; the oldest of too many gives way. Returns how it is taken out. */
  add(owner: StreamOwner, stream: EventStream): () => void
  count(): number
  /** Whether what happens is heard of; until then nobody is promised to be told. */
  isListening(): boolean
  /** Ends all of them: browsers come back, each after a time of its own. */
  close(): void
}

/** Tabs of a browser share one: so many are so many devices. */
const MOST_OF_A_MEMBER = 5
const BEAT_EVERY_MS = 25_000

const told = z.object({
  to: z.array(z.string()),
  isForStaff: z.boolean().optional(),
  event: z.looseObject({ kind: z.string() }),
})
/** Sessions that ended, or members who may do more or less than before. */
const ended = z.object({ ids: z.array(z.string()).default([]), memberIds: z.array(z.string()).default([]) })

type Open = StreamOwner & { stream: EventStream }

/** The streams of this process: what is told on the bus reaches those it is for. */
export function openStreams(bus: Bus, listLiving: (ids: string[]) => Promise<string[]>): Streams {
  const open = new Map<string, Set<Open>>()
  const all = () => [...open.values()].flatMap((streams) => [...streams])
  let isClosed = false

  function remove(one: Open): void {
    const own = open.get(one.memberId)
    own?.delete(one)
    if (own?.size === 0) open.delete(one.memberId)
  }

  function endThose(isEnded: (one: Open) => boolean): void {
    for (const one of all()) if (isEnded(one)) one.stream.end()
  }

  const stopHearing = [
    bus.on(LIVE_TOPIC, (data) => {
      const { to, isForStaff = false, event } = told.parse(data)
      const concerned = isForStaff
        ? all().filter(({ memberId, isStaff }) => isStaff || to.includes(memberId))
        : to.flatMap((memberId) => [...(open.get(memberId) ?? [])])
      for (const { stream } of concerned) stream.send(event)
    }),
    bus.on(SESSIONS_ENDED_TOPIC, (data) => {
      const { ids, memberIds } = ended.parse(data)
      endThose(({ sessionId, memberId }) => ids.includes(sessionId) || memberIds.includes(memberId))
    }),
    // Something may have been missed, an ended session too: who comes back is asked who they are and reads what is new.
    bus.onGap(() => endThose(() => true)),
  ]
  /** A session that nobody ended comes to its end by itself, and nobody is told. */
  async function endThoseOver(): Promise<void> {
    const asked = all()
    const living = new Set(await listLiving(asked.map(({ sessionId }) => sessionId)))
    for (const { sessionId, stream } of asked) if (!living.has(sessionId)) stream.end()
  }

  const beating = setInterval(() => {
    for (const { stream } of all()) stream.beat()
    // While the database is away the bus is too, and ends them all.
    endThoseOver().catch(() => {})
  }, BEAT_EVERY_MS)
  beating.unref()

  return {
    add(owner, stream) {
      const one: Open = { ...owner, stream }
      const own = open.get(owner.memberId) ?? new Set()
      open.set(owner.memberId, own.add(one))
      const [oldest] = own
      if (own.size > MOST_OF_A_MEMBER) oldest?.stream.end()
      if (isClosed) stream.end()
      return () => remove(one)
    },
    count: () => all().length,
    isListening: () => bus.isListening(),
    close() {
      isClosed = true
      clearInterval(beating)
      for (const stop of stopHearing) stop()
      endThose(() => true)
    },
  }
}
