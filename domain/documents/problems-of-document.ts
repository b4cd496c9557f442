import { documentRules, SECTIONS_MOST, type DocumentSlug } from './document-rules.ts'
import { readSections, type TextSection } from './document-text.ts'

/** Whether a place such as `{{clearingDays}}` names a figure. Passed in by those who write figures for people. */
export type IsFigure = (name: string) => boolean

const PLACE = /\{\{([^{}\n]{0,60})\}\}/g
const LOOSE_PLACE = /\{\{|\}\}/
/** No address of a section is as long; without an end to it, a line of nothing but beginnings would be read as often as it is long. */
const OWN_LINK = /\]\(#([^)\s]{1,200})\)/g

/** What must be mended before a text can be kept, each with its line. */
export function problemsOfDocument(slug: DocumentSlug, body: string, isFigure: IsFigure): string[] {
  const { hasSections } = documentRules[slug]
  const { sections } = readSections(body)
  return [
    ...problemsOfLines(body, sections, isFigure),
    ...(hasSections ? problemsOfSections(slug, body) : []),
  ].slice(0, 20)
}

function problemsOfLines(body: string, sections: readonly TextSection[], isFigure: IsFigure): string[] {
  return body.split('\n').flatMap((line, index) => {
    const at = `Line ${index + 1}`
    const unknown = [...line.matchAll(PLACE)].flatMap(([, name = '']) => (isFigure(name) ? [] : [name]))
    const astray = [...line.matchAll(OWN_LINK)].flatMap(([, anchor = '']) =>
      sections.some(({ id }) => anchor === id || anchor.startsWith(`${id}-`)) ? [] : [anchor],
    )
    return [
      ...unknown.map((name) => `${at}: there is no figure {{${name}}}. Take one from the list`),
      ...(LOOSE_PLACE.test(line.replace(PLACE, ''))
        ? [`${at}: a figure is written {{name}}, with two braces on each side`]
        : []),
      ...astray.map((anchor) => `${at}: no section has the address #${anchor}`),
      ...(hasPicture(line) ? [`${at}: pictures are not shown in documents`] : []),
    ]
  })
}

/** By places and not by a pattern, which would read a line of nothing but beginnings as often as it is long. */
function hasPicture(line: string): boolean {
  const begins = line.indexOf('![')
  return begins !== -1 && line.includes('](', begins)
}

function problemsOfSections(slug: DocumentSlug, body: string): string[] {
  const { before, sections } = readSections(body)
  const first = new Map<string, number>()
  const twice = sections.flatMap(({ id, line }) => {
    const earlier = first.get(id)
    first.set(id, earlier ?? line)
    return earlier ? [`Line ${line}: the section in line ${earlier} has the address #${id} already`] : []
  })
  const missing = documentRules[slug].keeps.filter((id) => !first.has(id))
  return [
    ...(before || sections.length === 0
      ? ['Line 1: begin with a heading, such as ## Who we are {#who-we-are}']
      : []),
    ...twice,
    ...missing.map((id) => `Keep a section with the address {#${id}}: the product shows its own lines there`),
    ...(sections.length > SECTIONS_MOST ? [`At most ${SECTIONS_MOST} sections`] : []),
  ]
}
