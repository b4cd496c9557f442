import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RenderedMarkdown, type MarkdownSource } from './rendered-markdown.tsx'

const draw = (text: string, options: Omit<MarkdownSource, 'text'> = {}) =>
  renderToStaticMarkup(createElement(RenderedMarkdown, { text, ...options }))

describe('people’s text', () => {
  it('keeps the order of headings of the page around it', () => {
    expect(draw('# One\n\n## Two')).toContain('<h3>One</h3>\n<h4>Two</h4>')
    expect(draw('# One\n\n###### Six', { headingLevel: 2 })).toContain('<h2>One</h2>\n<h3>Six</h3>')
  })

  it('does not vouch for a link', () => {
    expect(draw('[shop](https://example.com)')).toContain('rel="nofollow noopener ugc"')
  })

  it('runs nothing that was smuggled in', () => {
    const drawn = draw(
      '<script>alert(1)</script><img src=x onerror=alert(1)> [x](javascript:alert(1)) ![y](javascript:alert(2))',
      {
        allowImages: true,
      },
    )
    expect(drawn).not.toMatch(/script|onerror|alert/)
  })

  it('shows pictures only where they are allowed', () => {
    expect(draw('![a jar](https://example.com/jar.png)')).not.toContain('<img')
    expect(draw('![a jar](https://example.com/jar.png)', { allowImages: true })).toContain('alt="a jar"')
  })

  it('reads a list of tasks aloud', () => {
    expect(draw('- [x] drawn\n- [ ] sent')).toContain('Done: ')
  })
})
