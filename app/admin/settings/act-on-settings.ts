import { redirect } from 'react-router'
import { z } from 'zod'
import { ONE_PICTURE } from '#app/forms/body-limits.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsChanges } from '#app/forms/mendable.ts'
import type { Read } from '#app/forms/page-of-forms.ts'
import { brandInput, changeSettings, removeBrand, saveBrand } from '#domain/settings/index.ts'
import { changeReason } from '#domain/settings/input.ts'
import { receiveMarks } from './receive-marks.ts'
import { basedOnIn, isSettingsField, readTyped, readValues } from './read-form.ts'
import { type SectionId, sections, type SettingsSection } from './sections.ts'

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'settings.change',
  unknown: 'There is no such form on this page. Reload it and try again.',
  mends: mendsChanges,
  accepts: ONE_PICTURE,
  receive: receiveMarks,
})

const saved = (id: string) => redirect(`/admin/settings?saved=${id}#${id}`)

const saveSection = (section: SettingsSection) =>
  intent({
    read: ({ form }) => ({ value: readTyped(form) }),
    isField: isSettingsField,
    takesFiles: true,
    run: (tx, actor, typed, { origin }) => {
      const values = readValues(section, typed)
      const change = { values, reason: typed.reason ?? '', basedOn: basedOnIn(typed), idea: typed.idea }
      return changeSettings(tx, actor, change, origin)
    },
    done: (_, changed) =>
      changed.length > 0 ? saved(section.id) : redirect(`/admin/settings?same=${section.id}#${section.id}`),
  })

const ofSections = Object.fromEntries(
  sections.map((section) => [section.id, saveSection(section)]),
) as Record<SectionId, ReturnType<typeof saveSection>>

const brandForm = brandInput.extend({ reason: changeReason })
const removalForm = z.object({ slug: z.string().max(200), reason: changeReason })

export const settingsIntents = intents({
  ...ofSections,
  'save-brand': intent({
    formId: 'brand',
    takesFiles: true,
    read: ({ form }) => parsed(brandForm, form),
    isField: isSettingsField,
    run: (tx, actor, { reason, ...brand }, { form, origin }) => {
      const typed = readTyped(form)
      const input = { oldSlug: typed.oldSlug || undefined, brand, reason, basedOn: basedOnIn(typed) }
      return saveBrand(tx, actor, input, origin)
    },
    done: () => saved('brands'),
  }),
  'remove-brand': intent({
    read: ({ form }) => parsed(removalForm, form),
    isField: isSettingsField,
    run: (tx, actor, input, { form, origin }) =>
      removeBrand(tx, actor, { ...input, basedOn: basedOnIn(readTyped(form)) }, origin),
    done: () => saved('brands'),
  }),
})

export type SettingsIntent = IntentOf<typeof settingsIntents>

/** What was emptied is empty here, and not left out: each field says what is wrong with that. */
function parsed<Value>(schema: z.ZodType<Value>, form: FormData): Read<Value> {
  const result = schema.safeParse(readTyped(form))
  if (result.success) return { value: result.data }
  const errors: Record<string, string[]> = {}
  for (const { path, message } of result.error.issues) (errors[String(path[0] ?? '')] ??= []).push(message)
  return { errors }
}
