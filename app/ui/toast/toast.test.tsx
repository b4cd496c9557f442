import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ToastRegion } from './toast.tsx'

describe('a message that the server left', () => {
  it('stands in the page before any script runs, with its action', () => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <ToastRegion
          flash={[{ id: 'f1', text: 'Saved to Favourites', action: { label: 'Look', to: '/my/favourites' } }]}
        />
      </MemoryRouter>,
    )
    expect(html).toContain('role="status"')
    expect(html).toContain('Saved to Favourites')
    expect(html).toContain('href="/my/favourites"')
  })
})
