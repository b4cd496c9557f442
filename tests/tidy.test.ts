import { describe, expect, test } from 'vitest'
import { houseRules } from './tidy/house-rules.ts'
import { readSources, type SourceFile } from './tidy/source-files.ts'

const sources = readSources()

describe('the house', () => {
  test('the rules look at the whole house', () => {
    for (const room of ['app/', 'app/ui/', 'domain/', 'platform/', 'tests/']) {
      expect(
        sources.some((file) => file.path.startsWith(room)),
        room,
      ).toBe(true)
    }
  })

  test.each(houseRules.map((rule) => [rule.name, rule] as const))('%s', (_name, rule) => {
    expect(sources.flatMap((file) => rule.check(file))).toEqual([])
  })
})

describe('each rule catches a violation', () => {
  const file = (path: string, text = ''): SourceFile => ({ path, text })
  const planted: Record<string, SourceFile> = {
    'imports go one way: app, domain, platform': file(
      'platform/db/x.ts',
      `import { a } from '#domain/settings/index.ts'`,
    ),
    'the design system knows no domain word': file(
      'app/ui/work/work.tsx',
      `import type { S } from '#domain/settings/index.ts'`,
    ),
    'an area is entered by its door': file(
      'domain/support/x.ts',
      `import { a } from '#domain/settings/queries.ts'`,
    ),
    'an area imports only areas before it': file(
      'domain/settings/x.ts',
      `import { a } from '#domain/support/index.ts'`,
    ),
    'components import only what is pure from a domain': file(
      'app/my/x.tsx',
      `import { a } from '#domain/settings/index.ts'`,
    ),
    'tables are touched only by their own area': file(
      'domain/support/x.ts',
      `import { t } from '../settings/schema.server.ts'`,
    ),
    'a file fits a few screens': file('domain/settings/x.ts', '\n'.repeat(400)),
    'there is no drawer': file('platform/db/query-helpers.ts'),
    'names are kebab-case': file('app/my/MyPage.tsx'),
    'forms are read in one place': file('app/my/x.ts', 'const sent = parseWithZod(form, { schema })'),
    'time is given to a domain, never taken': file('domain/deals/x.ts', 'const at = Date.now()'),
    'the edge opens the transaction': file('domain/deals/x.ts', 'await db.transaction(async () => {})'),
    'pictures are drawn by one sharp, which keeps none of them': file(
      'domain/deals/x.ts',
      `import sharp from 'sharp'`,
    ),
    'nothing is left for later': file('domain/deals/x.ts', '// TO' + 'DO'),
  }

  test.each(houseRules.map((rule) => [rule.name, rule] as const))('%s', (name, rule) => {
    const violation = planted[name]
    expect(violation && rule.check(violation)).toHaveLength(1)
  })
})
