import { expect, test } from 'vitest'
import type { PictureView } from '#domain/pictures/index.ts'
import { colourCode } from './colour-code.ts'
import { renderPost } from './render-post.server.tsx'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const picture: PictureView = {
  id,
  state: 'ready',
  width: 1280,
  height: 720,
  widths: [640, 1280],
  colour: '#fff',
  failure: null,
}
const draw = (text: string, more = {}) =>
  renderPost(text, {
    title: 'A post',
    pictures: new Map([[id, picture]]),
    origin: '',
    isFeed: false,
    ...more,
  })

test('a picture of ours that stands alone is a figure with its caption and its size', () => {
  const { html } = draw(`![Four doors](/pictures/${id} "Drawn for this note")`)
  expect(html).toContain('<figure><picture>')
  expect(html).toContain(`src="/files/pictures/${id}/1280.webp"`)
  expect(html).toMatch(/alt="Four doors" width="1280" height="720"/)
  expect(html).toContain('<figcaption>Drawn for this note</figcaption>')
})

test('a picture of another site is not asked for, and the page says so', () => {
  const { html } = draw('![a spy](https://example.com/x.png)\n\n![two](//example.com/y.png)')
  expect(html).not.toMatch(/<img|src=/)
  expect(html).toContain('A picture of another site is not shown: a spy')
})

test('HTML, frames and addresses that do something stay words', () => {
  const { html } = draw(
    '<iframe src="https://example.com"></iframe><script>alert(1)</script>\n\n[x](javascript:alert(1))\n\n::: info\n<b onclick=x>\n:::\n\n```html\n<script>alert(2)</script>\n```',
  )
  expect(html).not.toMatch(/<iframe|<script|<b |href="javascript/)
  expect(html).toContain('&lt;iframe')
})

test('a callout holds Markdown, ends where it is closed, and is code inside code', () => {
  const { html } = draw('::: warning\n**Mind** this\n:::\n\nAfter\n\n```\n::: info\n```')
  expect(html).toContain(
    '<aside class="post-callout is-warning" aria-label="Mind this"><p><strong>Mind</strong>',
  )
  expect(html).toContain('</aside><p>After</p>')
  expect(html.match(/<aside/g)).toHaveLength(1)
})

test('a footnote is led to and back from, one that is not written stays as typed, and code keeps its signs', () => {
  const { html } = draw('Held[^a] and held again[^a], not[^b], `[^a]`.\n\n[^a]: In *escrow*.')
  expect(html).toContain('<a href="#note-1" id="note-1-from"')
  expect(html.match(/id="note-1-from"/g)).toHaveLength(1)
  expect(html).toContain('<li id="note-1">In <em>escrow</em>.')
  expect(html).toContain('not[^b]')
  expect(html).toContain('<code>[^a]</code>')
})

test('a quote names who said it', () => {
  expect(draw('> He only had to want it.\n>\n> — A buyer').html).toContain(
    '<blockquote><p>He only had to want it.</p><footer>A buyer</footer></blockquote>',
  )
})

test('headings are led to from the contents, also two of one name', () => {
  const { html, contents } = draw('## One\n\n## One\n\n## Two `words`')
  expect(contents).toEqual([
    { id: 'one', title: 'One' },
    { id: 'one-2', title: 'One' },
    { id: 'two-words', title: 'Two words' },
  ])
  for (const one of contents) expect(html).toContain(`id="${one.id}"`)
})

test('code is coloured without losing a letter', () => {
  const code = "select count(*) from deal -- all\nwhere name = 'it''s <b>' and held > 100.0;"
  const stretches = colourCode(code, 'sql')
  expect(stretches.map(({ text }) => text).join('')).toBe(code)
  expect(stretches).toContainEqual({ kind: 'remark', text: '-- all' })
  expect(stretches).toContainEqual({ kind: 'word', text: 'select' })
  const { html } = draw('```sql Outcomes by reason\nselect 1 -- <b>\n```')
  expect(html).toContain('<span>Outcomes by reason</span>')
  expect(html).toContain('<span class="code-remark">-- &lt;b&gt;</span>')
})

test.each([
  ['opened strings', `\`\`\`js\n${'"\\'.repeat(9_000)}\n\`\`\``],
  ['opened remarks', `\`\`\`js\n${'/*'.repeat(9_000)}\n\`\`\``],
  ['callouts', '::: info\n'.repeat(6_000)],
  ['quotes in quotes', `${'> '.repeat(20_000)}deep`],
  ['footnotes', '[^a]'.repeat(15_000) + '\n\n[^a]: x'],
  ['brackets', '!['.repeat(30_000)],
])('a text of nothing but %s is read to the last word', (_, text) => {
  const { html } = draw(`${text}\n\nthe end`)
  expect(html).toContain('the end')
})

test('in a feed addresses are whole and nothing can be pressed', () => {
  const { html } = draw(`[fees](/pricing) ![x](/pictures/${id})\n\n\`\`\`js\n1\n\`\`\``, {
    origin: 'https://hall.example',
    isFeed: true,
  })
  expect(html).toContain('href="https://hall.example/pricing"')
  expect(html).toContain('src="https://hall.example/files/pictures/')
  expect(html).not.toContain('<button')
})
