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

/** As a browser sends it, with what a person would have typed: with a part for each field where it may carry files. */
export function sendTyped(
  sender: Sender,
  { action, fields }: Form,
  typed: (field: Field) => string,
  file?: File,
): Promise<Sent> {
  const valueOf = (field: Field) => (isTyped(field) ? typed(field) : field.value)
  if (!fields.some(({ kind }) => kind === 'file'))
    return sendBody(sender, action, asForm(fields.map((field) => [field.name, valueOf(field)])), FORM)
  const body = new FormData()
  for (const field of fields)
    body.append(field.name, field.kind === 'file' ? (file ?? new File([], '')) : valueOf(field))
  return sendBody(sender, action, body)
}

const asForm = (pairs: [name: string, value: string][]) => new URLSearchParams(pairs).toString()

/** The same with what is typed as it stands in a body: bytes that no browser would write. */
export function sendRaw(sender: Sender, form: Form, typed: (field: Field) => string): Promise<Sent> {
  const pairs = form.fields.map(
    (field) =>
      `${encodeURIComponent(field.name)}=${isTyped(field) ? typed(field) : encodeURIComponent(field.value)}`,
  )
  return sendBody(sender, form.action, pairs.join('&'), FORM)
}

/** Every field that `isListed` more than once, as a list, and as something with parts; within what a form may be. */
export function sendLists(sender: Sender, form: Form, isListed: (field: Field) => boolean): Promise<Sent> {
  const pairs = form.fields.flatMap((field): [string, string][] =>
    isListed(field)
      ? [
          [field.name, 'one'],
          [field.name, 'two'],
          [`${field.name}[0]`, 'three'],
          [`${field.name}[199]`, 'four'],
          [`${field.name}.part`, 'five'],
        ]
      : [[field.name, field.value]],
  )
  return sendBody(sender, form.action, asForm(pairs), FORM)
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

/** Another word in every field but those that are kept. */
export function sendForged(
  sender: Sender,
  form: Form,
  wordAt: (at: number) => string,
  isKept: (field: Field) => boolean,
): Promise<Sent> {
  const pairs = form.fields.map((field, at): [string, string] => [
    field.name,
    isKept(field) ? field.value : wordAt(at),
  ])
  return sendBody(sender, form.action, asForm(pairs), FORM)
}
