import { drawnTexts, textsForReaders } from './bad-values.ts'
import { expectHelpful, expectSane } from './judge.ts'
import type { Field, Form } from './read-forms.ts'
import {
  byScript,
  isTyped,
  sendBody,
  sendFiles,
  sendForged,
  sendLists,
  type Sender,
  type Sent,
} from './send-form.ts'
import { formsAt } from './try-forms.ts'

/** Sets everything up under which the form may be sent, and tells where it stands. */
export type Stage = () => Promise<string>
export type WhichForm = (form: Form) => boolean

/** A form that does something is over once it was taken: then the stage is set up anew, for the next bad value. */
export function onStage(sender: Sender, stage: Stage, isIt: WhichForm) {
  let form: Form | undefined
  return async (send: (form: Form) => Promise<Sent>): Promise<{ sent: Sent; form: Form }> => {
    if (!form) {
      const address = await stage()
      form = [...(await formsAt(sender, address)).values()].find(isIt)
      if (!form) throw new Error(`There is no such form at ${address}`)
    }
    const used = form
    const sent = await send(used)
    if (sent.status < 400 || sent.status === 409) form = undefined
    return { sent, form: used }
  }
}

/** As a browser sends it: with a part for each field where it may carry files. */
export function sendAsBrowser(
  sender: Sender,
  { action, fields }: Form,
  typed: (field: Field) => string,
  file?: File,
): Promise<Sent> {
  const valueOf = (field: Field) => (isTyped(field) ? typed(field) : field.value)
  if (!fields.some(({ kind }) => kind === 'file'))
    return sendBody(
      sender,
      action,
      new URLSearchParams(fields.map((field): [string, string] => [field.name, valueOf(field)])).toString(),
      'application/x-www-form-urlencoded',
    )
  const body = new FormData()
  for (const field of fields)
    body.append(field.name, field.kind === 'file' ? (file ?? new File([], '')) : valueOf(field))
  return sendBody(sender, action, body)
}

/** What is right in a field of numbers, so that the words beside it are read at all. */
const rightNumber = (name: string): string | undefined =>
  /price|amount|wanted|earned|budget/i.test(name)
    ? '60'
    : /days/i.test(name)
      ? '3'
      : /revisions/i.test(name)
        ? '2'
        : undefined

/** Of everything bad, one of each kind: a stage takes longer to set up than a form to send. */
const texts = Object.entries({ ...drawnTexts, 'a huge number': textsForReaders['a huge number'] ?? '' })

/** What is bad, into one form of a stage. */
export async function tryStage(sender: Sender, stage: Stage, isIt: WhichForm): Promise<void> {
  const on = onStage(sender, stage, isIt)
  for (const [what, text] of texts)
    for (const right of [() => undefined, rightNumber]) {
      const { sent, form } = await on((one) => sendAsBrowser(sender, one, ({ name }) => right(name) ?? text))
      const typed = Object.fromEntries(form.fields.map(({ name }) => [name, right(name) ?? text]))
      expectSane(sent, what)
      expectHelpful(sent, form, typed, what)
      const words = form.fields.filter(isTyped)
      if (words.length === 0) return tryForged(sender, on)
      // Where nothing but words or nothing but numbers is asked for, once is enough.
      const numbers = words.filter(({ name }) => rightNumber(name) !== undefined)
      if (numbers.length === 0 || numbers.length === words.length) break
    }
  expectSane((await on((form) => sendLists(sender, byScript(form)))).sent, 'lists')
  expectSane((await on((form) => sendFiles(sender, byScript(form)))).sent, 'files for text')
  await tryForged(sender, on)
}

async function tryForged(sender: Sender, on: ReturnType<typeof onStage>): Promise<void> {
  for (const word of ['__proto__', '00000000-0000-4000-8000-000000000000'])
    expectSane((await on((form) => sendForged(sender, byScript(form), word))).sent, `forged: ${word}`)
}
