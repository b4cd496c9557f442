import sharp from 'sharp'
import { expect, keysAreHeard, test } from './journey.ts'
import { comeAsMember } from './people.ts'

// Each walks through many pages, and hashes passwords on the way.
test.describe.configure({ timeout: 150_000 })

test('a portrait is moved into its frame and shown as it was seen there', async ({ page, server }) => {
  await comeAsMember(page, server.databaseUrl, 'greta-l')
  await page.goto('/my/account')
  await keysAreHeard(page)
  await page.getByLabel('Portrait').setInputFiles({
    name: 'flag.png',
    mimeType: 'image/png',
    buffer: await redThenBlue(),
  })
  await page.getByLabel('Left to right').fill('1')
  await expect(page.locator('input[type=file][name=portrait][hidden]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Add the portrait' }).click()
  await expect(page.locator('#profile')).toContainText('Your portrait is changed')
  const shown = await page.locator('#profile .portrait img').getAttribute('src')
  const file = await page.request.get(shown ?? '')
  const { channels } = await sharp(await file.body()).stats()
  const [red, , blue] = channels.map(({ mean }) => mean)
  expect(blue).toBeGreaterThan(200)
  expect(red).toBeLessThan(50)
})

/** A wide picture whose left half is red and whose right half is blue. */
function redThenBlue(): Promise<Buffer> {
  const half = { create: { width: 600, height: 600, channels: 3 as const, background: '#0000ff' } }
  return sharp({ create: { ...half.create, width: 1_200, background: '#ff0000' } })
    .composite([{ input: half, left: 600, top: 0 }])
    .png()
    .toBuffer()
}
