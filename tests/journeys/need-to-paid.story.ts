import { needToPaid } from './need-to-paid.ts'
import { openBrowser } from './people.ts'
import { test } from './story.ts'

test('without script', async ({ browser, server }) => {
  const page = await openBrowser(browser, server)
  await needToPaid(page, server.databaseUrl, { name: 'vera-plain' })
})
