import { expect, test } from './journey.ts'
import { openBeforeScript } from './late-script.ts'
import { comeAsMember, enterAs } from './people.ts'
import { aPicture } from './works.ts'

const WALL = '/user/tomas-rivera/portfolio'

test('a portfolio from nothing: a work with three pictures, put in order, hidden, deleted and brought back', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await enterAs(page, 'seller')
  await page.goto('/my/portfolio')
  await page.getByRole('link', { name: 'Add the first work' }).click()
  await page.getByRole('button', { name: 'Add the work' }).click()
  await expect(page.getByRole('group', { name: 'Pictures' })).toContainText('add at least one')
  await page.getByLabel('Title').fill('Sounds of the old harbour')
  await page
    .locator('input[type=file]')
    .setInputFiles([
      await aPicture('red.jpg', '#a33'),
      await aPicture('green.jpg', '#3a3'),
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload=alert(1)>') },
    ])
  const rows = page.locator('.uploads > li')
  await expect(rows.nth(2)).toContainText('This is not an image that can be shown here')
  await page.getByRole('button', { name: 'Remove picture 3' }).click()
  await page.getByLabel(/^Cover: what it shows/).fill('A red harbour')
  await page.getByRole('button', { name: 'Move picture 1 down' }).press('Enter')
  await expect(page.getByLabel(/^Picture 2: what it shows/)).toHaveValue('A red harbour')
  await page.getByLabel('About the work').fill('Nine rooms of **sound**.\n\n<script>alert(1)</script>')
  await page.getByLabel('Skills').fill('Mixing, Field recording')
  await page.getByRole('textbox', { name: /^Link/ }).fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Add the work' }).click()
  await expect(page.locator('#work-link-error')).toContainText('begins with https://')
  await page.getByRole('textbox', { name: /^Link/ }).fill('harbour.example.org/sounds')
  await page.getByLabel('Year').fill('2025')
  await page.getByRole('button', { name: 'Add the work' }).click()
  await expect(page.getByRole('status').first()).toContainText(
    'Sounds of the old harbour is in your portfolio',
  )

  await page.getByRole('link', { name: 'See it' }).click()
  await expect(page.locator('h1')).toHaveText('Sounds of the old harbour')
  await expect(page.locator('main strong')).toHaveText('sound')
  await expect(page.locator('main script')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /harbour.example.org/ })).toHaveAttribute(
    'href',
    'https://harbour.example.org/sounds',
  )
  // The pictures are drawn by a job; the page shows each when it is there.
  await expect
    .poll(async () => (await page.reload(), page.locator('.piece-pictures img').count()), { timeout: 40_000 })
    .toBe(2)
  await expect(page.locator('.piece-pictures img').nth(1)).toHaveAttribute('alt', 'A red harbour')

  for (const title of ['Museum of bells', 'A podcast about rain']) {
    await page.goto('/my/portfolio/new')
    await page.getByLabel('Title').fill(title)
    await page.locator('input[type=file]').setInputFiles([await aPicture(`${title}.jpg`, '#358')])
    await page.getByRole('button', { name: 'Add the work' }).click()
    await expect(page.getByRole('status').first()).toContainText(title)
  }
  const titles = page.locator('.portfolio-rows h2')
  await expect(titles).toHaveText(['A podcast about rain', 'Museum of bells', 'Sounds of the old harbour'])
  await page.getByRole('button', { name: 'Move Sounds of the old harbour up' }).press('Enter')
  await expect(titles).toHaveText(['A podcast about rain', 'Sounds of the old harbour', 'Museum of bells'])
  await expect(page.getByRole('button', { name: 'Move Sounds of the old harbour up' })).toBeFocused()
  await page.locator('.portfolio-rows > li').nth(2).dragTo(page.locator('.portfolio-rows > li').first())
  await expect(titles).toHaveText(['Museum of bells', 'A podcast about rain', 'Sounds of the old harbour'])

  await page.getByRole('button', { name: 'Hide A podcast about rain' }).click()
  await expect(page.locator('.portfolio-rows > li').nth(1)).toContainText('Hidden')
  await page.getByRole('button', { name: 'Delete Museum of bells' }).click()
  await expect(titles).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(titles).toHaveCount(3)
  await page.goto(WALL)
  await expect(page.locator('main article h2')).toHaveText(['Museum of bells', 'Sounds of the old harbour'])
  await page.getByRole('link', { name: 'Museum of bells' }).last().click()
  await page.getByRole('link', { name: /^Next/ }).click()
  await expect(page.locator('h1')).toHaveText('Sounds of the old harbour')
})

test.describe('on a slow line', () => {
  // A service worker would bring the script that is held back from its own shelf.
  test.use({ serviceWorkers: 'block' })

  test('pictures chosen and words typed before the script came are kept when it comes', async ({
    page,
    server,
  }) => {
    await comeAsMember(page, server.databaseUrl, 'early-bird')
    const letScriptCome = await openBeforeScript(page, '/my/portfolio/new')
    await page.getByLabel('Title').fill('A lamp for early hours')
    await page.getByLabel('About the work').fill('It stands by the window.')
    await page.getByLabel('Choose pictures').setInputFiles([await aPicture('lamp.jpg', '#a63')])
    letScriptCome()
    await expect(page.locator('.uploads > li.is-done')).toHaveCount(1)
    await page.getByRole('button', { name: 'Add the work' }).click()
    await expect(page.getByRole('status').first()).toContainText(
      'A lamp for early hours is in your portfolio',
    )
    const address = await page.getByRole('link', { name: 'Edit A lamp for early hours' }).getAttribute('href')
    await page.unrouteAll()
    const letItComeAgain = await openBeforeScript(page, String(address))
    await page.getByLabel(/^Cover: what it shows/).fill('A lamp of brass')
    await page.getByLabel('About the work').fill('It stands by the bed.')
    letItComeAgain()
    await expect(page.getByText('or drop or paste them here')).toBeVisible()
    await expect(page.getByLabel(/^Cover: what it shows/)).toHaveValue('A lamp of brass')
    await expect(page.getByLabel('About the work')).toHaveValue('It stands by the bed.')
  })
})

test('works of others and works that are not there are not found', async ({ page, request, server }) => {
  await comeAsMember(page, server.databaseUrl, 'ines-p')
  for (const path of [
    '/my/portfolio/not-an-id',
    '/my/portfolio/7b0f6a52-3a51-4f0e-9b7e-0d4f4f1f2a11',
    `${WALL}/no-such-work`,
    '/user/nobody-here/portfolio',
  ])
    expect((await page.goto(path))?.status(), path).toBe(404)
  expect((await request.get('/my/portfolio', { maxRedirects: 0 })).status()).toBe(302)
})
