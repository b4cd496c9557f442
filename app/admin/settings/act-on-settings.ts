import { data, redirect } from 'react-router'
import { z } from 'zod'
import type { RefusedForm } from '#app/answer-form.ts'
import type { MemberEdge } from '#app/edge.ts'
import { brandInput, changeSettings, removeBrand, saveBrand } from '#domain/settings/index.ts'
import { changeReason } from '#domain/settings/input.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { basedOnIn, readTyped, readValues, refusal, type Typed } from './read-form.ts'
import { sections, type SettingsSection } from './sections.ts'

/** Which of the page's forms was sent, and what comes of it. */
export async function actOnSettings(edge: MemberEdge, form: FormData) {
  const typed = readTyped(form)
  if (typed.intent === 'save-brand') return refusable('brand', typed, () => saveBrandForm(edge, typed))
  if (typed.intent === 'remove-brand')
    return refusable('remove-brand', typed, () => removeBrandForm(edge, typed))
  const section = sections.find(({ id }) => id === typed.intent)
  if (!section) throw new Invalid('There is no such form on this page. Reload it and try again.')
  return refusable(section.id, typed, () => saveSection(edge, section, typed))
}

/** What breaks a rule, or came too late, stands beside its field with all that was typed. */
async function refusable(formId: string, typed: Typed, save: () => Promise<Response>) {
  try {
    return await save()
  } catch (error) {
    if (!(error instanceof Conflict || error instanceof Invalid)) throw error
    const fields = error instanceof Invalid ? { ...error.fields } : {}
    const errors = Object.keys(fields).length > 0 ? fields : { '': [error.message] }
    return data<RefusedForm>({ formId, result: refusal(typed, errors) }, { status: error.status })
  }
}

async function saveSection(
  { transaction, actor, origin }: MemberEdge,
  section: SettingsSection,
  typed: Typed,
): Promise<Response> {
  const change = {
    values: readValues(section, typed),
    reason: typed.reason ?? '',
    basedOn: basedOnIn(typed),
  }
  const changed = await transaction((tx) => changeSettings(tx, actor, change, origin))
  return redirect(`/admin/settings?${changed.length > 0 ? 'saved' : 'same'}=${section.id}#${section.id}`)
}

const brandForm = brandInput.extend({ reason: changeReason })

async function saveBrandForm({ transaction, actor, origin }: MemberEdge, typed: Typed): Promise<Response> {
  const { reason, ...brand } = parsed(brandForm, typed)
  const input = { oldSlug: typed.oldSlug || undefined, brand, reason, basedOn: basedOnIn(typed) }
  await transaction((tx) => saveBrand(tx, actor, input, origin))
  return redirect('/admin/settings?saved=brands#brands')
}

const removalForm = z.object({ slug: z.string().max(200), reason: changeReason })

async function removeBrandForm({ transaction, actor, origin }: MemberEdge, typed: Typed): Promise<Response> {
  const input = { ...parsed(removalForm, typed), basedOn: basedOnIn(typed) }
  await transaction((tx) => removeBrand(tx, actor, input, origin))
  return redirect('/admin/settings?saved=brands#brands')
}

function parsed<Value>(schema: z.ZodType<Value>, typed: Typed): Value {
  const result = schema.safeParse(typed)
  if (result.success) return result.data
  const fields: Record<string, string[]> = {}
  for (const { path, message } of result.error.issues) {
    const name = String(path[0] ?? '')
    fields[name] = [...(fields[name] ?? []), message]
  }
  throw new Invalid('Some answers need another look', fields)
}
