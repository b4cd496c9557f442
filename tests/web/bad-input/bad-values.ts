import type { Field, Form } from './read-forms.ts'
import { isTyped } from './send-form.ts'

/** What a person should not type, a text for each field; what may be drawn wrongly is looked for on the page that comes back. */
export type BadTyping = { what: string; textFor(field: Field): string; isDrawn?: true; isRaw?: true }

export const SCRIPT = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
const CONTROLS = 'nu\u0000ll, bell\u0007 and \u001b[31mescape'
/** Neither too long nor with signs that can't be shown, so that most fields let it through. */
const LETTERS = `"><script>alert(1)</script>'; drop table x -- \\ аdmіn \u202egnp\u2066`
/** Bytes that are no text: no UTF-8, an overlong slash, half of a surrogate pair, a broken percent sign. */
const NO_TEXT = '%FF%FE%80%C0%AF%E0%80%AF%ED%A0%80%ED%BF%BF%'

/**
 * What no field should get. What one guard does not hide from another stands in one text: a script with SQL; what is too long with what
 * can't be shown. A null byte is alone, since whoever misses it stores nothing else either.
 */
export const badTypings: readonly BadTyping[] = [
  { what: 'nothing', textFor: () => '', isDrawn: true },
  {
    what: 'a script, control characters and a very long text',
    textFor: () => `${SCRIPT} ${CONTROLS} ${'long '.repeat(2_000)}`,
    isDrawn: true,
  },
  { what: 'spaces, and numbers that are none', textFor: (field) => (isNumber(field) ? 'NaN' : ' \t  ') },
  { what: 'a huge number', textFor: () => '9'.repeat(400) },
  {
    what: 'a script, SQL, letters that only look Latin, text that runs backwards and bytes that are no UTF-8',
    textFor: (field) => rightNumber(field) ?? longEnough(field, encodeURIComponent(LETTERS) + NO_TEXT),
    isRaw: true,
  },
  {
    what: 'null bytes',
    textFor: (field) => rightNumber(field) ?? longEnough(field, 'Some nu\u0000ll words. '),
  },
]

/** So that a text is not refused for its length before anything else of it is looked at. */
const longEnough = (field: Field, text: string) => (field.isLong ? text.repeat(LINES) : text)
const LINES = 8

const isNumber = (field: Field) =>
  field.isNumber || /price|amount|wanted|earned|budget|days|revisions/i.test(field.name)

/** What is right in a field of numbers, so that the words beside it are read at all. */
function rightNumber(field: Field): string | undefined {
  if (!isNumber(field)) return undefined
  if (/days/i.test(field.name)) return '3'
  if (/revisions/i.test(field.name)) return '2'
  return '60'
}

/** Says which form it is: with another word there, no other field is looked at. */
export const saysWhat = ({ name }: Pick<Field, 'name'>) => /^(intent|do|step|purpose)$/.test(name)

const NOBODY = '00000000-0000-4000-8000-000000000000'
const NAMES_OF_OBJECTS = ['constructor', '__proto__', '']

/** What a page fills in itself is as easily forged: the id of nobody, and by turns names that every object has and nothing. */
export const forgeries: readonly { what: string; wordAt(at: number): string }[] = [
  { what: 'the id of nobody', wordAt: () => NOBODY },
  { what: 'names of objects', wordAt: (at) => NAMES_OF_OBJECTS[at % NAMES_OF_OBJECTS.length] ?? '' },
]

/** Whether there is anything in it but what the page fills in itself. */
export const asksForSomething = ({ fields }: Form) => fields.some(({ kind }) => kind !== 'hidden')
export const asksForWords = ({ fields }: Form) => fields.some(isTyped)
