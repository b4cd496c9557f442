import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asForm, asParts, queryOf } from './body.ts'
import type { Asked, PlainContext } from './context.ts'
import { entriesOf, missingIn } from './fields.ts'
import { nameOf } from './accessible.ts'
import { PlainLocator } from './locator.ts'
import type { Answer } from './http.ts'
import type { ByRole, Words } from './find.ts'
import { told } from './requests.ts'
import { readHtml, type Document, type Element } from './tree.ts'

type Shown = { url: URL; html: string; document: Document }
/** An answer, as the listeners of a context hear of it. */
export type Heard = {
  url(): string
  status(): number
  request(): { method(): string; resourceType(): string }
}
export type Download = { path(): Promise<string>; suggestedFilename(): string; url(): string }

const NOTHING = (): Shown => ({ url: new URL('about:blank'), html: '', document: readHtml('') })

/** A page as it is read without script or styles: links are followed and forms are sent as a browser does. */
export class PlainPage {
  #shown = NOTHING()
  #awaited: ((download: Download) => void)[] = []

  readonly #context: PlainContext

  constructor(context: PlainContext) {
    this.#context = context
  }

  readonly context = (): PlainContext => this.#context
  readonly url = (): string => this.#shown.url.href
  readonly content = async (): Promise<string> => this.#shown.html
  readonly close = async (): Promise<void> => {
    this.#shown = NOTHING()
  }

  get request() {
    return this.#context.request
  }

  get document(): Document {
    return this.#shown.document
  }

  async goto(address: string) {
    const to = this.#context.resolve(address)
    return told(await this.#open(to, { headers: { 'Sec-Fetch-Site': 'none' } }))
  }

  async reload() {
    return told(await this.#open(this.#shown.url, {}))
  }

  locator = (selector: string, options: Parameters<PlainLocator['filter']>[0] = {}) =>
    PlainLocator.of(this).locator(selector).filter(options)
  getByRole = (role: string, options?: ByRole) => PlainLocator.of(this).getByRole(role, options)
  getByLabel = (words: Words, options?: { exact?: boolean }) =>
    PlainLocator.of(this).getByLabel(words, options)
  getByText = (words: Words, options?: { exact?: boolean }) => PlainLocator.of(this).getByText(words, options)

  /** The next file that a link or a form gives instead of a page. */
  waitForEvent(kind: string): Promise<Download> {
    if (kind !== 'download') throw new Error(`Only a browser tells of '${kind}'`)
    return new Promise((resolve) => this.#awaited.push(resolve))
  }

  /** The next answer of this kind that anybody at this device is given. */
  waitForResponse(isIt: (answer: Heard) => boolean): Promise<Heard> {
    return new Promise((resolve) => {
      const hear = (answer: Heard) => {
        if (!isIt(answer)) return
        this.#context.off('response', hear)
        resolve(answer)
      }
      this.#context.on('response', hear)
    })
  }

  async follow(link: Element): Promise<void> {
    const to = new URL(link.attribs['href'] ?? '', this.#shown.url)
    if (isSameDocument(to, this.#shown.url)) this.#shown.url = to
    else await this.#leaveFor(to, {})
  }

  async send(form: Element, pressed?: Element): Promise<void> {
    const missing = missingIn(form, pressed)
    if (missing) throw new Error(`A browser keeps the form back: '${nameOf(missing)}' is empty`)
    const said = (name: string) => pressed?.attribs[`form${name}`] ?? form.attribs[name]
    const to = new URL(said('action') || this.#shown.url.href, this.#shown.url)
    const entries = entriesOf(form, pressed)
    if (said('method')?.toLowerCase() !== 'post') {
      to.search = queryOf(entries)
      return this.#leaveFor(to, {})
    }
    const body = said('enctype') === 'multipart/form-data' ? asParts(entries) : asForm(entries)
    await this.#leaveFor(to, { method: 'POST', body })
  }

  async #leaveFor(to: URL, asked: Asked): Promise<void> {
    const from = this.#shown.url
    const headers = {
      Referer: from.href.replace(/#.*/, ''),
      'Sec-Fetch-Site': 'same-origin',
      Origin: from.origin,
    }
    await this.#open(to, {
      ...asked,
      headers: asked.method === 'POST' ? headers : without(headers, 'Origin'),
    })
  }

  async #open(to: URL, asked: Asked): Promise<Answer> {
    const headers = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document', ...asked.headers }
    const answer = await this.#context.fetch(to, { ...asked, headers })
    if (answer.headers['content-disposition']?.startsWith('attachment')) this.#give(answer)
    else this.#show(answer)
    return answer
  }

  #show(answer: Answer): void {
    const html = answer.body.toString()
    const isHtml = answer.headers['content-type']?.startsWith('text/html')
    this.#shown = { url: answer.url, html, document: readHtml(isHtml ? html : asPlainText(html)) }
  }

  #give({ headers, body, url }: Answer): void {
    const name = /filename="([^"]*)"/.exec(headers['content-disposition'] ?? '')?.[1] ?? 'download'
    this.#awaited.shift()?.({
      url: () => url.href,
      suggestedFilename: () => name,
      async path() {
        const path = join(tmpdir(), `plain-${randomBytes(8).toString('hex')}`)
        await writeFile(path, body)
        return path
      },
    })
  }
}

const asPlainText = (text: string) => `<pre>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</pre>`

const isSameDocument = (to: URL, from: URL) =>
  to.hash !== '' && to.href.replace(/#.*/, '') === from.href.replace(/#.*/, '')

function without(headers: Record<string, string>, name: string): Record<string, string> {
  const { [name]: _, ...rest } = headers
  return rest
}
