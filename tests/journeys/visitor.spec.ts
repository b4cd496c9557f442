import { sharp } from '#platform/pictures/sharp.ts'
import { anAddressOfOnesOwn, expect, test } from './journey.ts'
import { openBeforeScript } from './late-script.ts'

test('a visitor works out a price, and what they see moves with what they type', async ({ page }) => {
  await page.goto('/pricing')
  const price = page.getByRole('textbox', { name: /Price of the work/ })
  await price.fill('100')
  await expect(page.getByText('$90.00').first()).toBeVisible()
  await page.getByText('Buyer', { exact: true }).first().click()
  await expect(page.getByText('$110.00').first()).toBeVisible()
})

test('a price typed before the script came is worked out when it comes', async ({ page }) => {
  const letScriptCome = await openBeforeScript(page, '/pricing')
  await page.getByRole('textbox', { name: /Price of the work/ }).fill('100')
  await page.getByText('Buyer', { exact: true }).first().click()
  letScriptCome()
  await expect(page.getByText('$110.00').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: /Price of the work/ })).toHaveValue('100')
})

test('the same price is worked out by the server with JavaScript off', async ({ browser, server }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: server.origin,
    extraHTTPHeaders: anAddressOfOnesOwn(),
  })
  const page = await context.newPage()
  await page.goto('/pricing')
  await page.getByRole('textbox', { name: /Price of the work/ }).fill('100')
  await page
    .locator('form')
    .filter({ has: page.getByRole('textbox', { name: /Price of the work/ }) })
    .getByRole('button')
    .last()
    .click()
  await expect(page.getByText('$90.00').first()).toBeVisible()
  await context.close()
})

test('a visitor writes to the operator and gets the number of the ticket', async ({ page }) => {
  await page.goto('/contacts')
  await page.getByLabel('Your name').fill('Ilse Brandt')
  await page.getByLabel('Your e-mail').fill('ilse@example.org')
  await page.getByLabel('Subject').fill('A question about escrow')
  await page.getByRole('textbox', { name: /What happened/ }).fill('May I pay for two milestones at once?')
  await page.getByRole('button', { name: 'Send the question' }).click()
  await expect(page.getByText(/ticket 1\d{3}/i).first()).toBeVisible()
})

test('a refused message keeps what was typed and says what to mend, with JavaScript on and off', async ({
  browser,
  server,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      javaScriptEnabled,
      baseURL: server.origin,
      extraHTTPHeaders: anAddressOfOnesOwn(),
    })
    const page = await context.newPage()
    await page.goto('/contacts')
    await page.getByLabel('Your name').fill('Ilse <script>alert(1)</script>')
    await page.getByLabel('Your e-mail').fill('ilse@example')
    await page.getByRole('textbox', { name: /What happened/ }).fill('Short')
    await page.getByRole('button', { name: 'Send the question' }).click()
    await expect(page.getByText('E-mail: write an address like name@example.org').first()).toBeVisible()
    await expect(page.getByText('Message: at least 10 characters').first()).toBeVisible()
    await expect(page.getByLabel('Your name')).toHaveValue('Ilse <script>alert(1)</script>')
    await expect(page.getByRole('textbox', { name: /What happened/ })).toHaveValue('Short')
    await context.close()
  }
})

test('the theme that was chosen holds on the next page and without a flash', async ({ page }) => {
  await page.goto('/about')
  const saved = page.waitForResponse(/\/preferences\/theme/)
  await page.getByRole('button', { name: 'Dark' }).click()
  await saved
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/pricing', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a word is found in the documents in spite of a slip of the finger', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox').first().fill('comission')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=comission/)
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /commission|fee/i })
      .first(),
  ).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the pages seen before are still there, and others say so', async ({ page, context, complaints }) => {
    await page.goto('/pricing')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
    await page.goto('/about')
    // The worker keeps a page after it has handed it over, so the last byte on the screen is not yet the last byte kept.
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match('/about', { ignoreVary: true }))))
      .toBe(true)
    await context.setOffline(true)
    await page.goto('/about')
    await expect(page.locator('main')).toContainText('A hall for good work')
    await page.goto('/docs/privacy')
    await expect(page.locator('main')).toContainText(/network/i)
    await context.setOffline(false)
    complaints.length = 0
  })
})

test('an i of the text is no I on a screen of one pixel a point: there is light below its dot', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server.origin,
    deviceScaleFactor: 1,
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto('/about')
  await page.evaluate(async () => {
    const probe = document.createElement('p')
    probe.id = 'probe'
    probe.textContent = 'iiiiii'
    document.querySelector('main')?.prepend(probe)
    await document.fonts.ready
  })
  const picture = await sharp(await page.locator('#probe').screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = picture.info
  const inkOf = (row: number) =>
    picture.data.subarray(row * width, (row + 1) * width).reduce((sum, light) => sum + (255 - light), 0)
  const ink = Array.from({ length: height }, (_, row) => inkOf(row))
  const paper = Math.min(...ink)
  const stem = Math.max(...ink) - paper
  const first = ink.findIndex((one) => one - paper > stem / 2)
  const last = ink.findLastIndex((one) => one - paper > stem / 2)
  const gap = Math.min(...ink.slice(first, last)) - paper
  expect(gap / stem).toBeLessThan(0.6)
  await context.close()
})

test('the search is in reach on home after scrolling, and a phone’s head is one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const inHead = page.getByRole('banner').getByRole('searchbox')
  await expect(inHead).toBeHidden()
  await page.mouse.wheel(0, 1_200)
  await expect(inHead).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/contacts')
  await expect(inHead).toBeVisible()
  expect((await page.locator('header.head').boundingBox())?.height).toBeLessThan(70)
  await page.locator('.head-menu > summary').click()
  await page.locator('.head-menu').getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL(/\/projects$/)
  await expect(page.locator('.head-menu[open]')).toHaveCount(0)
})
