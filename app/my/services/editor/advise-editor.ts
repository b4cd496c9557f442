import { data } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { typedIn } from '#app/forms/typed-in.ts'
import { adviceIn, swapInForm, withTaken } from '#app/shared/advice/advised-form.ts'
import { type Advice, adviseService, askAdvice } from '#domain/advice/index.ts'
import { draftInput, emptyContent, type OwnService } from '#domain/catalogue/index.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { isEditorField } from './editor-fields.ts'
import { fieldsOf } from './fields-of.ts'
import { boundsOf } from './load-editor.ts'
import { readStep } from './read-step.ts'
import type { RefusedEditor } from './refused-editor.ts'
import { readStepName, stepOfField, type StepName } from './steps.ts'

type AskedEditor = MemberEdge & { about: OwnService | undefined; form: FormData; argument: string }

/** Reads the draft as it is typed in this step, and proposes what could stand there. Nothing is saved. */
export async function adviseEditor(asked: AskedEditor) {
  const { actor, transaction, assistant, settings, clock, about, form, url } = asked
  await transaction((tx) => askAdvice(tx, actor))
  const step = readStepName(url.searchParams.get('step'))
  const read = readStep(step, form, about?.content ?? emptyContent, settings.currency)
  const content = draftInput.safeParse(read.content)
  if (!content.success) throw new Invalid('Some of it is too long to be read', fieldsOf(content.error))
  const at = { now: clock.now(), bounds: boundsOf(settings) }
  const advice = ofStep(step, await adviseService(assistant, content.data, at))
  return answer(form, withTaken(advice, adviceIn(form, isEditorField)))
}

/** Without script: a proposal is taken or put back, and the form comes back with it. */
export function swapInEditor({ form, argument }: AskedEditor) {
  const advice = swapInForm(form, argument, isEditorField)
  return answer(form, advice)
}

function answer(form: FormData, advice: Advice) {
  const typed = typedIn(form, isEditorField)
  return data<RefusedEditor>({ message: '', fields: {}, typed, advised: { advice } })
}

/** What is about the fields that stand on the page. */
const ofStep = (step: StepName, { remarks, proposals, figures }: Advice): Advice => ({
  remarks: remarks.filter(({ field }) => stepOfField(field) === step),
  proposals: proposals.filter(({ sets }) => sets.every(({ field }) => stepOfField(field) === step)),
  figures: step === 'packages' ? figures : [],
})
