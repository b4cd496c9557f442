/** Words on their way. Nothing here is called sent: that is known when they come back from the server with a number. */
export type Waiting = {
  clientId: string
  text: string
  files: readonly File[]
  reply: { number: number; name: string; text: string } | null
  careSeen: boolean
  state: 'sending' | 'waits' | 'failed'
  /** Why it failed, and what the writer has to look at before it goes. */
  why: string
  care: readonly string[]
}

/** Whose words they are: two may sit at one browser. */
export type Place = { conversationId: string; memberId: string }

const keyOf = ({ conversationId, memberId }: Place) => `guildhall-outbox ${memberId} ${conversationId}`

/** Words that were not sent before the page was closed; files cannot be kept and are asked for again. */
export function readKept(place: Place): Waiting[] {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(place)) ?? '[]') as Waiting[]
    return kept.map((one) => ({ ...one, files: [], state: 'waits' }))
  } catch {
    return []
  }
}

export function keep(place: Place, outbox: readonly Waiting[]): void {
  try {
    const words = outbox.filter(({ text }) => text !== '').map(({ files: _files, ...one }) => one)
    if (words.length > 0) localStorage.setItem(keyOf(place), JSON.stringify(words))
    else localStorage.removeItem(keyOf(place))
  } catch {
    // A full or closed store: the words are still on the page.
  }
}

export type Outcome =
  | { is: 'sent' }
  | { is: 'waits' }
  | { is: 'failed'; why: string; care: readonly string[] }

type Refused = { result?: { error?: Record<string, string[] | null> } }

/** Sends one. The same id twice is one message, so whoever is not sure sends again. */
export async function post(conversationId: string, one: Waiting): Promise<Outcome> {
  const body = new FormData()
  body.set('intent', 'send')
  body.set('text', one.text)
  body.set('clientId', one.clientId)
  if (one.reply) body.set('replyTo', String(one.reply.number))
  if (one.careSeen) body.set('careSeen', 'yes')
  for (const file of one.files) body.append('files', file)
  const answer = await fetch(`/my/messages/${conversationId}/words`, {
    method: 'POST',
    body,
    redirect: 'manual',
  }).catch(() => undefined)
  // A form that was taken leads on to a page, which nobody asked for here.
  if (answer?.type === 'opaqueredirect') return { is: 'sent' }
  if (!answer || answer.status >= 500) return { is: 'waits' }
  const refused = (await answer.json().catch(() => ({}))) as Refused
  const { careSeen, ...errors } = refused.result?.error ?? {}
  const [why = 'It could not be sent.'] = Object.values(errors).flatMap((words) => words ?? [])
  return { is: 'failed', why, care: careSeen ?? [] }
}
