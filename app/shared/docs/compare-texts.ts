import { compareParts } from '#app/shared/changes/compare-parts.ts'
import { readSections } from '#domain/documents/index.ts'

/** What differs between two texts, section by section, so that one that moved is not all new. */
export function compareTexts(was: string, is: string) {
  const [before, after] = [partsOf(was), partsOf(is)]
  const names = [...new Set([...after.keys(), ...before.keys()])]
  return compareParts(names.map((name) => [name, before.get(name) ?? '', after.get(name) ?? '']))
}

function partsOf(body: string): Map<string, string> {
  const { before, sections } = readSections(body)
  return new Map([
    ...(before ? [['Text', before] as const] : []),
    ...sections.map(({ id, title, markdown }) => [`#${id}`, `${title}\n\n${markdown}`] as const),
  ])
}
