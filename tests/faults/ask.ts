import { setTimeout as pause } from 'node:timers/promises'
import { newAddress } from '../server/test-server.ts'
import type { Person } from './people.ts'

const PATIENCE_MS = 90_000
const AGAIN_MS = 100

export type Answer = {
  status: number
  location: string
  text: string
  /** An earlier try was not answered: nobody knows whether it did anything. */
  wasUnsure: boolean
}

/** Asks until there is an answer, as somebody does who sees an error page and tries the same again. */
export async function ask(
  origin: string,
  who: Person,
  path: string,
  form?: Record<string, string>,
): Promise<Answer> {
  const headers = { Cookie: who.cookie, 'X-Forwarded-For': newAddress() }
  const deadline = Date.now() + PATIENCE_MS
  for (let wasUnsure = false; ; wasUnsure = true) {
    const answer = await tryOnce(origin + path, {
      headers,
      redirect: 'manual',
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    if (answer && answer.status < 500) return { ...answer, wasUnsure }
    if (Date.now() > deadline) throw new Error(`${path} was not answered: ${answer?.text ?? 'no connection'}`)
    await pause(AGAIN_MS)
  }
}

async function tryOnce(url: string, init: RequestInit): Promise<Omit<Answer, 'wasUnsure'> | undefined> {
  try {
    const answer = await fetch(url, init)
    const text = await answer.text()
    return { status: answer.status, location: answer.headers.get('Location') ?? '', text }
  } catch {
    return undefined
  }
}
