import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { savePost } from '#domain/blog/index.ts'
import { makePost, somePostInput } from '#domain/blog/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { expect, test } from './story.ts'
import { enterAs } from './people.ts'

test('whoever saves second is told, sees both versions and goes on from theirs', async ({ page, server }) => {
  const { postId, slug } = await fromOutside(server.databaseUrl, async (tx) =>
    makePost(tx, actorOf(await makeMember(tx, { role: 'admin' })), {
      when: 'later',
      title: 'Two pens, one page',
    }),
  )
  await enterAs(page, 'admin')
  await page.goto(`/admin/blog/${postId}`)
  await fromOutside(server.databaseUrl, async (tx) => {
    const other = actorOf(await makeMember(tx, { role: 'admin', displayName: 'Other Pen' }))
    await savePost(tx, other, {
      ...somePostInput,
      postId,
      basedOn: 2,
      slug,
      when: 'later',
      title: 'Theirs, faster',
    })
  })
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Mine, slower')
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await expect(page.getByRole('alert')).toContainText('Somebody saved while you wrote.')
  await expect(page.getByRole('region', { name: 'What changed' })).toContainText('Mine, slower')
  await page.getByRole('button', { name: 'Go on from version 4' }).click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Mine, slower')
})
