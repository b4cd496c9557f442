import {
  byId,
  childrenOf,
  closest,
  elementsIn,
  inOneLine,
  isInline,
  isTag,
  rootOf,
  textOf,
  type AnyNode,
  type Element,
} from './tree.ts'
import { isShown } from './shown.ts'

const INPUT_ROLES: Record<string, string> = {
  button: 'button',
  submit: 'button',
  reset: 'button',
  image: 'button',
  file: 'button',
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  number: 'spinbutton',
  search: 'searchbox',
  email: 'textbox',
  tel: 'textbox',
  text: 'textbox',
  password: 'textbox',
  url: 'textbox',
  '': 'textbox',
}

const ROLES: Record<string, string> = {
  article: 'article',
  aside: 'complementary',
  blockquote: 'blockquote',
  button: 'button',
  caption: 'caption',
  code: 'code',
  dd: 'definition',
  del: 'deletion',
  details: 'group',
  dialog: 'dialog',
  dt: 'term',
  em: 'emphasis',
  fieldset: 'group',
  figure: 'figure',
  hr: 'separator',
  img: 'img',
  ins: 'insertion',
  li: 'listitem',
  main: 'main',
  mark: 'mark',
  menu: 'list',
  meter: 'meter',
  nav: 'navigation',
  ol: 'list',
  optgroup: 'group',
  option: 'option',
  output: 'status',
  p: 'paragraph',
  progress: 'progressbar',
  search: 'search',
  strong: 'strong',
  table: 'table',
  tbody: 'rowgroup',
  td: 'cell',
  textarea: 'textbox',
  tfoot: 'rowgroup',
  thead: 'rowgroup',
  time: 'time',
  tr: 'row',
  ul: 'list',
}

const SECTIONS = new Set(['article', 'aside', 'main', 'nav', 'section'])

/** What an element is to whoever can't see it: as it says, or by its kind. */
export function roleOf(element: Element): string | undefined {
  const { name, attribs } = element
  const said = attribs['role']?.trim().split(/\s+/)[0]
  if (said) return said
  if (/^h[1-6]$/.test(name)) return 'heading'
  switch (name) {
    case 'a':
    case 'area':
      return 'href' in attribs ? 'link' : undefined
    case 'input':
      return attribs['list'] ? 'combobox' : INPUT_ROLES[attribs['type'] ?? '']
    case 'select':
      return 'multiple' in attribs || Number(attribs['size'] ?? 1) > 1 ? 'listbox' : 'combobox'
    case 'img':
      return attribs['alt'] === '' ? 'presentation' : 'img'
    case 'th':
      return attribs['scope'] === 'row' ? 'rowheader' : 'columnheader'
    case 'section':
      return isNamed(element) ? 'region' : undefined
    case 'form':
      return isNamed(element) ? 'form' : undefined
    case 'header':
      return closest(element, (one) => SECTIONS.has(one.name)) ? undefined : 'banner'
    case 'footer':
      return closest(element, (one) => SECTIONS.has(one.name)) ? undefined : 'contentinfo'
    default:
      return ROLES[name]
  }
}

const isNamed = ({ attribs }: Element) => 'aria-label' in attribs || 'aria-labelledby' in attribs

/** Whether it is there for whoever can't see: neither out of sight nor kept from programs that read aloud. */
export const isTold = (element: Element): boolean =>
  isShown(element) && !closest(element, ({ attribs }) => attribs['aria-hidden'] === 'true')

const NAMED_BY_CONTENT = new Set([
  'button',
  'cell',
  'checkbox',
  'columnheader',
  'gridcell',
  'heading',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'radio',
  'row',
  'rowheader',
  'switch',
  'tab',
  'tooltip',
  'treeitem',
])

const NAMED_BY_CHILD: Record<string, string> = {
  fieldset: 'legend',
  table: 'caption',
  figure: 'figcaption',
  svg: 'title',
}

const LABELLED = new Set(['input', 'textarea', 'select', 'button', 'meter', 'output', 'progress'])

/** By what a person who can't see it would call it. */
export function nameOf(element: Element): string {
  return inOneLine(
    namedElsewhere(element) ||
      ownName(element) ||
      element.attribs['title'] ||
      element.attribs['placeholder'] ||
      '',
  )
}

export function descriptionOf(element: Element): string {
  return inOneLine(textsOf(element, 'aria-describedby') || element.attribs['aria-description'] || '')
}

const namedElsewhere = (element: Element) =>
  textsOf(element, 'aria-labelledby') || element.attribs['aria-label']?.trim() || ''

function textsOf(element: Element, attribute: string): string {
  const root = rootOf(element)
  return (element.attribs[attribute] ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => byId(root, id))
    .map((one) => (one ? inOneLine(one.attribs['aria-label'] ?? content(one)) : ''))
    .join(' ')
}

function ownName(element: Element): string {
  const { name, attribs } = element
  if (LABELLED.has(name)) {
    const labels = labelsOf(element).map((label) => content(label, element))
    if (labels.length > 0) return labels.join(' ')
  }
  if (name === 'input' && /^(submit|button|reset)$/.test(attribs['type'] ?? ''))
    return attribs['value'] ?? (attribs['type'] === 'submit' ? 'Submit' : '')
  if (name === 'img' || name === 'area') return attribs['alt'] ?? ''
  const child = NAMED_BY_CHILD[name]
  const naming = child && childrenOf(element).find((one) => one.name === child)
  if (naming) return content(naming)
  return name === 'summary' || NAMED_BY_CONTENT.has(roleOf(element) ?? '') ? content(element) : ''
}

/** The labels that speak of this field: around it, or by its id. */
export function labelsOf(field: Element): Element[] {
  const { id } = field.attribs
  return [...elementsIn(rootOf(field))].filter(
    (one) =>
      one.name === 'label' &&
      (one.attribs['for'] === undefined ? [...elementsIn(one)].includes(field) : one.attribs['for'] === id),
  )
}

/** The words in it as they are told: others' names in their place, without what is hidden, apart where lines are. */
function content(node: AnyNode, except?: Element): string {
  if (!isTag(node)) return textOf(node)
  return node.children
    .map((child) => {
      if (!isTag(child)) return textOf(child)
      if (child === except || child.attribs['aria-hidden'] === 'true' || !isShown(child)) return ''
      const told =
        namedElsewhere(child) ||
        (child.name === 'img' ? (child.attribs['alt'] ?? '') : content(child, except))
      return isInline(child) ? told : ` ${told} `
    })
    .join('')
}
