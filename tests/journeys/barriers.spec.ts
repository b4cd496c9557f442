import { findBarriers, findBarriersOfWidth } from './barriers.ts'
import { expect, test, widths } from './journey.ts'

const [narrow, wide] = widths

/** A page that is fine, with something that only a wide window shows. */
const pageWith = (
  more: string,
  style = '',
) => `<!doctype html><html lang="en"><head><title>A page</title><style>
  a, button { display: inline-block; min-width: 44px; min-height: 44px }
  .wide { display: none }
  @media (min-width: 800px) { .wide { display: block } ${style} }
</style></head><body><header><a href="#main">Home</a></header>
<main id="main"><h1>A page</h1><p>Words.</p><button>Press</button>${more}</main></body></html>`

const broken = [
  [
    'targets that are too small and too near',
    pageWith(
      '<button class="near">One</button><button class="near">Two</button>',
      '.near { min-width: 0; min-height: 0; width: 10px; height: 10px; padding: 0; overflow: hidden }',
    ),
    'target-size',
  ],
  ['a heading that skips a level', pageWith('<h4 class="wide">Deep down</h4>'), 'heading-order'],
  [
    'a part that no key reaches',
    pageWith(
      '<div class="box"><p>Many words.</p><p>Many words.</p></div>',
      '.box { height: 30px; overflow: auto }',
    ),
    'scrollable-region-focusable',
  ],
  [
    'words outside of everything',
    pageWith('').replace('</main>', '</main><p class="wide">Lost words.</p>'),
    'region',
  ],
  [
    'two parts of one name',
    pageWith('<nav aria-label="More">A</nav><nav class="wide" aria-label="More">B</nav>'),
    'landmark-unique',
  ],
  [
    'words that are hard to read',
    pageWith('<p class="wide" style="color: #bbb">Faint.</p>'),
    'color-contrast',
  ],
  ['a picture without words', pageWith('<div class="wide"><img src="data:,"></div>'), 'image-alt'],
] as const

/** Wrong in three ways, each found by a rule that is asked about something else. */
const wrongAtOnce = pageWith(
  '<button class="tiny">One</button><button class="tiny">Two</button><p style="color: #ccc">Faint.</p><img src="data:,">',
  '.tiny { min-width: 0; min-height: 0; width: 10px; height: 10px; padding: 0; overflow: hidden }',
)

// One page for all of them: to open a browser takes longer than to look.
test('what only the second width breaks is found there, and what is fine in both is found to be so', async ({
  page,
}) => {
  const lookTwice = async (html: string) => {
    await page.setViewportSize({ width: narrow, height: 800 })
    await page.setContent(html)
    expect(await findBarriers(page)).toEqual([])
    await page.setViewportSize({ width: wide, height: 800 })
    return findBarriersOfWidth(page)
  }
  for (const [what, html, rule] of broken) expect((await lookTwice(html)).join(), what).toContain(rule)
  expect(await lookTwice(pageWith('<h2 class="wide">Here</h2>'))).toEqual([])
  await page.setContent(wrongAtOnce)
  const rules = (await findBarriers(page)).map((found) => found.split(':')[0])
  expect(rules.toSorted()).toEqual(['color-contrast', 'image-alt', 'target-size'])
})
