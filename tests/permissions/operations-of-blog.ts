import {
  archivePost,
  autosavePost,
  beginPost,
  countDeskPosts,
  endPreview,
  findDeskPost,
  findVersion,
  listDeskPosts,
  listVersions,
  noteEditor,
  openPreview,
  publishDue,
  restoreVersion,
  savePost,
  tellOfPost,
} from '#domain/blog/index.ts'
import { makePost, somePostContent, somePostInput } from '#domain/blog/testing.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { admins, operation, type Operations } from './operation.ts'
import { within } from './operations-of-payouts.ts'
import type { Scene } from './scene.ts'

/** What stands in the blog is nobody's own: a draft of an administrator who is not among those who ask. */
async function aDraft({ tx }: Scene, when: 'later' | 'now' = 'later') {
  const writer = actorOf(await makeMember(tx, { role: 'admin' }))
  return (await makePost(tx, writer, { when })).postId
}

/** An operation on a post that is being written. */
const onDraft = (run: (scene: Scene, postId: string) => Promise<unknown>) =>
  operation(admins, async (scene) => {
    const postId = await aDraft(scene)
    return () => run(scene, postId)
  })

export const operationsOfBlog: Operations = {
  'blog.beginPost': operation(
    admins,
    ({ tx, asks }) =>
      () =>
        beginPost(tx, asks, { title: 'A winter fair' }),
  ),
  'blog.savePost': onDraft(({ tx, asks }, postId) =>
    savePost(tx, asks, { ...somePostInput, basedOn: 2, slug: `post-${postId}`, postId }),
  ),
  'blog.autosavePost': onDraft(({ tx, asks }, postId) =>
    autosavePost(tx, asks, { postId, basedOn: 2, content: somePostContent }),
  ),
  'blog.restoreVersion': onDraft(({ tx, asks }, postId) =>
    restoreVersion(tx, asks, { postId, number: 1, basedOn: 2 }),
  ),
  'blog.archivePost': onDraft(({ tx, asks }, postId) => archivePost(tx, asks, { postId })),
  'blog.openPreview': onDraft(({ tx, asks }, postId) => openPreview(tx, asks, { postId })),
  'blog.endPreview': onDraft(({ tx, asks }, postId) => endPreview(tx, asks, { postId })),
  'blog.noteEditor': onDraft(({ tx, asks }, postId) => noteEditor(tx, asks, { postId })),
  'blog.findDeskPost': onDraft((scene, postId) => findDeskPost(within(scene), scene.asks, postId)),
  'blog.listVersions': onDraft((scene, postId) => listVersions(within(scene), scene.asks, postId)),
  'blog.findVersion': onDraft((scene, postId) => findVersion(within(scene), scene.asks, postId, 1)),
  'blog.listDeskPosts': operation(
    admins,
    ({ db, asks }) =>
      () =>
        listDeskPosts(db, asks, { readSince: '2026-11-01', offset: 0, most: 10 }),
  ),
  'blog.countDeskPosts': operation(
    admins,
    ({ db, asks }) =>
      () =>
        countDeskPosts(db, asks),
  ),
  'blog.publishDue': operation(['clock'], async (scene) => {
    const postId = await aDraft(scene)
    return () => publishDue(scene.tx, scene.asks, { postId })
  }),
  'blog.tellOfPost': operation(['clock'], async (scene) => {
    const postId = await aDraft(scene, 'now')
    return () => tellOfPost(scene.tx, scene.asks, { postId })
  }),
}
