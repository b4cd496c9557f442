import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Scroller } from './scroller.tsx'

test('what scrolls is named and reached by keys before there is a script', () => {
  const html = renderToStaticMarkup(<Scroller label="Takings by month">1,204</Scroller>)
  expect(html).toContain('tabindex="0"')
  expect(html).toContain('role="group" aria-label="Takings by month"')
})
