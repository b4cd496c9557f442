/** Words on their way. Nothing here is called sent: that is known when they come back from the server with a number. */
export type Waiting = {
  clientId: string
  text: string
  files: readonly File[]
  reply: { number: number; name: string; text: string } | null
  careSeen: boolean
  /** How much of its files has gone, 0 to 100. */
  sent?: number
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

const addressOf = (conversationId: string) => `/my/messages/${conversationId}/words`

/** Sends one. The same id twice is one message, so whoever is not sure sends again. */
export async function post(
  conversationId: string,
  one: Waiting,
  onProgress: (sent: number) => void,
): Promise<Outcome> {
  const body = new FormData()
  body.set('intent', 'send')
  body.set('text', one.text)
  body.set('clientId', one.clientId)
  if (one.reply) body.set('replyTo', String(one.reply.number))
  if (one.careSeen) body.set('careSeen', 'yes')
  for (const file of one.files) body.append('files', file)
  if (one.files.length > 0) return upload(conversationId, body, onProgress)
  const answer = await fetch(addressOf(conversationId), {
    method: 'POST',
    body,
    redirect: 'manual',
  }).catch(() => undefined)
  // A form that was taken leads on to a page, which nobody asked for here.
  if (answer?.type === 'opaqueredirect') return { is: 'sent' }
  if (!answer || answer.status >= 500) return { is: 'waits' }
  return refusedBy((await answer.json().catch(() => ({}))) as Refused)
}

function refusedBy(refused: Refused): Outcome {
  const { careSeen, ...errors } = refused.result?.error ?? {}
  const [why = 'It could not be sent.'] = Object.values(errors).flatMap((words) => words ?? [])
  return { is: 'failed', why, care: careSeen ?? [] }
}

/** Files take a while, and only this way of sending tells how far they are. It follows on to the page where they stand. */
function upload(
  conversationId: string,
  body: FormData,
  onProgress: (sent: number) => void,
): Promise<Outcome> {
  const address = addressOf(conversationId)
  return new Promise((settle) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.floor((loaded / total) * 100)),
    )
    request.addEventListener('error', () => settle({ is: 'waits' }))
    request.addEventListener('load', () => {
      if (!new URL(request.responseURL).pathname.endsWith('/words')) return settle({ is: 'sent' })
      if (request.status >= 500) return settle({ is: 'waits' })
      return settle(refusedBy(readRefused(request.responseText)))
    })
    request.send(body)
  })
}

function readRefused(answer: string): Refused {
  try {
    return JSON.parse(answer) as Refused
  } catch {
    return {}
  }
}
