import type { Waiting } from './waiting.ts'

export type Outcome =
  | { is: 'sent' }
  | { is: 'waits' }
  | { is: 'failed'; why: string; care: readonly string[] }

/** What came back; `isLedAway`: from another address. */
type Answer = { isLedAway: boolean; status: number; text: string }

type Said = { number?: unknown; result?: { error?: Record<string, string[] | null> } }

/** Sends one. The same id twice is one message, so whoever is not sure sends again. */
export async function post(
  conversationId: string,
  one: Waiting,
  onProgress: (sent: number) => void,
): Promise<Outcome> {
  const address = `/my/messages/${conversationId}/words`
  const body = new FormData()
  body.set('intent', 'send')
  body.set('text', one.text)
  body.set('clientId', one.clientId)
  if (one.reply) body.set('replyTo', String(one.reply.number))
  if (one.careSeen) body.set('careSeen', 'yes')
  for (const file of one.files) body.append('files', file)
  const answer = await (one.files.length > 0 ? upload(address, body, onProgress) : send(address, body))
  return answer ? outcomeOf(answer) : { is: 'waits' }
}

/** Only an answer with the number of the message says that it was taken. */
function outcomeOf({ isLedAway, status, text }: Answer): Outcome {
  // Whoever is not signed in any more is led to where they can be; nobody else is led anywhere.
  if (isLedAway) return { is: 'failed', why: 'Sign in again to send this.', care: [] }
  if (status >= 500) return { is: 'waits' }
  const said = read(text)
  return typeof said.number === 'number' ? { is: 'sent' } : refusedBy(said)
}

function refusedBy({ result }: Said): Outcome {
  const { careSeen, ...errors } = result?.error ?? {}
  const [why = 'It could not be sent.'] = Object.values(errors).flatMap((words) => words ?? [])
  return { is: 'failed', why, care: careSeen ?? [] }
}

function read(text: string): Said {
  try {
    return JSON.parse(text) as Said
  } catch {
    return {}
  }
}

async function send(address: string, body: FormData): Promise<Answer | undefined> {
  try {
    const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' })
    return {
      isLedAway: answer.type === 'opaqueredirect',
      status: answer.status,
      text: await answer.text(),
    }
  } catch {
    return undefined
  }
}

/** Files take a while, and only this way of sending tells how far they are. It follows wherever it is led. */
function upload(
  address: string,
  body: FormData,
  onProgress: (sent: number) => void,
): Promise<Answer | undefined> {
  return new Promise((settle) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.floor((loaded / total) * 100)),
    )
    request.addEventListener('error', () => settle(undefined))
    request.addEventListener('load', () =>
      settle({
        isLedAway: new URL(request.responseURL).pathname !== address,
        status: request.status,
        text: request.responseText,
      }),
    )
    request.send(body)
  })
}
