import { typedIn } from '#app/forms/typed-in.ts'
import { brandInput, settingKeys, type SettingKey } from '#domain/settings/index.ts'
import type { Control, SettingsSection } from './sections.ts'

/** What was typed, by name; a form that is refused shows it again. */
export type Typed = Record<string, string>

const PLAIN_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

const OF_EVERY_FORM = ['intent', 'reason', 'basedOn', 'idea']
const NAMES = new Set<string>([...settingKeys, ...Object.keys(brandInput.shape), ...OF_EVERY_FORM, 'oldSlug'])

export const isSettingsField = (name: string) => NAMES.has(name)

export function readTyped(form: FormData): Typed {
  return typedIn(form, isSettingsField)
}

/** From a section's form to the values of its settings, and of no others; a field that was not sent changes nothing. */
export function readValues(section: SettingsSection, typed: Typed): Partial<Record<SettingKey, unknown>> {
  return Object.fromEntries(
    section.fields
      .filter(({ key, control }) => control === 'flag' || typed[key] !== undefined)
      .map(({ key, control }) => [key, valueOf(control, typed[key] ?? '')]),
  )
}

function valueOf(control: Control, typed: string): unknown {
  if (control === 'flag') return typed === 'on'
  // A browser gives a moment without its zone; the form says that it is UTC.
  if (control === 'moment' && PLAIN_MOMENT.test(typed)) return `${typed}:00Z`
  // Browsers send line breaks as two characters, which would be a change to one who changed nothing.
  return typed.replaceAll('\r\n', '\n')
}

/** A setting's value as its control begins with. */
export function startText(control: Control, value: unknown): string {
  if (control === 'flag') return value === true ? 'on' : ''
  if (control === 'moment') return String(value).slice(0, 16)
  return String(value)
}

export function basedOnIn(typed: Typed): number {
  return /^\d{1,15}$/.test(typed.basedOn ?? '') ? Number(typed.basedOn) : 0
}
