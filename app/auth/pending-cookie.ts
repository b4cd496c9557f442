import { endedCookie, hostCookie } from '#platform/http/host-cookie.ts'

const NAME = '__Host-pending'
/** Longer than any code lives: whether it is still good, the database knows. */
const SECONDS = 3_600

/** A sign-in that is half done: which proof is still missing, and what it belongs to. */
export type Pending = {
  step: 'code' | 'second-factor'
  token: string
  /** Whether the person wants to stay signed in when the browser is closed. */
  keep: boolean
}

/** Kept in a cookie that no script reads, because an address would stand in histories and logs. */
export function pendingCookie({ step, token, keep }: Pending): string {
  return hostCookie(NAME, `${step}.${token}.${keep ? 'keep' : 'once'}`, { seconds: SECONDS })
}

export const endedPendingCookie = endedCookie(NAME)

export function readPending(cookies: string | null): Pending | undefined {
  const pattern = new RegExp(
    `(?:^|;\\s*)${NAME}=(code|second-factor)\\.([\\w-]{20,100})\\.(keep|once)(?:;|$)`,
  )
  const [, step, token, keep] = pattern.exec(cookies ?? '') ?? []
  if (!step || !token) return undefined
  return { step: step as Pending['step'], token, keep: keep === 'keep' }
}
