import { expect, test } from 'vitest'
import { withoutMarkup } from './find-hit-details.ts'

test('a description is told in plain words, on one line', () => {
  expect(
    withoutMarkup(
      '## What you get\n\n- **Two** masters\n- a [chapter file](https://x.test)\n\n> _By ear_,\nnot by `preset`.',
    ),
  ).toBe('What you get Two masters a chapter file By ear, not by preset.')
})
