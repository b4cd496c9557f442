import { priceOrderProblems } from '#domain/catalogue/drafts/complete-rules.ts'
import type { ServiceContent } from '#domain/catalogue/service-content.ts'
import { byFormName } from './editor-view.ts'
import type { EditorData } from './load-editor.ts'
import { stepAddress, stepAfter, type StepName } from './steps.ts'

/** Where one goes on to from a step: prices that do not fit one another are mended where they stand, before anything else. */
export function nextAddress(
  slug: string,
  step: StepName,
  content: ServiceContent,
  bounds: EditorData['bounds'],
): string {
  const [wrong] =
    step === 'packages' ? Object.keys(byFormName(content, priceOrderProblems(content, bounds))) : []
  return wrong ? stepAddress(slug, step, { check: true, field: wrong }) : stepAddress(slug, stepAfter(step))
}
