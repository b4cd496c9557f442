import { describe, expect, it } from 'vitest'
import { editMarkdown, type MarkdownTool } from './edit-markdown.ts'

/** The brackets mark the selection, before and after. */
function edit(tool: MarkdownTool, marked: string): string {
  const start = marked.indexOf('⟦')
  const end = marked.indexOf('⟧') - 1
  const text = marked.replace(/[⟦⟧]/g, '')
  const { from, to, insert, selectFrom, selectTo } = editMarkdown(tool, { text, start, end })
  const next = text.slice(0, from) + insert + text.slice(to)
  return `${next.slice(0, selectFrom)}⟦${next.slice(selectFrom, selectTo)}⟧${next.slice(selectTo)}`
}

describe('the tools of the editor', () => {
  it('set words in bold and take it back', () => {
    expect(edit('bold', 'I draw ⟦marks⟧ well')).toBe('I draw **⟦marks⟧** well')
    expect(edit('bold', 'I draw **⟦marks⟧** well')).toBe('I draw ⟦marks⟧ well')
  })

  it('open an empty pair where nothing is selected', () => {
    expect(edit('italic', 'so ⟦⟧')).toBe('so _⟦⟧_')
  })

  it('make a link and select what is still missing', () => {
    expect(edit('link', 'see ⟦my work⟧')).toBe('see [my work](⟦https://⟧)')
    expect(edit('link', '⟦https://example.com⟧')).toBe('[⟦words⟧](https://example.com)')
    expect(edit('link', '⟦⟧')).toBe('[⟦words⟧](https://)')
  })

  it('work on whole lines, however little of them is selected', () => {
    expect(edit('list', 'one\ntw⟦o\nthr⟧ee\nfour')).toBe('one\n⟦- two\n- three⟧\nfour')
    expect(edit('list', '⟦- two\n- three⟧')).toBe('⟦two\nthree⟧')
    expect(edit('quote', 'a⟦⟧')).toBe('⟦> a⟧')
    expect(edit('heading', '⟦How it goes⟧')).toBe('⟦## How it goes⟧')
  })

  it('count the lines of a numbered list', () => {
    expect(edit('numbers', '⟦a\nb⟧')).toBe('⟦1. a\n2. b⟧')
    expect(edit('numbers', '⟦1. a\n2. b⟧')).toBe('⟦a\nb⟧')
  })
})
