import { data } from 'react-router'
import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { typedIn } from '#app/forms/typed-in.ts'
import { adviceIn, swapInForm, withTaken } from '#app/shared/advice/advised-form.ts'
import { type Advice, adviseProject, askAdvice } from '#domain/advice/index.ts'
import { projectInput } from '#domain/projects/index.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { isProjectField, removedIn } from './project-fields.ts'
import type { SavedAnswer } from './saved-answer.ts'

type AskedProject = MemberEdge & {
  about: { savedId: string | undefined }
  form: FormData
  argument: string
}

const { title, description, skills } = projectInput.shape
/** What is read of the form: bounded as when it is saved. */
const notesInput = z.object({ title, description, skills })

/** Makes a brief of what is typed, to be taken part by part. Nothing is saved. */
export async function adviseOnProject(asked: AskedProject) {
  const { actor, transaction, assistant, clock, settings, form } = asked
  await transaction((tx) => askAdvice(tx, actor))
  const typed = (name: string) => String(form.get(name) ?? '')
  const read = notesInput.safeParse({
    title: typed('title'),
    description: typed('description'),
    skills: typed('skills'),
  })
  if (!read.success)
    throw new Invalid('Some of it is too long to be read', z.flattenError(read.error).fieldErrors)
  const chosen = z.uuid().safeParse(typed('categoryId'))
  const notes = {
    ...read.data,
    categoryId: chosen.data ?? null,
    hasBudget: typed('budgetKind') !== 'open' && typed('budgetMax').trim() !== '',
    wantedBy: typed('wantedBy'),
  }
  const advice = await adviseProject(assistant, notes, { now: clock.now(), currency: settings.currency })
  return answer(asked, withTaken(advice, adviceIn(form, isProjectField)))
}

/** Without script: a proposal is taken or put back, and the form comes back with it. */
export function swapInProject(asked: AskedProject) {
  return answer(asked, swapInForm(asked.form, asked.argument, isProjectField))
}

function answer({ form, about }: AskedProject, advice: Advice) {
  const typedId = z.uuid().safeParse(form.get('projectId'))
  return data<SavedAnswer>({
    result: { initialValue: typedIn(form, isProjectField) },
    projectId: about.savedId ?? typedId.data ?? null,
    removeFileIds: removedIn(form),
    advised: { advice },
  })
}
