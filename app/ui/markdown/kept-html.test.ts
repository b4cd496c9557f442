import { expect, test } from 'vitest'
import { keptHtml } from './kept-html.tsx'

test('a text is the same when it is asked for again, and another where it stands at another level', () => {
  const text = '# One\n\n![a jar](/jar.png) <b>'
  const [first, again] = [keptHtml({ text }), keptHtml({ text })]
  expect(again).toBe(first)
  expect(first).toBe('<h3>One</h3><p>a jar &lt;b&gt;</p>')
  expect(keptHtml({ text, headingLevel: 2 })).toContain('<h2>One</h2>')
  expect(keptHtml({ text, allowImages: true })).toContain('<img src="/jar.png"')
})
