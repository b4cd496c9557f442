import { test } from './journey.ts'
import { needToPaid } from './need-to-paid.ts'

test('on a phone: from a need to paid work in twelve presses at most', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await needToPaid(page, server.databaseUrl, { name: 'vera-phone' })
})

test('at a desk, by keyboard alone', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await needToPaid(page, server.databaseUrl, { name: 'vera-desk', byKeyboard: true })
})
