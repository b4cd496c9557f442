import { EventEmitter } from 'node:events'
import { ask, type Answer } from './http.ts'
import { Cookies } from './cookies.ts'
import { PlainPage } from './page.ts'
import { PlainRequests } from './requests.ts'
import type { Body } from './body.ts'

export type ContextOptions = {
  baseURL?: string
  extraHTTPHeaders?: Record<string, string>
  userAgent?: string
}

export type Asked = {
  method?: string
  headers?: Record<string, string>
  body?: Body | undefined
  maxRedirects?: number
}

const MOST_REDIRECTS = 20
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** One person at one device, whose program shows pages and runs no script. */
export class PlainContext extends EventEmitter {
  readonly cookiesKept = new Cookies()
  readonly request = new PlainRequests(this)
  readonly options: ContextOptions
  readonly #openedBy: PlainBrowser

  constructor(options: ContextOptions, openedBy: PlainBrowser) {
    super()
    this.options = options
    this.#openedBy = openedBy
  }

  browser = (): PlainBrowser => this.#openedBy
  resolve = (address: string, from?: URL): URL => new URL(address, from ?? this.options.baseURL)

  async newPage(): Promise<PlainPage> {
    return new PlainPage(this)
  }

  /** Nobody hears of it any more. */
  async close(): Promise<void> {
    this.removeAllListeners()
  }

  async cookies() {
    return this.cookiesKept.list().map((one) => ({ ...one, domain: one.host }))
  }

  async addCookies(
    cookies: readonly { name: string; value: string; url?: string; domain?: string; path?: string }[],
  ) {
    for (const { name, value, url, domain, path = '/' } of cookies)
      this.cookiesKept.put({
        name,
        value,
        path,
        host: domain ?? new URL(url ?? '').hostname,
        httpOnly: false,
      })
  }

  async clearCookies({ name }: { name?: string } = {}): Promise<void> {
    this.cookiesKept.clear(name)
  }

  /** Asks, keeps the cookies, and goes where it is sent. */
  async fetch(
    to: URL,
    { method = 'GET', headers = {}, body, maxRedirects = MOST_REDIRECTS }: Asked,
  ): Promise<Answer> {
    let [url, left] = [to, maxRedirects]
    for (let [verb, sent] = [method, body]; ; left--) {
      const answer = await this.#askOnce(url, verb, headers, sent)
      const location = answer.status >= 300 && answer.status < 400 ? answer.headers['location'] : undefined
      if (location === undefined || left === 0) return answer
      // Redirects keep what stands behind the hash unless they say otherwise.
      const next = new URL(location, url)
      if (!next.hash) next.hash = url.hash
      url = next
      if (answer.status !== 307 && answer.status !== 308) [verb, sent] = ['GET', undefined]
    }
  }

  async #askOnce(
    url: URL,
    method: string,
    headers: Record<string, string>,
    body: Body | undefined,
  ): Promise<Answer> {
    const cookie = this.cookiesKept.headerFor(url)
    this.emit('request', {
      url: () => url.href,
      method: () => method,
      postDataBuffer: () => body?.bytes ?? null,
    })
    const answer = await ask({
      method,
      url,
      body: body?.bytes,
      headers: {
        Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
        'Accept-Language': 'en-US,en;q=0.9',
        'User-Agent': this.options.userAgent ?? BROWSER,
        ...this.options.extraHTTPHeaders,
        ...(method === 'GET'
          ? {}
          : { 'Content-Length': String(body?.bytes.length ?? 0), Origin: url.origin }),
        ...(body ? { 'Content-Type': body.type } : {}),
        ...(cookie ? { Cookie: cookie } : {}),
        ...headers,
      },
    })
    this.cookiesKept.take(url, answer.cookies)
    this.emit('response', {
      url: () => url.href,
      status: () => answer.status,
      request: () => ({ method: () => method, resourceType: () => 'document' }),
      headersArray: async () => answer.cookies.map((value) => ({ name: 'set-cookie', value })),
    })
    if (answer.status === 500)
      this.emit('console', { text: () => `${method} ${url.href} is a fault`, type: () => 'error' })
    return answer
  }
}

/** Opens pages without a browser: what a browser's own is in Playwright, for stories that need nothing drawn. */
export class PlainBrowser extends EventEmitter {
  /** For contexts that say nothing else. */
  baseURL: string | undefined

  async newContext(options: ContextOptions = {}): Promise<PlainContext> {
    const context = new PlainContext(
      { ...(this.baseURL === undefined ? {} : { baseURL: this.baseURL }), ...options },
      this,
    )
    this.emit('context', context)
    return context
  }
}
