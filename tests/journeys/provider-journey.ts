import type { Page } from '@playwright/test'
import { startOidcPeer, type OidcPeer, type Person } from '#platform/oidc/testing-peer.ts'
import { cloneServedDatabase } from '../server/served-database.ts'
import { freePort } from '../server/free-port.ts'
import { startWebProcess } from '../server/web-process.ts'
import { test as base } from './journey.ts'

export const PROVIDER_NAME = 'Harbour ID'

/** A real OpenID provider that can be opened and shut while the marketplace runs. */
export type TestProvider = {
  issuer: string
  open(): Promise<void>
  close(): Promise<void>
  /** Who comes to its pages next. */
  expectNext(person: Person | 'turns back'): Promise<void>
}

/** A marketplace with a sign-in provider of which nothing was to be seen when the web process started. */
export const test = base.extend<object, { provider: TestProvider; webPort: number }>({
  webPort: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  provider: [
    async ({ webPort }, use) => {
      const house = await openProvider(await freePort(), `http://localhost:${webPort}/auth/oauth-callback`)
      await use(house)
      await house.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider, webPort }, use) => {
      const { TEST_POSTGRES_URL: adminUrl = '', TEST_POSTGRES_TEMPLATE: template = '' } = process.env
      const database = await cloneServedDatabase(adminUrl, template)
      const web = await startWebProcess(database.url, {
        PORT: String(webPort),
        TRUSTED_PROXIES: '1',
        OIDC_PROVIDERS: 'harbour',
        OIDC_HARBOUR_NAME: PROVIDER_NAME,
        OIDC_HARBOUR_ISSUER: provider.issuer,
        OIDC_HARBOUR_CLIENT_ID: 'guildhall',
        OIDC_HARBOUR_CLIENT_SECRET: 'a-secret-between-the-two-of-us',
      })
      await use({ ...web, databaseUrl: database.url })
      await web.stop()
      await database.drop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

async function openProvider(port: number, redirectUri: string): Promise<TestProvider> {
  let peer: OidcPeer | undefined
  const open = async () => {
    peer ??= await startOidcPeer({ port, redirectUri })
    return peer
  }
  return {
    issuer: `http://127.0.0.1:${port}`,
    open: async () => void (await open()),
    async close() {
      await peer?.close()
      peer = undefined
    },
    expectNext: async (person) => (await open()).expectNext(person),
  }
}

/** From the sign-in page to the provider's, and wherever that leads. */
export async function continueWithProvider(page: Page, next = '/my', from = '/my/login'): Promise<void> {
  await page.goto(next === '/my' ? from : `${from}?next=${encodeURIComponent(next)}`)
  await page.getByRole('button', { name: `Continue with ${PROVIDER_NAME}` }).click()
}

/** The step after which somebody whom nobody here knew is a member. */
export async function chooseUsername(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Join / }).click()
}
