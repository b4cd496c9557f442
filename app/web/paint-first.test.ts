import { describe, expect, it } from 'vitest'
import { paintFirst } from './paint-first.ts'

const painted = (html: string) => paintFirst(Buffer.from(html)).toString()

const page =
  '<head><link rel="modulepreload" href="/assets/react.js" nonce="n1"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<body><p>Words, слова</p><script nonce="n1" type="module" async="">import "/assets/entry.js"</script></body>'

describe('a page that is painted before its script is fetched', () => {
  it('asks for no module while it loads', () => {
    const html = painted(page)
    expect(html).not.toContain('rel="modulepreload"')
    expect(html).not.toContain('type="module"')
  })

  it('keeps its words, its style and the script that it begins later', () => {
    const html = painted(page)
    expect(html).toContain('<link rel="stylesheet" href="/a.css"/>')
    expect(html).toContain('<p>Words, слова</p>')
    expect(html).toContain('<script nonce="n1" type="text/late-module">import "/assets/entry.js"</script>')
    expect(html).toContain('(["/assets/react.js"])')
  })

  it('leaves a page without script as it is', () => {
    expect(painted('<body><p>Words, слова</p></body>')).toBe('<body><p>Words, слова</p></body>')
  })
})
