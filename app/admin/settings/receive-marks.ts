import type { MemberEdge } from '#app/edge.ts'
import type { FieldErrors } from '#app/forms/page-of-forms.ts'
import { receiveSmallFiles } from '#app/forms/receive-small-files.ts'
import { scanFor } from '#app/scan-for.ts'
import { makeBrandMark, markUrl } from '#domain/settings/index.ts'
import { judgeUpload } from '#platform/files/judge-upload.ts'

const MARK_RULES = { imageBytes: 2_000_000 }

/** In which field a mark stands, and what is kept of it there. */
const marks = [
  { field: 'logoKey', label: 'Logo', valueOf: (key: string) => key },
  { field: 'iconKey', label: 'Icon', valueOf: (key: string) => key },
  { field: 'logoUrl', label: 'Logo', valueOf: (key: string) => markUrl(key) },
] as const

/** A form that may carry marks: they are judged and drawn anew, and the form then says which ones are shown. */
export const receiveMarks = receiveSmallFiles(async (edge, form) => {
  const problems: FieldErrors = {}
  for (const { field, label, valueOf } of marks) {
    const sent = form.get(`${field}File`)
    form.delete(`${field}File`)
    if (sent instanceof File && sent.size > 0) {
      const made = await draw(edge, sent)
      if (made.made) form.set(field, valueOf(made.key))
      else problems[field] = [`${label}: ${made.reason}`]
    } else if (form.has(`${field}Remove`)) form.set(field, '')
  }
  return problems
})

async function draw(edge: MemberEdge, sent: File) {
  const verdict = await judgeUpload(sent.stream(), MARK_RULES, scanFor(edge, sent.name))
  return verdict.accepted
    ? makeBrandMark(edge.files, verdict.upload.bytes)
    : { made: false as const, reason: verdict.reason }
}
