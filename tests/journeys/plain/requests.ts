import { asForm, asParts, type Body } from './body.ts'
import type { PlainContext } from './context.ts'
import type { Entry } from './fields.ts'
import type { Answer } from './http.ts'

type Options = {
  headers?: Record<string, string>
  params?: Record<string, string>
  form?: Record<string, string>
  multipart?: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>
  data?: string | Buffer | object
  maxRedirects?: number
}

/** What was answered, in the words in which Playwright tells it. */
export const told = (answer: Answer) => ({
  status: () => answer.status,
  ok: () => answer.status >= 200 && answer.status < 300,
  url: () => answer.url.href,
  headers: () => answer.headers,
  text: async () => answer.body.toString(),
  json: async () => JSON.parse(answer.body.toString()) as unknown,
  body: async () => answer.body,
})

/** Asks with the cookies of a context, without showing what comes. */
export class PlainRequests {
  readonly #context: PlainContext

  constructor(context: PlainContext) {
    this.#context = context
  }

  get = (address: string, options?: Options) => this.#send('GET', address, options)
  post = (address: string, options?: Options) => this.#send('POST', address, options)

  async #send(
    method: string,
    address: string,
    { headers = {}, params, maxRedirects, ...options }: Options = {},
  ) {
    const url = this.#context.resolve(address)
    for (const [name, value] of Object.entries(params ?? {})) url.searchParams.set(name, value)
    const body = bodyOf(options)
    return told(
      await this.#context.fetch(url, {
        method,
        headers,
        body,
        ...(maxRedirects === undefined ? {} : { maxRedirects }),
      }),
    )
  }
}

function bodyOf({ form, multipart, data }: Pick<Options, 'form' | 'multipart' | 'data'>): Body | undefined {
  if (form) return asForm(Object.entries(form))
  if (multipart) return asParts(Object.entries(multipart) as Entry[])
  if (data === undefined) return undefined
  if (typeof data === 'string' || Buffer.isBuffer(data))
    return { type: 'application/octet-stream', bytes: Buffer.from(data as string) }
  return { type: 'application/json', bytes: Buffer.from(JSON.stringify(data)) }
}
