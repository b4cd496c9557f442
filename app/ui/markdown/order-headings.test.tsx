import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RenderedMarkdown } from './rendered-markdown.tsx'

const levelsOf = (text: string) =>
  [...renderToStaticMarkup(<RenderedMarkdown text={text} headingLevel={3} />).matchAll(/<h(\d)/g)].map(
    ([, level]) => Number(level),
  )

test('a text that begins with a lesser heading begins at the level of the page all the same', () => {
  expect(levelsOf('## One\n\ntext\n\n## Two')).toEqual([3, 3])
})

test('no level is skipped, and a greater heading comes back to where it belongs', () => {
  expect(levelsOf('# One\n\n### Below\n\n### Beside\n\n# Two\n\n> #### Quoted')).toEqual([3, 4, 4, 3, 4])
})
