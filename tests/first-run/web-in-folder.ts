import { onTestFinished } from 'vitest'
import { startWebProcess, type WebProcess } from '../server/web-process.ts'

/** A web process that was given nothing but a folder: its PostgreSQL is there. */
export async function webIn(folder: string, environment: Record<string, string> = {}): Promise<WebProcess> {
  const web = await startWebProcess('', { DATA_FOLDER: folder, ...environment })
  onTestFinished(() => web.kill())
  return web
}

export async function readiness({ origin }: WebProcess): Promise<number> {
  return (await fetch(`${origin}/readyz`)).status
}

/** Somebody signs in, which is written down: the session that they were given, if they were. */
export async function signIn({ origin }: WebProcess): Promise<string | undefined> {
  const answer = await fetch(`${origin}/my/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      intent: 'password',
      login: 'buyer@guildhall.test',
      password: 'guildhall-demo',
      next: '/my',
      keep: 'on',
    }),
  })
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('__Host-session='))
  return cookie?.split(';')[0]
}

export async function isSignedIn({ origin }: WebProcess, cookie: string | undefined): Promise<boolean> {
  const answer = await fetch(`${origin}/my`, { headers: { Cookie: cookie ?? '' }, redirect: 'manual' })
  return answer.status === 200
}
