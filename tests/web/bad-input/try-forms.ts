import { expect } from 'vitest'
import { badBytes, badWords, drawnTexts, textsForReaders } from './bad-values.ts'
import { bodiesOverLimits } from './hostile-bodies.ts'
import { expectHelpful, expectSane, nameOf, SECRET } from './judge.ts'
import { readForms, type Form } from './read-forms.ts'
import {
  byScript,
  dataOf,
  isTyped,
  sendBody,
  sendBytes,
  sendFiles,
  sendForged,
  sendHuge,
  sendLists,
  sendTyped,
  type Sender,
} from './send-form.ts'

/** The forms of a page as this person sees them, each once; those of the frame around it are told apart by their address. */
export async function formsAt(sender: Sender, address: string): Promise<Map<string, Form>> {
  const response = await fetch(sender.server.web.origin + address, {
    headers: await sender.headers(),
    redirect: 'manual',
  })
  expect(response.status, address).toBe(200)
  const { pathname } = new URL(address, sender.server.web.origin)
  const forms = readForms(await response.text(), address)
  const own = forms.filter((form) => new URL(form.action, 'http://hall.test').pathname === pathname)
  return new Map(own.map((form) => [nameOf(form), form]))
}

/**
 * Everything bad, into one form. What may be drawn wrongly is looked for on the page that comes back; everything else is sent as
 * a script sends it, since to draw a page takes longer than to refuse a form.
 */
export async function tryForm(sender: Sender, form: Form): Promise<void> {
  const told = byScript(form)
  if (form.fields.some(isTyped)) {
    await tryTyping(sender, form, drawnTexts)
    await tryTyping(sender, told, textsForReaders)
  }
  expectSane(await sendLists(sender, told), 'lists')
  for (const [what, bytes] of Object.entries(badBytes)) expectSane(await sendBytes(sender, told, bytes), what)
  expectSane(await sendFiles(sender, told), 'files for text')
  for (const word of badWords) expectSane(await sendForged(sender, told, word), `forged: ${word}`)
}

/** For a form that was tried already under another address. */
export async function tryBriefly(sender: Sender, form: Form): Promise<void> {
  const { nothing = '', 'a script': script = '' } = drawnTexts
  await tryTyping(sender, form, { nothing, script })
  expectSane(await sendLists(sender, byScript(form)), 'lists')
}

async function tryTyping(sender: Sender, form: Form, texts: Record<string, string>): Promise<void> {
  for (const [what, text] of Object.entries(texts)) {
    const typed = Object.fromEntries(
      form.fields.map(({ name, kind }) => [name, kind === 'secret' && text !== '' ? SECRET : text]),
    )
    const sent = await sendTyped(sender, form, ({ name }) => typed[name] ?? '')
    expectSane(sent, what)
    expectHelpful(sent, form, typed, what)
  }
}

/** Twenty times as many as any form may have; to read ten times more took a page longer than all its other bad forms. */
const MANY_FIELDS = 20_000

/** What is wrong with the sending itself is the same for all forms of a page. */
export async function tryPage(sender: Sender, form: Form): Promise<void> {
  const huge = await sendHuge(sender, form)
  expectSane(huge, 'huge')
  const bodies: [string, string | Uint8Array<ArrayBuffer>, string | undefined][] = [
    ['no type', new TextEncoder().encode('intent=x&a=b'), undefined],
    ['plain text', 'intent=x', 'text/plain'],
    ['JSON', '{"intent":"x"}', 'application/json'],
    ['a list of JSON', '[[[[1]]]]', 'application/json'],
    ['no form', 'abc', 'multipart/form-data; boundary=x'],
    ['no boundary', 'abc', 'multipart/form-data'],
    ['another charset', 'intent=%E4', 'application/x-www-form-urlencoded; charset=iso-8859-1'],
    ['bytes', new Uint8Array([0, 255, 254]), 'application/octet-stream'],
    ['an unknown intent', 'intent=no-such-intent', 'application/x-www-form-urlencoded'],
    ['very many fields', 'a=b&'.repeat(MANY_FIELDS), 'application/x-www-form-urlencoded'],
  ]
  for (const [what, body, type] of bodies)
    expectSane(await sendBody(sender, dataOf(form.action), body, type), what)
}

/** For a form behind a step that `hostile.test.ts` does not take. */
export async function tryOverLimits(sender: Sender, form: Form): Promise<void> {
  for (const { what, body, type } of bodiesOverLimits(form)) {
    const sent = await sendBody(sender, form.action, body, type)
    expectSane(sent, what)
    expect(sent.status, what).toBe(400)
  }
}
