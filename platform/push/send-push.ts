import { encryptPush, type PushKeys } from './encrypt-push.ts'
import { vapidHeader, type VapidKeys } from './vapid.ts'

export type PushTarget = PushKeys & { endpoint: string }

type Sent = {
  target: PushTarget
  text: string
  /** A later message of the same topic takes the place of one that still waits: at most 32 characters of base64url. */
  topic: string
  /** How long it is worth being brought. */
  forSeconds: number
  keys: VapidKeys
  contact: string
  now: Date
}

/** Brought, or the browser is gone, or the service wants none of it; everything else is thrown, to be tried again. */
export type PushAnswer = 'brought' | 'gone' | 'refused'

const TIMEOUT_MS = 15_000

/** Gives one message to the push service of one browser (RFC 8030). */
export async function sendPush({
  target,
  text,
  topic,
  forSeconds,
  keys,
  contact,
  now,
}: Sent): Promise<PushAnswer> {
  const answer = await fetch(target.endpoint, {
    method: 'POST',
    headers: {
      Authorization: vapidHeader(keys, target.endpoint, contact, now),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(forSeconds),
      Topic: topic,
      Urgency: 'normal',
    },
    body: new Uint8Array(encryptPush(text, target)),
    // It was asked whether this address may be sent to, and not where it leads on.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await answer.body?.cancel()
  if (answer.ok) return 'brought'
  if (answer.status === 404 || answer.status === 410) return 'gone'
  if (answer.status === 429 || answer.status >= 500)
    throw new Error(`The push service answered ${answer.status}`)
  return 'refused'
}
