import { data, redirect } from 'react-router'
import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { typedIn } from '#app/forms/typed-in.ts'
import { keepCrop } from '#app/my/pictures/keep-picture.ts'
import { readPosted } from '#app/my/pictures/read-posted.ts'
import {
  discardDraft,
  draftInput,
  draftService,
  emptyContent,
  saveDraft,
  serviceLimits,
  submitService,
  withdrawService,
  type OwnService,
  type ServiceContent,
} from '#domain/catalogue/index.ts'
import { ExpectedError, Invalid, NotFound } from '#platform/errors/errors.ts'
import { changeRows, readRowChange } from './change-rows.ts'
import { isEditorField } from './editor-fields.ts'
import { fieldsOf } from './fields-of.ts'
import { readStep } from './read-step.ts'
import { readStepName, stepAddress, stepAfter } from './steps.ts'

/** A form that was refused: why, beside which fields, and all that was typed, so that nothing is lost. */
export type RefusedEditor = {
  message: string
  fields: Record<string, string[]>
  typed?: Record<string, string> | undefined
}

const refuse = (refused: RefusedEditor, status = 400) => data(refused, { status })

/** What a form of the editor asks for, without script or with it. `own` is nothing yet when a service is begun. */
export async function actOnEditor(edge: MemberEdge, own?: OwnService) {
  const room = serviceLimits.gallery.most - (own?.content.gallery.length ?? 0)
  const posted = await readPosted(edge, room)
  const { form } = posted
  const said = String(form.get('intent') ?? '')
  try {
    if (own && said === 'submit') return await submit(edge, own)
    if (own && said === 'withdraw') return await withdraw(edge, own)
    if (own && said === 'discard') return await discard(edge, own)
    return await save(edge, own, posted)
  } catch (error) {
    if (!(error instanceof ExpectedError) || error instanceof NotFound) throw error
    const fields = error instanceof Invalid ? { ...error.fields } : {}
    return refuse({ message: error.message, fields, typed: typedIn(form, isEditorField) }, error.status)
  }
}

async function submit({ transaction, actor, settings }: MemberEdge, own: OwnService) {
  const { outcome } = await transaction((tx) => submitService(tx, actor, { serviceId: own.id }, { settings }))
  return redirect(`/my/services?done=${outcome}&of=${own.id}`)
}

async function withdraw({ transaction, actor }: MemberEdge, own: OwnService) {
  await transaction((tx) => withdrawService(tx, actor, { serviceId: own.id }))
  return redirect(stepAddress(own.slug, 'overview'))
}

async function discard({ transaction, actor }: MemberEdge, own: OwnService) {
  await transaction((tx) => discardDraft(tx, actor, { serviceId: own.id }))
  return redirect(`/my/services?done=discarded&of=${own.id}`)
}

type Posted = Awaited<ReturnType<typeof readPosted>>

async function save(edge: MemberEdge, own: OwnService | undefined, posted: Posted) {
  const { actor, transaction, settings, url } = edge
  const { form, pictureIds, refused } = posted
  const step = readStepName(url.searchParams.get('step'))
  const said = String(form.get('intent') ?? '')
  // Without this anyone's empty form would begin a draft.
  if (!form.has('step') && said === '' && pictureIds.length === 0 && refused.length === 0)
    throw new Invalid('The form came without its fields. Reload the page and try again.')
  const read = form.has('step')
    ? readStep(step, form, own?.content ?? emptyContent, settings.currency)
    : { content: own?.content ?? emptyContent, problems: {} }
  const changed = await changeFurther(edge, said, form, withPictures(read.content, pictureIds))
  const content = draftInput.safeParse(changed.content)
  const fields = { ...(content.success ? {} : fieldsOf(content.error)), ...read.problems }
  if (!content.success || Object.keys(fields).length > 0)
    return refuse({ message: 'Some of it can’t be saved', fields, typed: typedIn(form, isEditorField) })
  const saved = await transaction(async (tx) => {
    if (!own) return draftService(tx, actor, content.data)
    const basedOn = z.iso.datetime().safeParse(form.get('basedOn'))
    const input = {
      serviceId: own.id,
      content: content.data,
      basedOn: basedOn.success ? new Date(basedOn.data) : null,
    }
    await saveDraft(tx, actor, input)
    return own
  })
  const problems = [...refused.map(({ name, reason }) => `${name}: ${reason}`), ...changed.refused]
  // What was good is kept all the same; the page comes back with what was not.
  if (problems.length > 0) return refuse({ message: problems.join(' '), fields: { gallery: problems } })
  return redirect(stepAddress(saved.slug, said === 'next' ? stepAfter(step) : step))
}

function withPictures(content: ServiceContent, ids: readonly string[]): ServiceContent {
  return ids.length === 0
    ? content
    : { ...content, gallery: [...content.gallery, ...ids.map((pictureId) => ({ pictureId, alt: '' }))] }
}

type Changed = { content: ServiceContent; refused: string[] }

async function changeFurther(
  edge: MemberEdge,
  said: string,
  form: FormData,
  content: ServiceContent,
): Promise<Changed> {
  const change = readRowChange(said)
  if (change) return { content: changeRows(content, change), refused: [] }
  const index = Number(/^crop (\d)$/.exec(said)?.[1] ?? -1)
  const chosen = content.gallery[index]
  if (!chosen) return { content, refused: [] }
  const number = (name: string) => Number(form.get(`crop.${index}.${name}`)) || 0
  const view = { zoom: number('zoom') || 1, across: number('across'), down: number('down') }
  const { id, reason } = await keepCrop(edge, { pictureId: chosen.pictureId, view })
  if (id === undefined) return { content, refused: [reason] }
  const gallery = content.gallery.with(index, { ...chosen, pictureId: id })
  return { content: { ...content, gallery }, refused: [] }
}
