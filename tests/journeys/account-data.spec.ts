import { readZip } from '#platform/zip/testing.ts'
import sharp from 'sharp'
import { holdTable, query } from './clock.ts'
import { expect, test } from './journey.ts'
import { newestLetter } from './letters.ts'
import { comeAsMember, enterAs, openBrowser } from './people.ts'

// Each walks through many pages, and hashes passwords on the way.
test.describe.configure({ timeout: 150_000 })

test('a member takes their data along: asked for, watched, announced by letter and fetched by a signed link', async ({
  page,
  browser,
  server,
}) => {
  const email = await comeAsMember(page, server.databaseUrl, 'ines-t')
  await page.goto('/my/account')
  const picture = { create: { width: 90, height: 90, channels: 3 as const, background: '#c80' } }
  await page.getByLabel('Portrait').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await sharp(picture).png().toBuffer(),
  })
  await page.getByRole('button', { name: 'Add the portrait' }).click()
  await expect(page.locator('#profile')).toContainText('Your portrait is changed')

  const held = await holdTable(server.databaseUrl, 'member_ban')
  await page.getByRole('button', { name: 'Make a file of my data' }).click()
  await expect(page.getByRole('progressbar', { name: 'Making your file' })).toBeVisible()
  await held.letGo()
  await expect(page.locator('#export')).toContainText('Your file is ready')
  await expect(page.getByRole('button', { name: 'Make a file of my data' })).toHaveCount(0)

  const letter = await newestLetter(server.databaseUrl, email, /Your data is ready/)
  const link = /https?:\/\/\S+\/my\/account\/export\/\S+/.exec(letter.text)?.[0] ?? ''
  const answer = await page.request.get(link)
  expect(answer.headers()['content-type']).toBe('application/zip')
  const files = new Map(readZip(await answer.body()).map(({ name, bytes }) => [name, bytes]))
  const profile: unknown = JSON.parse(files.get('profile.json')?.toString() ?? '')
  expect(profile).toMatchObject({ username: 'ines-t', email })
  const portrait = await sharp(files.get('files/portrait.webp')).metadata()
  expect(portrait).toMatchObject({ format: 'webp', width: 512 })

  const stranger = await openBrowser(browser, server)
  expect((await stranger.request.get(link, { maxRedirects: 0 })).status()).toBe(302)
  await enterAs(stranger, 'buyer')
  expect((await stranger.request.get(link)).status()).toBe(404)
  expect((await page.request.get(link.replace(/until=\d/, 'until=9'))).status()).toBe(404)
  await stranger.context().close()

  await query(server.databaseUrl, `update data_export set expires_at = now() - interval '1 minute'`)
  expect((await page.request.get(link)).status()).toBe(404)
  await page.goto('/my/account')
  await expect(page.getByRole('link', { name: 'Download my data' })).toHaveCount(0)
})
