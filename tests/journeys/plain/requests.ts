import { asForm } from './body.ts'
import type { PlainContext } from './context.ts'
import type { Answer } from './http.ts'

type Options = {
  headers?: Record<string, string>
  form?: Record<string, string>
  maxRedirects?: number
}

/** What was answered, in the words in which Playwright tells it. */
export const told = (answer: Answer) => ({
  status: () => answer.status,
  ok: () => answer.status >= 200 && answer.status < 300,
  url: () => answer.url.href,
  headers: () => answer.headers,
  text: async () => answer.body.toString(),
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

  async #send(method: string, address: string, { form, ...options }: Options = {}) {
    const body = form && asForm(Object.entries(form))
    return told(await this.#context.fetch(this.#context.resolve(address), { method, body, ...options }))
  }
}
