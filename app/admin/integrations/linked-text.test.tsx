import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkedText } from './linked-text.tsx'

test('addresses of a letter can be followed, and nothing else in it means anything', () => {
  expect(
    renderToStaticMarkup(<LinkedText text={'Open:\nhttp://localhost:3000/a?b=c&d\n<b>javascript:x</b>'} />),
  ).toBe(
    'Open:\n<a href="http://localhost:3000/a?b=c&amp;d" rel="noreferrer">http://localhost:3000/a?b=c&amp;d</a>\n&lt;b&gt;javascript:x&lt;/b&gt;',
  )
})
