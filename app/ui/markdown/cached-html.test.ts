import { expect, test } from 'vitest'
import { cachedHtml } from './cached-html.tsx'

test('a text is the same when it is asked for again, and another where it stands at another level', () => {
  const text = '# One\n\n![a jar](/jar.png) <b>'
  const [first, again] = [cachedHtml({ text }), cachedHtml({ text })]
  expect(again).toBe(first)
  expect(first).toBe('<h3>One</h3><p>a jar &lt;b&gt;</p>')
  expect(cachedHtml({ text, headingLevel: 2 })).toContain('<h2>One</h2>')
  expect(cachedHtml({ text, allowImages: true })).toContain('<img src="/jar.png"')
})
