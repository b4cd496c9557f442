import type { Browser, Page } from '@playwright/test'
import pg from 'pg'
import { cloneDatabase } from '../server/test-postgres.ts'
import { startWebProcess } from '../server/web-process.ts'
import { expect, expectAccessible, test } from './journey.ts'

const sentence = (side: string, origin: string) =>
  `Application error: a ${side}-side exception has occurred while loading ${new URL(origin).host}`

/** A marketplace that has lost a table, and a page in it on which errors are expected. */
async function onBrokenServer(browser: Browser, run: (page: Page, databaseUrl: string) => Promise<void>) {
  const { TEST_POSTGRES_URL: adminUrl = '', TEST_POSTGRES_TEMPLATE: template = '' } = process.env
  const database = await cloneDatabase(adminUrl, template)
  const web = await startWebProcess(database.url)
  await ask(
    database.url,
    'alter table ticket rename to lost_ticket; alter table project rename to lost_project',
  )
  // What the service worker fetches can't be replaced by a broken file.
  const context = await browser.newContext({ baseURL: web.origin, serviceWorkers: 'block' })
  try {
    await run(await context.newPage(), database.url)
  } finally {
    await context.close()
    await web.stop()
    await database.drop()
  }
}

async function ask(
  databaseUrl: string,
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const { rows } =
    values.length > 0 ? await database.query(statement, values) : await database.query(statement)
  await database.end()
  return rows ?? []
}

/** Opens a page and waits until its links are followed by the script: before that the browser follows them, and asks for documents. */
async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
}

async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isFirstDocument' in window), 'no document was asked for').toBe(true)
}

async function expectDigest(page: Page, side: string, databaseUrl: string): Promise<void> {
  await expect(page.locator('main')).toContainText(sentence(side, page.url()))
  const digest = /Digest: (\w{8})/.exec((await page.locator('main').textContent()) ?? '')?.[1]
  expect(digest, 'a digest on the screen').toBeTruthy()
  const reports = () =>
    ask(databaseUrl, 'select release, source from telemetry_report where digest = $1', [digest])
  await expect.poll(async () => (await reports()).length).toBeGreaterThan(0)
  expect((await reports())[0]).toEqual({
    release: expect.stringMatching(/^guildhall@\d+\.\d+\.\d+\+(?:[0-9a-f]{12}\.)?[0-9a-f]{12}$/),
    source: side === 'server' ? 'server' : 'browser',
  })
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go home' })).toBeVisible()
}

test('a fault shows the digest under which it was reported: in a document, behind a link, behind a form and in the browser', async ({
  browser,
}) => {
  await onBrokenServer(browser, async (page, databaseUrl) => {
    await page.goto('/projects')
    await expectDigest(page, 'server', databaseUrl)

    await openAlive(page, '/pricing')
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click()
    await expectDigest(page, 'server', databaseUrl)
    await expectSameDocument(page)
    await expectAccessible(page, 'a fault of the server behind a link')

    await openAlive(page, '/contacts')
    await page.getByLabel('Name').fill('Ilse')
    await page.getByLabel('E-mail').fill('ilse@example.org')
    await page.getByLabel('Subject').fill('A question')
    await page.getByLabel(/What happened/).fill('How does a frame hang on a wall?')
    await page.getByRole('button', { name: 'Send' }).click()
    await expectDigest(page, 'server', databaseUrl)
    await expectSameDocument(page)

    const broken = "export default function Page() { throw new Error('A frame fell') }"
    await page.route(/\/assets\/requisites\.page-.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: broken }),
    )
    await openAlive(page, '/pricing')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Legal details' }).click()
    await expectDigest(page, 'client', databaseUrl)
  })
})
