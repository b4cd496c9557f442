import type { TestServer } from '../../server/test-server.ts'
import type { Field, Form } from './read-forms.ts'

export type Headers = Record<string, string>
/** Whose form it is: new headers for each sending, since a form may end the session that sends it. */
export type Sender = { server: TestServer; headers(): Promise<Headers> }
export type Sent = { status: number; body: string; to: string | null }

export async function sendBody(
  { server, headers }: Sender,
  action: string,
  body: string | FormData | Uint8Array<ArrayBuffer>,
  type?: string,
): Promise<Sent> {
  const url = new URL(action, server.web.origin)
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...(await headers()), ...(type === undefined ? {} : { 'Content-Type': type }) },
    body,
  })
  return { status: response.status, body: await response.text(), to: response.headers.get('Location') }
}

/** Where a script of the page sends the same: it is answered without the page being drawn. */
export const dataOf = (address: string) =>
  address
    .replace(/#.*/, '')
    .replace(/^\/(?=\?|$)/, '/_')
    .replace(/^([^?]*)/, '$1.data')

/** The same form as a script sends it. */
export const byScript = (form: Form): Form => ({ ...form, action: dataOf(form.action) })

const FORM = 'application/x-www-form-urlencoded'

export const isTyped = ({ kind }: Field) => kind === 'text' || kind === 'secret'

/** Sends the form with what a person would have typed; other fields go as they are. */
export function sendTyped(sender: Sender, form: Form, typed: (field: Field) => string): Promise<Sent> {
  const pairs = form.fields.map((field): [string, string] => [
    field.name,
    isTyped(field) ? typed(field) : field.value,
  ])
  return sendBody(sender, form.action, new URLSearchParams(pairs).toString(), FORM)
}

/** The same with bytes that are sent as they are. */
export function sendBytes(sender: Sender, form: Form, bytes: string): Promise<Sent> {
  const pairs = form.fields.map(
    (field) =>
      `${encodeURIComponent(field.name)}=${isTyped(field) ? bytes : encodeURIComponent(field.value)}`,
  )
  return sendBody(sender, form.action, pairs.join('&'), FORM)
}

/** Every field twice, as a list, and as something with parts. */
export function sendLists(sender: Sender, form: Form): Promise<Sent> {
  const pairs = form.fields.flatMap(({ name, kind, value }) =>
    kind === 'hidden'
      ? [[name, value]]
      : [
          [name, 'one'],
          [name, 'two'],
          [`${name}[0]`, 'three'],
          [`${name}[4294967295]`, 'four'],
          [`${name}.part`, 'five'],
          [`${name}.__proto__.x`, 'six'],
        ],
  )
  return sendBody(sender, form.action, new URLSearchParams(pairs as [string, string][]).toString(), FORM)
}

/** Files where text is expected, and text where a file is. */
export function sendFiles(sender: Sender, form: Form): Promise<Sent> {
  const body = new FormData()
  for (const { name, kind, value } of form.fields) {
    if (kind === 'file') body.append(name, 'this is no file')
    else if (kind === 'hidden') body.append(name, value)
    else body.append(name, new File([new Uint8Array([0, 255, 1])], '../../etc/passwd'))
  }
  return sendBody(sender, form.action, body)
}

/** Fields that a page fills in itself are as easily forged. */
export function sendForged(sender: Sender, form: Form, word: string): Promise<Sent> {
  const pairs = form.fields.map(({ name }): [string, string] => [name, word])
  return sendBody(sender, form.action, new URLSearchParams(pairs).toString(), FORM)
}

/** More than any form may be. */
export function sendHuge(sender: Sender, form: Form): Promise<Sent> {
  const [first] = form.fields
  const pairs = form.fields.map(({ name, value }): [string, string] => [name, value])
  const body = `${new URLSearchParams(pairs)}&${first?.name ?? 'a'}=${'x'.repeat(1024 * 1024)}`
  return sendBody(sender, form.action, body, FORM)
}
