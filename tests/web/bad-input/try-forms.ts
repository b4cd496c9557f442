import { expect } from 'vitest'
import {
  asksForSomething,
  asksForWords,
  badTypings,
  forgeries,
  saysWhat,
  SCRIPT,
  type BadTyping,
} from './bad-values.ts'
import { bodiesOverLimits } from './hostile-bodies.ts'
import { expectHelpful, expectSane, nameOf, SECRET } from './judge.ts'
import { readForms, type Field, type Form } from './read-forms.ts'
import {
  byScript,
  dataOf,
  sendBody,
  sendFiles,
  sendForged,
  sendLists,
  sendRaw,
  sendTyped,
  type Sender,
  type Sent,
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

/** Sends something in a form, wherever that comes from: it may be over once it was taken. */
export type Sending = (send: (form: Form) => Promise<Sent>) => Promise<{ sent: Sent; form: Form }>

/** Everything bad, into one form. */
export async function tryForm(sender: Sender, form: Form): Promise<void> {
  await tryAll(sender, form, async (send) => ({ sent: await send(form), form }))
}

/**
 * What may be drawn wrongly is looked for on the page that comes back; everything else is sent as a script sends it, since to draw a
 * page takes longer than to refuse a form.
 */
export async function tryAll(sender: Sender, form: Form, sending: Sending): Promise<void> {
  if (asksForWords(form)) await tryTyping(sender, sending, badTypings)
  const isListed = (field: Field) => (asksForSomething(form) ? field.kind !== 'hidden' : !saysWhat(field))
  expectSane((await sending((one) => sendLists(sender, byScript(one), isListed))).sent, 'lists')
  if (asksForSomething(form))
    expectSane((await sending((one) => sendFiles(sender, byScript(one)))).sent, 'files for text')
  for (const { what, wordAt } of forgeries)
    expectSane(
      (await sending((one) => sendForged(sender, byScript(one), wordAt, saysWhat))).sent,
      `forged: ${what}`,
    )
}

/** For a form that was tried already under another address. */
export async function tryBriefly(sender: Sender, form: Form): Promise<void> {
  const drawn = badTypings.filter(({ isDrawn }) => isDrawn)
  await tryTyping(sender, async (send) => ({ sent: await send(form), form }), drawn)
}

async function tryTyping(sender: Sender, sending: Sending, typings: readonly BadTyping[]): Promise<void> {
  for (const { what, textFor, isDrawn, isRaw } of typings) {
    const textIn = (field: Field) => {
      const text = textFor(field)
      return field.kind === 'secret' && text !== '' ? SECRET : text
    }
    const send = isRaw ? sendRaw : sendTyped
    const { sent, form } = await sending((one) => send(sender, isDrawn ? one : byScript(one), textIn))
    expectSane(sent, what)
    if (isDrawn) expect(sent.body.includes(SCRIPT), `${what} comes back as markup`).toBe(false)
    expectHelpful(
      sent,
      form,
      Object.fromEntries(form.fields.map((field) => [field.name, textIn(field)])),
      what,
    )
  }
}

/** For a form behind a step that `hostile.test.ts` does not take: that it stands behind the reader of all forms. */
export async function tryOverLimits(sender: Sender, form: Form): Promise<void> {
  const [body] = bodiesOverLimits(form)
  if (!body) return
  const sent = await sendBody(sender, dataOf(form.action), body.body, body.type)
  expectSane(sent, body.what)
  expect(sent.status, body.what).toBe(400)
}
