import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ThemeSwitch } from './theme-switch.tsx'

describe('the theme switch', () => {
  it('is a form that works without JavaScript and shows what is chosen', () => {
    const html = renderToStaticMarkup(<ThemeSwitch theme="dark" next="/c/logo" />)
    expect(html).toMatch(/<form[^>]* action="\/preferences\/theme" method="post"/)
    expect(html).toContain('name="next" value="/c/logo"')
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1)
    expect(html).toMatch(/value="dark" aria-pressed="true"/)
  })
})
