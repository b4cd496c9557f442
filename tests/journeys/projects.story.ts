import { expect, test } from './story.ts'
import { enterAs, comeAsMember, openBrowser } from './people.ts'
import { aCategory, box, main } from './selling.ts'

const LONG =
  'The sign hangs above the door of a small bakery and is read from both ends of the street. '.repeat(2)

const idOf = (url: string) => /projects\/([0-9a-f-]{36})/.exec(url)?.[1] ?? ''

const aName = (word: string) => `${word}${Math.random().toString(36).slice(2, 8)}`

test('visitors leaf through open projects, narrowed as they ask', async ({ page }) => {
  await page.goto('/projects?q=nothing-of-the-sort')
  await expect(main(page)).toContainText('No project fits')
})

test.describe('without script', () => {
  test('a draft is kept, posted, sent back by a moderator and mended', async ({ page, browser, server }) => {
    test.setTimeout(180_000)
    const category = await aCategory(server.databaseUrl)
    await comeAsMember(page, server.databaseUrl, aName('asker'))
    await page.goto('/my/projects/new')
    const title = `Letters for ${category}, painted by hand`.slice(0, 90)
    await box(page, 'Title').fill(title)
    await page.getByRole('button', { name: 'Save the draft' }).click()
    await expect(main(page)).toContainText('The draft is saved')
    await page.getByLabel('Description').fill(LONG)
    await page.getByLabel('Category').selectOption({ label: category })
    await page.getByRole('button', { name: 'Post the project' }).click()
    await expect(main(page)).toContainText('A moderator reviews it first')
    const admin = await openBrowser(browser, server)
    await enterAs(admin, 'admin')
    await admin.goto('/admin/market/services?show=projects')
    const row = admin.getByRole('row').filter({ hasText: title })
    await row.getByRole('link', { name: title }).click()
    await admin.getByRole('button', { name: 'Send it back' }).click()
    await expect(main(admin)).toContainText('Reasons: choose at least one')
    await admin.getByLabel('Unclear what is needed').check()
    await admin.getByRole('button', { name: 'Send it back' }).click()
    await expect(main(admin)).toContainText('its owner is told why')
    await page.reload()
    await expect(main(page)).toContainText('It was sent back')
    await page.getByRole('button', { name: 'Post the project' }).click()
    await expect(main(page)).toContainText('A moderator reviews it first')
    await admin.goto('/admin/market/services?show=projects')
    await row.getByRole('checkbox').check()
    await admin.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(main(admin)).toContainText('1 project approved')
    await page.goto(`/my/projects/${idOf(page.url())}`)
    await expect(main(page)).toContainText('Open until')
    await page.getByRole('link', { name: 'Close…' }).click()
    await page.getByRole('button', { name: 'Close it' }).click()
    await expect(main(page)).toContainText('The project is closed')
    await page.getByRole('button', { name: 'Post again' }).click()
    await expect(main(page)).toContainText('This is a new draft')
  })
})
