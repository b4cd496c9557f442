/** A field as a browser would send it, untouched. */
export type Field = {
  name: string
  kind: 'hidden' | 'text' | 'secret' | 'file' | 'choice'
  value: string
  /** Whether a browser would offer digits for it. */
  isNumber: boolean
  /** Whether it has room for several lines: such a text is often asked to be longer than a few words. */
  isLong: boolean
  /** Whether the page says that it is wrong, and the words that it names as the description. */
  isInvalid: boolean
  description: string
}
export type Form = {
  /** Where it is sent: as written, or the page itself. */
  action: string
  fields: Field[]
  /** Whether anything in it is marked as wrong, or told at its head. */
  isRefused: boolean
}

type Tag = { name: string; attributes: Map<string, string>; inner: string }

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decode = (text: string) => text.replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

/** The forms of a page that are sent by POST. Enough of a parser for what React writes: every quote is double, every tag closed. */
export function readForms(html: string, address: string): Form[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(([, head = '', inner = '']) => {
    const attributes = attributesOf(head)
    if (attributes.get('method')?.toLowerCase() !== 'post') return []
    // A button that only works a sum out stands where there is no script, and is not the one that was meant.
    const fields = readFields(inner.replace(/<noscript>[\s\S]*?<\/noscript>/g, ''), html)
    return [
      {
        action: attributes.get('action') ?? address,
        fields,
        isRefused: /aria-invalid="true"|role="alert"|class="refusal"/.test(inner),
      },
    ]
  })
}

function readFields(inner: string, page: string): Field[] {
  const tags = tagsIn(inner)
  // Of several buttons a browser sends the one that was pressed.
  const pressed = tags.find(({ name, attributes }) => name === 'button' && attributes.has('name'))
  return tags.flatMap((tag): Field[] => {
    const { attributes } = tag
    const name = attributes.get('name')
    if (!name || attributes.has('disabled')) return []
    if (tag.name === 'button' && tag !== pressed) return []
    const kind = kindOf(tag)
    const isBox = /^(checkbox|radio)$/.test(attributes.get('type') ?? '')
    if (isBox && !attributes.has('checked')) return []
    const isInvalid = attributes.get('aria-invalid') === 'true'
    const description = (attributes.get('aria-describedby') ?? '')
      .split(' ')
      .map((id) => textById(page, id))
      .join(' ')
      .trim()
    const isNumber =
      attributes.get('type') === 'number' || /^(numeric|decimal)$/.test(attributes.get('inputmode') ?? '')
    return [
      {
        name,
        kind,
        value: valueOf(tag, isBox),
        isNumber,
        isLong: tag.name === 'textarea',
        isInvalid,
        description,
      },
    ]
  })
}

function tagsIn(inner: string): Tag[] {
  const pattern =
    /<(input|button)\b((?:"[^"]*"|[^">])*)\/?>|<(textarea|select)\b((?:"[^"]*"|[^">])*)>([\s\S]*?)<\/\3>/g
  return [...inner.matchAll(pattern)].map(([, single, head = '', paired, pairedHead = '', content = '']) => ({
    name: single ?? paired ?? '',
    attributes: attributesOf(single ? head : pairedHead),
    inner: content,
  }))
}

function kindOf({ name, attributes }: Tag): Field['kind'] {
  const type = attributes.get('type')
  if (type === 'password' || attributes.get('autocomplete') === 'one-time-code') return 'secret'
  if (type === 'hidden' || name === 'button') return 'hidden'
  if (type === 'file') return 'file'
  return name === 'select' || /^(checkbox|radio|range)$/.test(type ?? '') ? 'choice' : 'text'
}

function valueOf({ name, attributes, inner }: Tag, isBox: boolean): string {
  if (name === 'textarea') return decode(inner.replace(/^\n/, ''))
  if (name === 'select') {
    const options = [...inner.matchAll(/<option\b([^>]*)>/g)].map(([, head = '']) => attributesOf(head))
    return (options.find((one) => one.has('selected')) ?? options[0])?.get('value') ?? ''
  }
  return attributes.get('value') ?? (isBox ? 'on' : '')
}

function attributesOf(head: string): Map<string, string> {
  const found = head.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)
  return new Map([...found].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]))
}

function textById(page: string, id: string): string {
  const at = id === '' ? -1 : page.indexOf(`id="${id}"`)
  return at < 0
    ? ''
    : textOf(page.slice(page.indexOf('>', at) + 1, at + 600).split(/<\/(?:p|div|ul)>/)[0] ?? '')
}

export function textOf(html: string): string {
  return decode(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}
