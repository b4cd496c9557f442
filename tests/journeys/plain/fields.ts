import { Text } from 'domhandler'
import { isDisabled } from './find.ts'
import { byId, closest, elementsIn, inOneLine, rootOf, textOf, type Element } from './tree.ts'

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

const chosenFiles = new WeakMap<Element, ChosenFile[]>()

export const isTextArea = (field: Element) => field.name === 'textarea'
const typeOf = ({ attribs }: Element) => attribs['type'] ?? 'text'

export function valueOf(field: Element): string {
  // The first line break of a text area is never a part of what stands in it.
  if (isTextArea(field)) return textOf(field).replace(/^\n/, '')
  if (field.name === 'select') return optionValue(chosenOf(field))
  return field.attribs['value'] ?? ''
}

export function type(field: Element, value: string): void {
  if ('readonly' in field.attribs) throw new Error('Nobody can type into it')
  if (isTextArea(field)) field.children = [new Text(value)]
  // A browser keeps no line break in a line.
  else field.attribs['value'] = value.replace(/[\r\n]/g, '')
}

export const isChecked = ({ attribs }: Element) => 'checked' in attribs

export function check(box: Element, isOn: boolean): void {
  if (!isOn) {
    if (typeOf(box) === 'radio') throw new Error('A choice is changed by choosing another')
    delete box.attribs['checked']
    return
  }
  if (typeOf(box) === 'radio')
    for (const other of fieldsOf(formOf(box) ?? box))
      if (typeOf(other) === 'radio' && other.attribs['name'] === box.attribs['name'])
        delete other.attribs['checked']
  box.attribs['checked'] = ''
}

const optionsOf = (field: Element) => [...elementsIn(field)].filter(({ name }) => name === 'option')
const optionValue = (option: Element | undefined) =>
  option?.attribs['value'] ?? (option ? inOneLine(textOf(option)) : '')

function chosenOf(field: Element): Element | undefined {
  const options = optionsOf(field)
  return options.findLast(({ attribs }) => 'selected' in attribs) ?? options.find((one) => !isDisabled(one))
}

/** By what the option says or stands for, as a person or a test names it. */
export function choose(
  field: Element,
  wanted: string | { label?: string; value?: string; index?: number },
): string {
  const options = optionsOf(field)
  const found = options.find((option, index) => {
    const [value, label] = [optionValue(option), inOneLine(option.attribs['label'] ?? textOf(option))]
    if (typeof wanted === 'string') return value === wanted || label === wanted
    return (
      (wanted.value === undefined || wanted.value === value) &&
      (wanted.label === undefined || wanted.label === label) &&
      (wanted.index === undefined || wanted.index === index)
    )
  })
  if (!found || isDisabled(found)) throw new Error(`There is no option ${JSON.stringify(wanted)} to choose`)
  for (const option of options) delete option.attribs['selected']
  found.attribs['selected'] = ''
  return optionValue(found)
}

export function chooseFiles(field: Element, files: ChosenFile[]): void {
  if (files.length > 1 && !('multiple' in field.attribs)) throw new Error('It takes one file')
  chosenFiles.set(field, files)
}

const FIELDS = new Set(['input', 'textarea', 'select', 'button'])

/** The form that a field is sent with: around it, or named by it. */
export function formOf(field: Element): Element | undefined {
  const named = field.attribs['form']
  if (named !== undefined) return byId(rootOf(field), named)
  return closest(field, ({ name }) => name === 'form')
}

export const fieldsOf = (form: Element): Element[] =>
  [...elementsIn(rootOf(form))].filter((one) => FIELDS.has(one.name) && formOf(one) === form)

export type Entry = [name: string, value: string | ChosenFile]

/** What a browser sends: fields that have a name, are not closed and say something, and the button that was pressed. */
export function entriesOf(form: Element, pressed: Element | undefined): Entry[] {
  return fieldsOf(form)
    .filter((field) => field.attribs['name'] && !isDisabled(field))
    .flatMap((field) => entriesOfField(field, field === pressed))
}

function entriesOfField(field: Element, isPressed: boolean): Entry[] {
  const { name = '' } = field.attribs
  if (field.name === 'button') return isPressed ? [[name, field.attribs['value'] ?? '']] : []
  if (field.name === 'select') {
    if (!('multiple' in field.attribs)) return chosenOf(field) ? [[name, valueOf(field)]] : []
    const chosen = optionsOf(field).filter(({ attribs }) => 'selected' in attribs)
    return chosen.map((option) => [name, optionValue(option)])
  }
  if (isTextArea(field)) return [[name, valueOf(field).replace(/\r?\n/g, '\r\n')]]
  switch (typeOf(field)) {
    case 'submit':
    case 'image':
      return isPressed ? [[name, valueOf(field)]] : []
    case 'button':
    case 'reset':
      return []
    case 'checkbox':
    case 'radio':
      return isChecked(field) ? [[name, field.attribs['value'] ?? 'on']] : []
    case 'file':
      return (chosenFiles.get(field) ?? [NO_FILE]).map((file) => [name, file])
    default:
      return [[name, valueOf(field)]]
  }
}

/** A browser sends a part for a field of files also when none was chosen. */
const NO_FILE: ChosenFile = { name: '', mimeType: 'application/octet-stream', buffer: Buffer.alloc(0) }

/** What the browser itself would keep back: a form that it checks, with something missing. */
export function missingIn(form: Element, pressed: Element | undefined): Element | undefined {
  if ('novalidate' in form.attribs || (pressed && 'formnovalidate' in pressed.attribs)) return undefined
  return fieldsOf(form).find(
    (field) =>
      'required' in field.attribs && !isDisabled(field) && entriesOfField(field, false).every(isEmpty),
  )
}

const isEmpty = ([, value]: Entry) => (typeof value === 'string' ? value === '' : value.name === '')
