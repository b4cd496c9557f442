import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { activate } from './activate.ts'
import { check, choose, chooseFiles, formOf, type, valueOf, type ChosenFile } from './fields.ts'
import { findByLabel, findByRole, findByText, isDisabled, says, type ByRole, type Words } from './find.ts'
import type { PlainPage } from './page.ts'
import { isShown } from './shown.ts'
import { labelsOf } from './accessible.ts'
import { linesOf, matches, select, textOf, type Document, type Element } from './tree.ts'

type Step = (roots: readonly (Document | Element)[]) => Element[]
type Narrowed = { hasText?: Words; has?: PlainLocator }
type Exact = { exact?: boolean }

/** Each in the order of the page and once, whatever was found it by. */
const each = (find: (root: Document | Element) => Element[]): Step => {
  return (roots) => [...new Set(roots.flatMap(find))]
}

/** Which elements are meant: found anew each time it is asked, on the page that is there then. */
export class PlainLocator {
  readonly page: PlainPage
  readonly words: string
  readonly #steps: readonly Step[]

  private constructor(page: PlainPage, steps: readonly Step[], words: string) {
    this.page = page
    this.words = words
    this.#steps = steps
  }

  static of = (page: PlainPage) => new PlainLocator(page, [], 'page')

  #then(words: string, step: Step): PlainLocator {
    return new PlainLocator(this.page, [...this.#steps, step], `${this.words} › ${words}`)
  }

  locator = (what: string | PlainLocator, options: Narrowed = {}) =>
    (typeof what === 'string'
      ? this.#then(
          what,
          each((root) => select(what, root)),
        )
      : this.#then(
          what.words,
          each((root) => what.within(root)),
        )
    ).filter(options)
  getByRole = (role: string, options: ByRole = {}) =>
    this.#then(
      `${role} ${options.name ?? ''}`,
      each((root) => findByRole(root, role, options)),
    )
  getByLabel = (words: Words, { exact }: Exact = {}) =>
    this.#then(
      `label ${words}`,
      each((root) => findByLabel(root, words, exact)),
    )
  getByText = (words: Words, { exact }: Exact = {}) =>
    this.#then(
      `text ${words}`,
      each((root) => findByText(root, words, exact)),
    )

  filter({ hasText, has }: Narrowed): PlainLocator {
    if (hasText === undefined && !has) return this
    return this.#then(`with ${hasText ?? has?.words}`, (found) =>
      (found as Element[]).filter(
        (one) =>
          (hasText === undefined || says(textOf(one), hasText)) && (!has || has.within(one).length > 0),
      ),
    )
  }
  nth = (index: number) =>
    this.#then(`number ${index}`, (found) => (found as Element[]).slice(index).slice(0, 1))
  first = () => this.nth(0)
  last = () => this.#then('the last', (found) => (found as Element[]).slice(-1))

  within = (root: Document | Element): Element[] =>
    this.#steps.reduce<readonly (Document | Element)[]>((roots, step) => step(roots), [root]) as Element[]
  found = (): Element[] => this.within(this.page.document)

  one(): Element {
    const found = this.found()
    const [only] = found
    if (!only || found.length > 1)
      throw new Error(`${found.length} elements are '${this.words}' at ${this.page.url()}`)
    return only
  }

  async click(): Promise<void> {
    await activate(this.page, this.#ready())
  }

  async fill(value: string): Promise<void> {
    type(this.#field(), value)
  }

  async press(key: string): Promise<void> {
    if (key !== 'Enter') throw new Error(`Only a browser knows what '${key}' does`)
    const field = this.#ready()
    if (/^(a|button|summary)$/.test(field.name)) return activate(this.page, field)
    const form = formOf(field)
    if (!form) throw new Error(`'${this.words}' is in no form`)
    const button = select('button, input[type=submit]', form).find(
      (one) =>
        matches(one, 'button:not([type=button]):not([type=reset]), input[type=submit]') && !isDisabled(one),
    )
    await this.page.send(form, button)
  }

  check = async () => check(this.#field(), true)
  uncheck = async () => check(this.#field(), false)
  selectOption = async (wanted: Parameters<typeof choose>[1]) => [choose(this.#field(), wanted)]

  async setInputFiles(files: string | ChosenFile | readonly (string | ChosenFile)[]): Promise<void> {
    const list = [files].flat() as (string | ChosenFile)[]
    chooseFiles(this.#field(), await Promise.all(list.map(readChosen)))
  }

  count = async () => this.found().length
  all = async () => this.found().map((_, index) => this.nth(index))
  isVisible = async () => this.found().some(isShown)
  inputValue = async () => valueOf(this.#labelled(this.one()))
  getAttribute = async (name: string) => this.one().attribs[name] ?? null
  textContent = async () => textOf(this.one())
  innerText = async () => linesOf(this.one()).replace(/\n+/g, '\n').trim()

  #ready(): Element {
    const element = this.one()
    if (!isShown(element)) throw new Error(`'${this.words}' is out of sight at ${this.page.url()}`)
    if (isDisabled(element)) throw new Error(`'${this.words}' is closed at ${this.page.url()}`)
    return element
  }

  /** A label leads to its field, as it does for whoever fills it in. Fields of files are often out of sight. */
  #field(): Element {
    const field = this.#labelled(this.one())
    if (isDisabled(field)) throw new Error(`'${this.words}' is closed at ${this.page.url()}`)
    return field
  }

  #labelled(element: Element): Element {
    if (element.name !== 'label') return element
    const fields = select('input, textarea, select', this.page.document)
    return fields.find((field) => labelsOf(field).includes(element)) ?? element
  }
}

async function readChosen(file: string | ChosenFile): Promise<ChosenFile> {
  if (typeof file !== 'string') return file
  return { name: basename(file), mimeType: typeOfName(file), buffer: await readFile(file) }
}

const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  csv: 'text/csv',
  txt: 'text/plain',
  pdf: 'application/pdf',
  json: 'application/json',
  svg: 'image/svg+xml',
}

const typeOfName = (name: string) => TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
