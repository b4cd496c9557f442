import type { MemberEdge } from '#app/edge.ts'
import { unreadable } from '#app/forms/read-form.ts'
import { readFormWithFiles } from '#app/forms/read-form-with-files.ts'
import { keepPicture } from './keep-picture.ts'

/** Wider than the rules, so that a refusal can name the file and bring the rest of the form back. */
const PARSER_LIMITS = { maxFiles: 12, maxFileSize: 30_000_000, maxParts: 400, maxTotalSize: 90_000_000 }
const NAME_MOST = 80

export type Posted = {
  form: FormData
  /** Pictures that came with it, in order, and what was wrong with the others. */
  pictureIds: string[]
  refused: { name: string; reason: string }[]
  /** The same by the field that each came in, for a form in which they hang in places of their own. */
  byField: { ids: Map<string, string>; reasons: Map<string, string> }
}

/** A form that may carry pictures. They are kept one by one as they come, never all in memory. */
export async function readPosted(edge: MemberEdge, most: number): Promise<Posted> {
  const pictureIds: string[] = []
  const refused: Posted['refused'] = []
  const byField: Posted['byField'] = { ids: new Map(), reasons: new Map() }
  const { form, unread } = await readFormWithFiles(edge.request, PARSER_LIMITS, async (file) => {
    const name = file.name.slice(0, NAME_MOST)
    if (pictureIds.length >= most) {
      refused.push({ name, reason: 'There is no room for another picture. Remove one first.' })
      return
    }
    const { id, reason } = await keepPicture(edge, file)
    if (id === undefined) {
      refused.push({ name, reason })
      byField.reasons.set(file.fieldName, `${name}: ${reason}`)
    } else {
      pictureIds.push(id)
      byField.ids.set(file.fieldName, id)
    }
  })
  // What is missing at the end of it would be saved as if it had been taken away.
  if (unread === 'too long' || unread === 'missing') throw unreadable()
  if (unread) refused.push({ name: 'Pictures', reason: 'Send fewer at once, each of at most 10 MB.' })
  return { form, pictureIds, refused, byField }
}
