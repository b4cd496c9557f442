export type Selection = { text: string; start: number; end: number }
export type MarkdownTool = 'bold' | 'italic' | 'code' | 'link' | 'heading' | 'list' | 'numbers' | 'quote'

/** What to put in place of which part, and what to select then: so that the browser can undo it. */
type MarkdownEdit = { from: number; to: number; insert: string; selectFrom: number; selectTo: number }

const wraps: Partial<Record<MarkdownTool, string>> = { bold: '**', italic: '_', code: '`' }
const prefixes: Partial<Record<MarkdownTool, string>> = { heading: '## ', list: '- ', quote: '> ' }

export function editMarkdown(tool: MarkdownTool, selection: Selection): MarkdownEdit {
  const wrap = wraps[tool]
  if (wrap) return toggleWrap(wrap, selection)
  if (tool === 'link') return makeLink(selection)
  return toggleLines(tool, selection)
}

function toggleWrap(wrap: string, { text, start, end }: Selection): MarkdownEdit {
  const size = wrap.length
  const inside = text.slice(start, end)
  const isWrapped = text.slice(start - size, start) === wrap && text.slice(end, end + size) === wrap
  if (isWrapped) {
    return {
      from: start - size,
      to: end + size,
      insert: inside,
      selectFrom: start - size,
      selectTo: end - size,
    }
  }
  return {
    from: start,
    to: end,
    insert: wrap + inside + wrap,
    selectFrom: start + size,
    selectTo: end + size,
  }
}

function makeLink({ text, start, end }: Selection): MarkdownEdit {
  const inside = text.slice(start, end)
  const isAddress = /^https?:\/\/\S+$/.test(inside)
  const [words, address] = isAddress ? ['words', inside] : [inside || 'words', 'https://']
  const insert = `[${words}](${address})`
  // What is still to be written is selected: the words of a pasted address, or the address of given words.
  const selectFrom = isAddress || !inside ? start + 1 : start + words.length + 3
  const selectTo = isAddress || !inside ? start + 1 + words.length : start + insert.length - 1
  return { from: start, to: end, insert, selectFrom, selectTo }
}

function toggleLines(tool: MarkdownTool, { text, start, end }: Selection): MarkdownEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const nextBreak = text.indexOf('\n', end)
  const to = nextBreak === -1 ? text.length : nextBreak
  const lines = text.slice(from, to).split('\n')
  const prefixOf = (index: number) => prefixes[tool] ?? `${index + 1}. `
  const areMarked = lines.every((line, index) => line.startsWith(prefixOf(index)))
  const changed = lines.map((line, index) =>
    areMarked ? line.slice(prefixOf(index).length) : prefixOf(index) + line,
  )
  const insert = changed.join('\n')
  return { from, to, insert, selectFrom: from, selectTo: from + insert.length }
}
