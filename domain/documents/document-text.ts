/** A part of a document: `## Title {#anchor}` and what stands below it. */
export type TextSection = {
  id: string
  title: string
  markdown: string
  /** Where its heading stands, from 1. */
  line: number
}

const HEADING = /^##\s+(.+?)(?:\s+\{#([a-z0-9]+(?:-[a-z0-9]+)*)\})?\s*$/
const FENCE = /^\s{0,3}(?:```|~~~)/

/** The sections of a text, and what stands before the first of them. */
export function readSections(body: string): { before: string; sections: TextSection[] } {
  const before: string[] = []
  const sections: (Omit<TextSection, 'markdown'> & { lines: string[] })[] = []
  let isInCode = false
  for (const [index, line] of body.split('\n').entries()) {
    if (FENCE.test(line)) isInCode = !isInCode
    const [, title, id] = (!isInCode && HEADING.exec(line)) || []
    if (title) sections.push({ id: id ?? anchorOfTitle(title), title, line: index + 1, lines: [] })
    else (sections.at(-1)?.lines ?? before).push(line)
  }
  return {
    before: before.join('\n').trim(),
    sections: sections.map(({ lines, ...section }) => ({ ...section, markdown: lines.join('\n').trim() })),
  }
}

/** The opposite of reading: what an editor begins with. */
export const writeSections = (sections: readonly Omit<TextSection, 'line'>[]): string =>
  sections.map(({ id, title, markdown }) => `## ${title} {#${id}}\n\n${markdown.trim()}`).join('\n\n')

const anchorOfTitle = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'section'
