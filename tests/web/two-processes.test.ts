import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { authenticator, member } from '#domain/accounts/schema.server.ts'
import { codeAtStep, makeTotpSecret, stepAt } from '#domain/accounts/second-factor/totp.ts'
import { openSeal } from '#platform/crypto/seal.ts'
import { changeSettingsFromOutside } from '../server/change-settings.ts'
import { fromOutside } from '../server/from-outside.ts'
import { openTwoProcesses, type TwoProcesses } from '../server/two-processes.ts'
import { freshDatabaseUrl, openWeb } from '../server/web-test.ts'
import { expectWithinASecond } from '../server/within-a-second.ts'

const textOf = async (url: string) => (await fetch(url)).text()
const SECRET = 'the same in every process, and long enough'

let databaseUrl: string
let both: TwoProcesses['both']

beforeAll(async () => {
  const opened = await openTwoProcesses({ SECRET })
  ;({ databaseUrl, both } = opened)
  return opened.close
})

test('a setting changed anywhere is in force, and its kept pages are gone, at every process within a second', async () => {
  const pages = both.flatMap(({ origin }) => [`${origin}/`, `${origin}/about`, `${origin}/requisites`])
  for (const page of pages) expect(await textOf(page)).toContain('Harbour Street Co-operative')

  await changeSettingsFromOutside(databaseUrl, {
    marketplaceName: 'Weavers Hall',
    operatorName: 'The Weavers’ Guild',
  })
  const changedAt = performance.now()
  for (const page of pages) {
    const isChanged = async () => (await textOf(page)).includes('The Weavers’ Guild')
    await expectWithinASecond(isChanged, true, changedAt)
  }
  for (const page of pages) expect(await textOf(page)).not.toContain('Harbour Street Co-operative')
})

test('processes that start at the same instant on an empty database share the work and all open', async () => {
  const emptyUrl = await freshDatabaseUrl()
  const processes = await Promise.all([openWeb(emptyUrl), openWeb(emptyUrl), openWeb(emptyUrl)])
  for (const { origin } of processes) expect((await fetch(`${origin}/readyz`)).status).toBe(200)
})

/** A browser: it sends a form, and keeps what cookies it is given. */
function openJar() {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async post(address: string, fields: Record<string, string>): Promise<Response> {
      const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const body = new URLSearchParams(fields)
      const answer = await fetch(address, { method: 'POST', redirect: 'manual', headers: { Cookie }, body })
      for (const one of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? []
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      return answer
    },
  }
}

type Jar = ReturnType<typeof openJar>

const LOGIN = 'buyer@guildhall.test'
const signIn = (jar: Jar, origin: string, password = 'guildhall-demo') =>
  jar.post(`${origin}/my/login`, { intent: 'password', login: LOGIN, password, next: '/my', keep: 'on' })
const isIn = async ({ origin }: { origin: string }, token: string | undefined) => {
  const headers = { Cookie: `__Host-session=${token}` }
  return (await fetch(`${origin}/my`, { headers, redirect: 'manual' })).status === 200
}

test('limits, known devices, ended sessions and second factors hold at every process', async () => {
  const [first, second] = both
  const owner = openJar()
  expect((await signIn(owner, first.origin)).status).toBe(302)
  const before = owner.cookies.get('__Host-session')

  const thief = openJar()
  for (const { origin } of [first, second, first, second, first])
    expect((await signIn(thief, origin, 'not the password')).status).toBe(400)
  for (const { origin } of both) expect((await signIn(thief, origin)).status).toBe(429)

  expect((await signIn(owner, second.origin)).status).toBe(302)
  for (const one of both) {
    expect(await isIn(one, before)).toBe(false)
    expect(await isIn(one, owner.cookies.get('__Host-session'))).toBe(true)
  }

  const secret = makeTotpSecret()
  await fromOutside(databaseUrl, async (tx) => {
    const [who] = await tx.db.select().from(member).where(eq(member.email, LOGIN))
    const secretSealed = openSeal([SECRET], 'authenticator').close(secret)
    await tx.db.insert(authenticator).values({ memberId: who?.id ?? '', secretSealed, confirmedAt: tx.now })
  })
  expect((await signIn(owner, first.origin)).headers.get('Location')).toContain('/my/otp')
  const typed = (code: string) => owner.post(`${second.origin}/my/otp`, { code, next: '/my' })
  expect((await typed('000000')).status).toBe(400)
  expect((await typed(codeAtStep(secret, stepAt(new Date())))).headers.get('Location')).toBe('/my')
  for (const one of both) expect(await isIn(one, owner.cookies.get('__Host-session'))).toBe(true)
})
