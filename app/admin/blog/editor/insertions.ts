import {
  editMarkdown,
  type MarkdownTool,
  type Selection,
} from '#app/ui/inputs/markdown-editor/edit-markdown.ts'

/** What is put in place of which part, and what is selected then. */
type Edit = ReturnType<typeof editMarkdown>

export type Insertion = 'table' | 'code' | 'callout' | 'footnote'

const blocks: Readonly<Record<Exclude<Insertion, 'footnote'>, (inside: string) => string>> = {
  table: () => '| What | How many |\n| --- | ---: |\n| First | 1 |',
  code: (inside) => `\`\`\`ts What it shows\n${inside || 'const held = 100'}\n\`\`\``,
  callout: (inside) => `::: info\n${inside || '**What to remember.** Why.'}\n:::`,
}

/** A part of its own between two empty lines. */
function asBlock(words: string, { text, start, end }: Selection): Edit {
  const before =
    start === 0 || text.slice(0, start).endsWith('\n\n') ? '' : text[start - 1] === '\n' ? '\n' : '\n\n'
  const after = text.slice(end).startsWith('\n\n') ? '' : text[end] === '\n' ? '\n' : '\n\n'
  const from = start + before.length
  return {
    from: start,
    to: end,
    insert: before + words + after,
    selectFrom: from,
    selectTo: from + words.length,
  }
}

/** A note is named where the pen is, and written at the end of the text. */
function footnote({ text, end }: Selection): Edit {
  let number = 1
  while (text.includes(`[^${number}]`)) number++
  const rest = text.slice(end).trimEnd()
  const insert = `[^${number}]${rest}\n\n[^${number}]: `
  const told = 'Where it is from.'
  const at = end + insert.length
  return { from: end, to: text.length, insert: insert + told, selectFrom: at, selectTo: at + told.length }
}

export function editPost(tool: MarkdownTool | Insertion, selection: Selection): Edit {
  if (tool === 'footnote') return footnote(selection)
  // Code of a post is a block with a language; a word of code is typed.
  if (tool === 'table' || tool === 'code' || tool === 'callout')
    return asBlock(blocks[tool](selection.text.slice(selection.start, selection.end)), selection)
  return editMarkdown(tool, selection)
}

/** A picture with its words, as a part of its own. */
export function pictureIn(
  selection: Selection,
  { address, alt, caption }: { address: string; alt: string; caption: string },
) {
  const plain = (words: string) => words.replace(/[[\]()"\\\n]/g, ' ').trim()
  const under = plain(caption) ? ` "${plain(caption)}"` : ''
  return asBlock(`![${plain(alt)}](${address}${under})`, { ...selection, start: selection.end })
}
