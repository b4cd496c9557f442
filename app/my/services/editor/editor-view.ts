import type { FormStep } from '#app/ui/inputs/stepper/stepper.tsx'
import { packageTiers, type ServiceContent } from '#domain/catalogue/service-content.ts'
import type { RowChange } from './change-rows.ts'
import { editorSteps, fieldId, stepAddress, stepOfField, type StepName } from './steps.ts'

/** Rules count packages as they are offered; the form has a column for each tier. */
export function byFormName(
  { packages }: ServiceContent,
  problems: Record<string, string[]>,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, words]) => {
      const [list, index, ...rest] = field.split('.')
      const tier = list === 'packages' && index !== undefined ? packages[Number(index)]?.tier : undefined
      return [tier ? ['packages', packageTiers.indexOf(tier), ...rest].join('.') : field, words]
    }),
  )
}

/** A step is done when nothing in it is missing. Before the draft exists there is nowhere to go. */
export function stepsOf(
  now: StepName,
  content: ServiceContent,
  problems: Record<string, string[]>,
  slug: string | undefined,
): FormStep[] {
  const unfinished = new Set(Object.keys(problems).map(stepOfField))
  // Asking nothing of a buyer is fine, but whether that was meant is known only once something else is written after it.
  if (content.requirements.length === 0 && content.gallery.length === 0) unfinished.add('requirements')
  if (unfinished.size > 0) unfinished.add('review')
  return editorSteps.map(({ name, label }) => ({
    label,
    state: name === now ? 'now' : unfinished.has(name) || name === 'review' ? 'next' : 'done',
    ...(slug ? { to: stepAddress(slug, name) } : {}),
  }))
}

const FIRST_FIELDS = { extras: 'title', requirements: 'question', faq: 'question' } as const

/** Where the focus belongs after rows have changed: in the new row, on the same button of a moved one, or at the list's end. */
export function focusAfter(content: ServiceContent, change: RowChange): string {
  const { list } = change
  const count = content[list].length
  if (change.kind === 'add') return fieldId(`${list}.${count}.${FIRST_FIELDS[change.list]}`)
  if (change.kind === 'remove') return list === 'gallery' ? 'gallery-file' : `add-${list}`
  const to = change.index + (change.kind === 'up' ? -1 : 1)
  const isAtEnd = change.kind === 'up' ? to <= 0 : to >= count - 1
  const way = isAtEnd ? (change.kind === 'up' ? 'down' : 'up') : change.kind
  return `${way}-${list}-${to}`
}
