import { expect, keysAreHeard, test } from './journey.ts'
import { enterAs, forgetSession } from './people.ts'
import { aPicture } from './pictures.ts'

const WORDS = 'Kumquats are paid by the crate. '

test('a note is written, illustrated, shown to one before and then to everyone', async ({ page }) => {
  test.setTimeout(120_000)
  const asVisitor = async (path: string) => {
    const context = await page
      .context()
      .browser()
      ?.newContext({ baseURL: new URL(page.url()).origin })
    const answer = await context?.request.get(path, { maxRedirects: 0 })
    const told = {
      status: answer?.status(),
      text: (await answer?.text()) ?? '',
      headers: answer?.headers() ?? {},
    }
    await context?.close()
    return told
  }
  await enterAs(page, 'admin')
  await page.goto('/admin/blog')
  await page.getByRole('textbox', { name: 'Title of a new post' }).fill('Why kumquats clear first')
  await page.getByRole('button', { name: 'Begin writing' }).click()
  await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/)
  await keysAreHeard(page)
  const when = page.getByRole('group', { name: 'When it goes out' })

  // Dropped, pasted or chosen: what a picture shows is asked before it goes in.
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill(`${WORDS.repeat(6)}\n\n## The crate\n\n${WORDS}\n\n## The lid\n\nNailed.\n\n`)
  await page
    .getByLabel('Picture', { exact: true })
    .last()
    .setInputFiles(await aPicture('crate.png', '#b5832a'))
  await page.getByRole('textbox', { name: /What does it show/ }).fill('A crate of fruit')
  await page.getByRole('button', { name: 'Put it into the text' }).click()
  const look = page.getByRole('region', { name: 'As it will look' })
  await expect(look.getByRole('heading', { name: 'The crate' })).toBeVisible()
  await expect(look.getByRole('img', { name: 'A crate of fruit' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/^kept .* version 2$/)).toBeVisible()

  // What is missing is told beside its field, and nothing typed is lost.
  await when.getByText('Now', { exact: true }).click()
  await page.getByRole('button', { name: 'Save and send it out' }).click()
  await expect(page.getByText('Summary: at least 20 characters before it goes out').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(/A crate of fruit/)
  await page
    .getByRole('textbox', { name: 'Summary' })
    .fill('Of fruit, of crates, and of the order in which both clear.')
  await page.getByRole('textbox', { name: /^Tags/ }).fill('Kumquats')
  await when.getByText('Draft', { exact: true }).click()
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await expect(page.getByText('Saved. Nobody reads it yet.')).toBeVisible()

  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByRole('textbox', { name: 'Signed preview link' }).inputValue()
  const preview = await asVisitor(link)
  expect([preview.status, preview.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(preview.text).toContain('noindex')
  for (const path of ['/blog', '/blog/rss.xml', '/', '/search?q=kumquats&in=help', '/sitemap.xml?kind=blog'])
    expect((await asVisitor(path)).text, path).not.toContain('Why kumquats')
  expect((await asVisitor('/blog/why-kumquats-clear-first')).status).toBe(404)
  expect((await asVisitor('/og/posts/why-kumquats-clear-first.png')).status).toBe(404)
  await page.getByRole('button', { name: 'End it now' }).click()
  await expect(page.getByText('Links to the preview have ended.')).toBeVisible()
  const ended = await asVisitor(link)
  expect([ended.status, ended.text.includes('This preview has ended')]).toEqual([410, true])

  await when.getByText('Now', { exact: true }).click()
  await page.getByRole('button', { name: 'Save and send it out' }).click()
  await expect(page.getByText('It is out.')).toBeVisible()
  for (const path of ['/blog', '/blog/rss.xml', '/', '/sitemap.xml?kind=blog'])
    expect((await asVisitor(path)).text.toLowerCase(), path).toContain('kumquats')

  await forgetSession(page)
  await page.goto('/blog?tag=Kumquats')
  await page.getByRole('link', { name: 'Why kumquats clear first' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Why kumquats clear first' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'The lid' }).click()
  await expect(page).toHaveURL(/#the-lid$/)
})
