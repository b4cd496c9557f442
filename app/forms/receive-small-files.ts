import type { MemberEdge } from '#app/edge.ts'
import type { FieldErrors, Received } from './page-of-forms.ts'
import { readForm } from './read-form.ts'

/** A form with files that are small enough to be held: `take` makes fields of them, and says what was wrong with them. */
export const receiveSmallFiles =
  (take: (edge: MemberEdge, form: FormData) => Promise<FieldErrors>) =>
  async (edge: MemberEdge): Promise<Received> => {
    const form = await readForm(edge.request)
    return { form, problems: await take(edge, form) }
  }
