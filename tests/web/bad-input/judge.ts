import { expect } from 'vitest'
import { textOf, readForms, type Form } from './read-forms.ts'
import { isTyped, type Sent } from './send-form.ts'

/** Sane: not our fault, and if it is refused, said in words on a page. */
export function expectSane({ status, body }: Sent, what: string): void {
  expect(status, what).toBeGreaterThanOrEqual(200)
  expect(status, what).toBeLessThan(500)
  if (status >= 400) expect(textOf(body).length, `${what}: ${body.slice(0, 200)}`).toBeGreaterThan(20)
}

/** A form that comes back says beside a field what is wrong, and keeps what was typed, but never a secret. */
export function expectHelpful(
  sent: Sent,
  form: Form,
  typed: Readonly<Record<string, string>>,
  what: string,
): void {
  expect(sent.body.includes(SECRET), `${what}: a secret comes back`).toBe(false)
  const back = sent.status === 400 ? sameForm(sent.body, form) : undefined
  if (!back) return
  const wrong = back.fields.filter(({ isInvalid }) => isInvalid)
  for (const { name, description } of wrong)
    expect(description, `${what}: ${name} says what is wrong`).toMatch(/^[A-Z].{5,}/)
  expect(back.isRefused, `${what}: the form says what is wrong`).toBe(true)
  const lost = back.fields.filter(
    ({ name, kind, value }) => kind === 'text' && !isReturned(value, typed[name] ?? ''),
  )
  expect(
    lost.map(({ name, value }) => `${name}: ${value}`),
    `${what}: what was typed is kept`,
  ).toEqual([])
}

/** In password fields, so that it can be told when one comes back. */
export const SECRET = 'a-secret-that-must-not-come-back'

/** A one-line field drops line breaks, as browsers do. */
const isReturned = (value: string, typed: string) => value.trim() === typed.trim()

/** The same form in the answer, by where it goes and what it is for. */
function sameForm(body: string, form: Form): Form | undefined {
  const same = readForms(body, form.action).filter((one) => nameOf(one) === nameOf(form))
  return same.find(({ isRefused }) => isRefused) ?? same[0]
}

/** Two forms of a page differ by their intent, or by what they ask for. */
export function nameOf({ action, fields }: Form): string {
  const { pathname } = new URL(action, 'http://hall.test')
  const intent = fields.find(({ name, kind }) => name === 'intent' && kind === 'hidden')?.value
  const asked = fields.filter(isTyped).map(({ name }) => name)
  return [pathname, intent ?? '', ...new Set(asked)].join(' ').trim()
}

/** Faults that the process has logged while it answered; a queue that waited too long on a busy machine is none of them. */
export function faultsIn(printed: string): string[] {
  return printed.split('\n').filter((line) => line.includes('"level":50') && line.includes('"fault"'))
}
