import { lengthOf } from '#platform/text/shown-text.ts'
import type { PostContent } from './input.ts'
import { PICTURES_MOST, picturesIn, postLimits } from './post-rules.ts'

const FRAME = /<\s*(?:iframe|object|embed|frame|script)\b/i

/** What stands between a draft and its readers, by field. */
export function problemsOfPost(content: PostContent): Record<string, string[]> {
  const problems: Record<string, string[]> = {}
  const add = (field: string, problem: string) => (problems[field] ??= []).push(problem)
  const expectAtLeast = (field: 'title' | 'summary' | 'body', label: string) => {
    const { min } = postLimits[field]
    if (lengthOf(content[field]) < min) add(field, `${label}: at least ${min} characters before it goes out`)
  }
  expectAtLeast('title', 'Title')
  expectAtLeast('summary', 'Summary')
  expectAtLeast('body', 'Text')
  if (content.coverId && !content.coverAlt)
    add('coverAlt', 'What the cover shows: say it for those who can’t see it')
  for (const problem of problemsOfText(content.body)) add('body', problem)
  return problems
}

/** Pictures are ours and described, and nothing of other sites stands in frames. Told while one writes, too. */
export function problemsOfText(body: string): string[] {
  const pictures = picturesIn(body)
  const foreign = pictures.find(({ id }) => id === undefined)
  const unnamed = pictures.filter(({ id, alt }) => id && alt === '').length
  return [
    ...(foreign
      ? [
          `Text: pictures of other sites are not shown (${foreign.address.slice(0, 80)}). Drop the file into the text.`,
        ]
      : []),
    ...(unnamed > 0
      ? [
          unnamed === 1
            ? 'Text: one picture has no description. Write it between the square brackets.'
            : `Text: ${unnamed} pictures have no description. Write it between the square brackets.`,
        ]
      : []),
    ...(pictures.length > PICTURES_MOST ? [`Text: at most ${PICTURES_MOST} pictures`] : []),
    ...(FRAME.test(withoutCode(body))
      ? ['Text: frames and scripts of other sites are not shown. Link to the page instead.']
      : []),
  ]
}

/** What stands in code is told about, not done. */
const withoutCode = (body: string) => body.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')
