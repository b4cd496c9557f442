import { onFiles, type Rule } from './rule.ts'
import { isTest } from './source-files.ts'

/** Ways from what was sent to what is done: they stand in app/forms, under the one verb (decision 31). */
const OTHER_WAYS =
  /\bacting\(|\breadSubmission\(|\breadForm\(|\bparseWithZod\(|\bparseFormData\(|\.formData\(\)|\brequest\.json\(\)/
/** Their files come one by one, before anything else of the form is known. */
const FILES_FIRST = new Set([
  'app/shared/pictures/read-posted.ts',
  'app/public/demo/receive-feedback.server.ts',
])

export const rulesOfForms: readonly Rule[] = [
  onFiles('every form goes through the one verb', ({ path, text }) => {
    if (!/^(app|domain)\//.test(path) || /^app\/(forms|ui)\//.test(path) || isTest(path)) return undefined
    const goesRound = OTHER_WAYS.test(text) || (/\breadFormWithFiles\(/.test(text) && !FILES_FIRST.has(path))
    return goesRound ? `${path} goes round app/forms/intents.ts` : undefined
  }),
  onFiles('a form names its intent by its type', ({ path, text }) =>
    /^app\/(?!ui\/).*\.tsx$/.test(path) && !isTest(path) && /name="intent"\s+value="/.test(text)
      ? `${path} names an intent that nothing checks`
      : undefined,
  ),
]
