import { Invalid } from '#platform/errors/errors.ts'
import type { Requirement } from '../agreements/deal-content.ts'

type Words = Readonly<Record<string, string>>
type Named = Readonly<Record<string, readonly { name: string }[]>>

/** What is kept of the answers, by question; files are named in words as well. Refuses what is missing or was not asked. */
export function answersTo(requirements: readonly Requirement[], words: Words, files: Named) {
  const asksFiles = new Set(requirements.flatMap(({ id, filesId }) => (filesId ? [id] : [])))
  if (Object.keys(files).some((id) => !asksFiles.has(id)))
    throw new Invalid('Some files answer no question. Reload the page and send it again.')
  const given = Object.fromEntries(
    requirements.flatMap(({ id }) => {
      const answer = asksFiles.has(id)
        ? (files[id] ?? []).map(({ name }) => name).join(', ')
        : words[id]?.trim()
      return answer ? [[id, answer]] : []
    }),
  )
  refuse(
    'Some questions have no answer yet',
    requirements.filter(({ id, isRequired }) => isRequired && !given[id]),
    ({ filesId }) => (filesId ? 'choose a file' : 'write an answer'),
  )
  refuse(
    'Some answers are none of the choices',
    requirements.filter(({ id, choices }) => choices && given[id] && !choices.includes(given[id])),
    () => 'choose one of the answers',
  )
  return given
}

function refuse(message: string, wrong: readonly Requirement[], todo: (one: Requirement) => string): void {
  if (wrong.length === 0) return
  const fields = wrong.map((one) => [`answers.${one.id}`, [`${one.question}: ${todo(one)}`]])
  throw new Invalid(message, Object.fromEntries(fields))
}
