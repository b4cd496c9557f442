import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { askServer } from '#app/live/ask-server.ts'
import type { Heard } from '#app/live/live-line.ts'
import { LINE_OPENED } from '#app/live/stream-address.ts'
import { useLive } from '#app/live/use-live.ts'
import { usePageAgain } from '#app/live/use-page-again.ts'
import type { MessageView, ReadView } from '#app/shared/messages/message-view.ts'
import type { ThreadData } from './load-thread.server.ts'
import { tellServer } from './tell-server.ts'
import { useOutbox } from './outbox/use-outbox.ts'

const TYPING_SHOWN_MS = 5_000

type News = { messages: MessageView[]; hasMore: boolean; read: ReadView }

/**
 * A conversation that goes on while it is looked at. The stream only says that something is new; what it is is asked for by the
 * last change that the page has, so that nothing is missed and nothing doubled whatever broke meanwhile.
 */
export function useLiveThread(thread: ThreadData) {
  const { id, isAtEnd } = thread
  const [later, setLater] = useState<readonly MessageView[]>([])
  const [read, setRead] = useState(thread.read)
  const [isOtherTyping, setIsOtherTyping] = useState(false)
  const { readAgain: readListAgain } = usePageAgain()
  const navigate = useNavigate()
  const lastChange = useRef(thread.lastChange)
  const asking = useRef<'no' | 'yes' | 'again'>('no')
  const typingEnds = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function catchUp(): Promise<void> {
    if (asking.current !== 'no') return void (asking.current = 'again')
    asking.current = 'yes'
    const news = await askServer<News>(`/my/messages/${id}/live?after=${lastChange.current}`)
    if (news) {
      lastChange.current = Math.max(lastChange.current, ...news.messages.map(({ change }) => change))
      if (news.messages.length > 0) setLater((before) => joined(before, news.messages))
      setRead(news.read)
      outbox.arrived(clientIdsOf(news.messages))
      if (news.messages.some(({ isMine }) => !isMine)) setIsOtherTyping(false)
    }
    const isMore = news?.hasMore || (asking.current as string) === 'again'
    asking.current = 'no'
    if (isMore) await catchUp()
  }

  /** What was sent stands at the end: whoever looks at an older part goes there. */
  function seeSent(): void {
    if (isAtEnd) void catchUp()
    else void navigate(`/my/messages/${id}`, { preventScrollReset: true })
  }

  const { outbox, waiting } = useOutbox({ conversationId: id, memberId: thread.viewerId }, seeSent)
  // The page was closed before it heard that they had arrived.
  useEffect(() => outbox.arrived(clientIdsOf(thread.messages)), [outbox, thread.messages])

  function hear({ kind, conversationId }: Heard): void {
    if (kind === LINE_OPENED) {
      outbox.flush()
      void catchUp()
    }
    if (kind === 'message' || kind === 'message-read') {
      if (conversationId === id) void catchUp()
      void readListAgain()
    }
    // One reads for a team, and perhaps no more: the page asks.
    if (kind === 'message-places') void readListAgain()
    if (kind === 'typing' && conversationId === id) {
      setIsOtherTyping(true)
      clearTimeout(typingEnds.current)
      typingEnds.current = setTimeout(() => setIsOtherTyping(false), TYPING_SHOWN_MS)
    }
  }
  useLive(hear, isAtEnd)

  const messages = useMemo(() => joined(thread.messages, within(thread, later)), [thread, later])
  const lastNumber = messages.at(-1)?.number ?? 0
  useMarkRead(thread, lastNumber, () => void readListAgain())
  return { messages, read: read ?? thread.read, isOtherTyping, outbox, waiting }
}

const clientIdsOf = (messages: readonly MessageView[]) =>
  new Set(messages.flatMap(({ clientId }) => clientId ?? []))

/** What belongs to the part that is shown: anything else would stand beside it as if nothing were said between. */
function within({ messages, isAtEnd }: ThreadData, later: readonly MessageView[]): MessageView[] {
  const first = messages[0]?.number ?? 0
  const last = isAtEnd ? Infinity : (messages.at(-1)?.number ?? 0)
  return later.filter(({ number }) => number >= first && number <= last)
}

/** By number, each as it is now; of two that are equally new the page’s, whose offers are read anew with it. */
function joined(before: readonly MessageView[], after: readonly MessageView[]): MessageView[] {
  const byNumber = new Map(before.map((one) => [one.number, one]))
  for (const one of after) {
    const known = byNumber.get(one.number)
    if (!known || known.change < one.change) byNumber.set(one.number, one)
  }
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number)
}

/** What is before somebody's eyes is read: not what came into a tab that nobody looks at. */
function useMarkRead({ id, isAtEnd, isUnread }: ThreadData, lastNumber: number, onRead: () => void): void {
  const told = useRef(isUnread ? 0 : lastNumber)
  const read = useRef(onRead)
  useEffect(() => {
    if (!isAtEnd) return undefined
    const tell = () => {
      if (document.visibilityState !== 'visible' || told.current >= lastNumber) return
      told.current = lastNumber
      void tellServer(id, { what: 'read', upTo: lastNumber }).then(() => read.current())
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [id, lastNumber, isAtEnd])
}
