import { randomBytes } from 'node:crypto'

/** Every request of a measuring comes from an address of its own: the limits on tries are not what is measured. */
export const fromAnywhere = () => {
  const [second, third, fourth] = randomBytes(3)
  return { 'X-Forwarded-For': `10.${second}.${third}.${fourth}` }
}

/** For a web process that is asked by `post`: it believes who says where they come from. */
export const BEHIND_A_PROXY = { TRUSTED_PROXIES: '1' }

/** Sends a form as a browser without script would, and reads the whole answer. */
export async function post(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ status: number; cookies: string[]; tookMs: number }> {
  const startedAt = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, ...fromAnywhere() },
    body: new URLSearchParams(fields),
  })
  await answer.arrayBuffer()
  return {
    status: answer.status,
    cookies: answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''),
    tookMs: performance.now() - startedAt,
  }
}

/** The cookie of a member of the demo who has just signed in. */
export async function signIn(origin: string, login = 'seller@guildhall.test'): Promise<string> {
  const fields = {
    intent: 'password',
    login,
    password: 'guildhall-demo',
    next: '/my',
    keep: 'on',
  }
  const { status, cookies } = await post(`${origin}/my/login`, fields)
  const cookie = cookies.find((one) => one.startsWith('__Host-session='))
  if (!cookie) throw new Error(`Signing in answers ${status} without a session`)
  return cookie
}
