import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RenderedMarkdown, type MarkdownSource } from './rendered-markdown.tsx'

const draw = (text: string, options: Omit<MarkdownSource, 'text'> = {}) =>
  renderToStaticMarkup(createElement(RenderedMarkdown, { text, ...options }))

describe('people’s text', () => {
  it('keeps the order of headings of the page around it', () => {
    expect(draw('# One\n\n## Two')).toContain('<h3>One</h3><h4>Two</h4>')
    expect(draw('# One\n\n###### Six', { headingLevel: 2 })).toContain('<h2>One</h2><h3>Six</h3>')
  })

  it('does not vouch for a link', () => {
    expect(draw('[shop](https://example.com)')).toContain('rel="nofollow noopener ugc"')
  })

  it('shows what was smuggled in as the words that it is', () => {
    const drawn = draw(
      '<script>alert(1)</script><img src=x onerror=alert(1)> [x](javascript:alert(1)) ![y](data:text/html,alert(2))',
      { allowImages: true },
    )
    expect(drawn).not.toMatch(/<script|<img|href|src="/)
    expect(drawn).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'file:///etc/x',
    'blob:x',
  ])('does not lead to %s', (address) => {
    for (const text of [`[x](${address})`, `[x](<${address}>)`, `<${address}>`, `[x]\n\n[x]: ${address}`])
      expect(draw(text), text).not.toContain('href')
  })

  it('leads to pages, mailboxes and places of this page', () => {
    for (const address of ['https://example.com', '/services', '#terms', 'mailto:ada@example.org'])
      expect(draw(`[x](${address})`)).toContain(`href="${address}"`)
    expect(draw('See https://example.com or ada@example.org')).toMatch(/https:\/\/example\.com".*mailto:ada/)
  })

  it('shows pictures only where they are allowed', () => {
    expect(draw('![a jar](https://example.com/jar.png)')).toBe('<p>a jar</p>')
    expect(draw('![a jar](https://example.com/jar.png)', { allowImages: true })).toContain('alt="a jar"')
  })

  it('reads a list of tasks aloud', () => {
    expect(draw('- [x] drawn\n- [ ] sent')).toContain('Done: ')
  })

  it('aligns the columns of a table without a style of its own, which the page would refuse', () => {
    expect(draw('| Size | Price |\n|---|--:|\n| Mark | $180 |')).toContain('<td align="right">$180</td>')
  })

  it('shows a text that nests deeper than anyone reads as it was written, to the last word', () => {
    for (const step of ['> ', '1. ', '- a\n'])
      expect(draw(`${step.repeat(3_000)}and the fee is yours`)).toContain('and the fee is yours')
    const clause = `${'> '.repeat(18)}the clause`
    expect(draw(clause)).toMatch(/the clause/)
  })

  it('reads a long and busy text as Markdown', () => {
    const part =
      '## Delivery\n\n- The **draft** within 5 days, by [the room](https://example.org/room)\n- You answer in 3\n\n| Part | Price |\n|---|---|\n| One | $5 |\n\nSome words that say what is meant by all of this.\n\n'
    expect(draw(part.repeat(20_000 / part.length))).toContain('<strong>draft</strong>')
  })
})
