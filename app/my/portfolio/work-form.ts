import type { SubmissionResult } from '@conform-to/react'
import { data, redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { readSubmission } from '#app/forms/read-submission.ts'
import { readPosted } from '#app/my/pictures/read-posted.ts'
import { findTree, leavesOf, shownTree } from '#domain/categories/index.ts'
import { addWork, editWork, workInput, workLimits } from '#domain/portfolio/index.ts'
import { Conflict, ExpectedError, Forbidden, Invalid, TooManyRequests } from '#platform/errors/errors.ts'
import { galleryRows, type GalleryRow } from './gallery-row.ts'
import { galleryOf, readGallery } from './read-gallery.ts'

/** What a refused form is told: what is wrong, and the pictures it held, those that had just come included. */
export type WorkAnswer = { result: SubmissionResult<string[]>; rows: GalleryRow[] }

/** Saves a work as its form sent it: a new one, or the one whose id is given. */
export async function saveWork(edge: MemberEdge, workId: string | undefined) {
  const { transaction, actor, db } = edge
  const { form: sent, pictureIds, refused: pictures } = await readPosted(edge, workLimits.gallery.most)
  const refused = pictures.map(({ name, reason }) => `${name}: ${reason}`)
  const form = readGallery(sent, pictureIds)
  const submission = readSubmission(form, workInput)
  const refuse = async (result: SubmissionResult<string[]>, status: number) =>
    data<WorkAnswer>({ result, rows: await galleryRows(db, actor.id, galleryOf(form)) }, { status })
  if (submission.status !== 'success') {
    return refuse(withPictures(submission.reply(), refused), 400)
  }
  if (refused.length > 0) return refuse(submission.reply({ fieldErrors: { gallery: refused } }), 400)
  try {
    const id = await transaction(async (tx) => {
      if (workId === undefined) return (await addWork(tx, actor, submission.value)).workId
      await editWork(tx, actor, { ...submission.value, workId })
      return workId
    })
    return redirect(`/my/portfolio?done=${workId === undefined ? 'added' : 'saved'}&work=${id}`)
  } catch (error) {
    if (!isMendable(error)) throw error
    const fieldErrors = error instanceof Invalid ? { ...error.fields } : {}
    const isAboutForm = Object.keys(fieldErrors).length === 0
    return refuse(
      submission.reply({ fieldErrors, ...(isAboutForm ? { formErrors: [error.message] } : {}) }),
      error.status,
    )
  }
}

/** What was wrong with a picture is said before what follows from it: that there is none. */
function withPictures(result: SubmissionResult<string[]>, refused: string[]): SubmissionResult<string[]> {
  return refused.length > 0 ? { ...result, error: { ...result.error, gallery: refused } } : result
}

function isMendable(error: unknown): error is ExpectedError {
  return [Invalid, Conflict, TooManyRequests, Forbidden].some((kind) => error instanceof kind)
}

/** Categories to choose from: those that nothing stands below, under the name of the top one. */
export async function categoryChoices(db: MemberEdge['db']) {
  return shownTree(await findTree(db)).map((top) => ({
    label: top.title,
    options: leavesOf([top]).map(({ id, title }) => ({ value: id, label: title })),
  }))
}
