import { describe, expect, test } from 'vitest'
import { rulesOfAreas } from './tidy/rules-of-areas.ts'
import { rulesOfFiles } from './tidy/rules-of-files.ts'
import { rulesOfForms } from './tidy/rules-of-forms.ts'
import { rulesOfQueries } from './tidy/rules-of-queries.ts'
import { rulesOfRooms } from './tidy/rules-of-rooms.ts'
import { readSources, type SourceFile } from './tidy/source-files.ts'

const sources = readSources()
const rules = [...rulesOfRooms, ...rulesOfAreas, ...rulesOfForms, ...rulesOfFiles, ...rulesOfQueries].map(
  (rule) => [rule.name, rule] as const,
)

describe('the house', () => {
  test('the rules look at the whole house', () => {
    for (const room of ['app/', 'app/ui/', 'commands/', 'demo/', 'domain/', 'platform/', 'tests/']) {
      expect(
        sources.some((file) => file.path.startsWith(room)),
        room,
      ).toBe(true)
    }
  })

  test.each(rules)('%s', (_name, rule) => {
    expect(rule.check(sources)).toEqual([])
  })
})

describe('each rule catches a violation', () => {
  const file = (path: string, text = ''): SourceFile => ({ path, text })
  const list = file('domain/areas.ts', 'const areas: readonly Area[] = [\n  settings,\n  support,\n]')
  const planted: Record<string, SourceFile[]> = {
    'imports go one way: app, demo, domain, platform': [
      file('platform/db/x.ts', `import { a } from '#domain/settings/index.ts'`),
    ],
    'screens of one audience import none of another': [
      file('app/admin/x.ts', `import { a } from '#app/my/orders/y.ts'`),
    ],
    'the design system knows no domain word': [
      file('app/ui/work/work.tsx', `import type { S } from '#domain/settings/index.ts'`),
    ],
    'files import one another in no circle, not even for types': [
      file('domain/settings/x.ts', `import { y } from './y.ts'`),
      file('domain/settings/y.ts', `import type { X } from './x.ts'`),
    ],
    'what an index holds newest first is asked for in its order, so that it is not sorted each time': [
      file(
        'domain/support/schema.server.ts',
        `export const ticket = pgTable('t', {}, (table) => [index('x').on(table.at.desc())])`,
      ),
      file('domain/support/x.ts', 'ask.orderBy(desc(ticket.at))'),
    ],
    'no folder has more than 40 entries': Array.from({ length: 41 }, (_, number) =>
      file(`domain/settings/x${number}.ts`),
    ),
    'an area is entered by its index': [
      file('domain/support/x.ts', `import { a } from '#domain/settings/queries.ts'`),
    ],
    'an area imports only areas before it in the list': [
      list,
      file('domain/settings/x.ts', `import { a } from '#domain/support/index.ts'`),
    ],
    'what areas stand on knows no area': [
      file('domain/x.ts', `import { a } from '#domain/support/index.ts'`),
      file('domain/y.ts', `import { a } from './x.ts'`),
      file('domain/settings/x.ts', `import { a } from '#domain/y.ts'`),
    ],
    'a central file names no single area': [
      file('domain/x.ts', `import { a } from '#domain/support/index.ts'`),
    ],
    'components import only what is pure from a domain': [
      file('app/my/x.tsx', `import { a } from '#domain/settings/index.ts'`),
    ],
    'tables are touched only by their own area': [
      file('domain/support/x.ts', `import { t } from '../settings/schema.server.ts'`),
    ],
    'every area describes itself': [file('domain/support/area.ts', 'export const support = {}')],
    'kinds are typed where they are defined': [file('domain/support/x.ts', 'type Asked = { job: string }')],
    'every form goes through the one verb': [
      file('app/my/x.page.tsx', 'export const action = acting(async ({ form }) => save(await form()))'),
    ],
    'a form names its intent by its type': [
      file('app/my/x.page.tsx', '<button name="intent" value="save">Save</button>'),
    ],
    'a file fits a few screens': [file('domain/settings/x.ts', '\n'.repeat(400))],
    'there is no drawer': [file('platform/db/query-helpers.ts')],
    'names are kebab-case': [file('app/my/MyPage.tsx')],
    'time is given to a domain, never taken': [file('domain/deals/x.ts', 'const at = Date.now()')],
    'the edge opens the transaction': [file('domain/deals/x.ts', 'await db.transaction(async () => {})')],
    'pictures are drawn by one sharp, which keeps none of them': [
      file('domain/deals/x.ts', `import sharp from 'sharp'`),
    ],
    'raw texts with letters of other alphabets are patterns': [
      file('domain/deals/x.ts', 'export const words = String.raw`it’s`'),
    ],
    'no public page makes a format of Intl while it is loaded': [
      file('app/public/x.ts', `const day = new Intl.DateTimeFormat('en-GB')`),
    ],
    'countries and languages are named by the server': [
      file('app/my/x.tsx', `import { countries } from '#domain/accounts/members/profile-choices.ts'`),
    ],
    'a journey presses a letter when it is heard': [
      file('tests/journeys/x.spec.ts', `await page.keyboard.press('?')`),
    ],
    'a story is told without a browser': [
      file('tests/journeys/x.story.ts', `import { expect, test } from './journey.ts'`),
    ],
    'nothing is left for later': [file('domain/deals/x.ts', '// TO' + 'DO')],
  }

  test.each(rules)('%s', (name, rule) => {
    expect(rule.check(planted[name] ?? [])).toHaveLength(1)
  })
})
