import type { SubmissionResult } from '@conform-to/react'
import { redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { GALLERY } from '#app/forms/body-limits.ts'
import { formsOf } from '#app/forms/intents.ts'
import { mendsTooMany } from '#app/forms/mendable.ts'
import type { Received } from '#app/forms/page-of-forms.ts'
import { readPosted } from '#app/shared/pictures/read-posted.ts'
import { findTree, leavesOf, shownTree } from '#domain/categories/index.ts'
import { addWork, editWork, workInput, workLimits } from '#domain/portfolio/index.ts'
import { galleryRows, type GalleryRow } from './gallery-row.ts'
import { galleryOf, readGallery } from './read-gallery.ts'

/** What a refused form is told: what is wrong, and the pictures it held, those that had just come included. */
export type WorkAnswer = { result: SubmissionResult<string[]>; rows: GalleryRow[] }

/** A new work, or the one that the address is about. */
export function workIntents(workOf: (edge: MemberEdge) => Promise<string | undefined>) {
  const { intent, intents } = formsOf({
    for: 'members',
    accepts: GALLERY,
    about: workOf,
    receive: receiveGallery,
    otherwise: 'save',
    mends: mendsTooMany,
    refuse: async ({ result }, { db, actor, form }): Promise<WorkAnswer> => ({
      result,
      rows: await galleryRows(db, actor.id, galleryOf(form)),
    }),
  })
  return intents({
    save: intent({
      input: workInput,
      takesFiles: true,
      run: async (tx, actor, input, { about: workId }) => {
        if (workId === undefined) return (await addWork(tx, actor, input)).workId
        await editWork(tx, actor, { ...input, workId })
        return workId
      },
      done: ({ about }, id) =>
        redirect(`/my/portfolio?done=${about === undefined ? 'added' : 'saved'}&work=${id}`),
    }),
  })
}

/** What was wrong with a picture is said in the place of what follows from it: that there is none. */
async function receiveGallery(edge: MemberEdge): Promise<Received> {
  const { form, pictureIds, refused } = await readPosted(edge, workLimits.gallery.most)
  const gallery = refused.map(({ name, reason }) => `${name}: ${reason}`)
  return { form: readGallery(form, pictureIds), problems: gallery.length > 0 ? { gallery } : {} }
}

/** Categories to choose from: those that nothing stands below, under the name of the top one. */
export async function categoryChoices(db: MemberEdge['db']) {
  return shownTree(await findTree(db)).map((top) => ({
    label: top.title,
    options: leavesOf([top]).map(({ id, title }) => ({ value: id, label: title })),
  }))
}
