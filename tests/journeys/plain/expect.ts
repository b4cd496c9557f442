import { expect as ofPlaywright, type Expect } from '@playwright/test'
import { descriptionOf } from './accessible.ts'
import { isChecked, valueOf } from './fields.ts'
import { isDisabled } from './find.ts'
import { PlainLocator } from './locator.ts'
import { PlainPage } from './page.ts'
import { isShown } from './shown.ts'
import { inOneLine, textOf } from './tree.ts'

type Expected = string | RegExp
/** What is there, and whether that is what was said. */
type Outcome = { is: boolean; found: unknown }

const isText = (text: string, expected: Expected, isPart: boolean): boolean => {
  if (expected instanceof RegExp) return expected.test(text)
  const [line, sought] = [inOneLine(text), inOneLine(expected)]
  return isPart ? line.includes(sought) : line === sought
}

function areTexts(locator: PlainLocator, expected: Expected | readonly Expected[], isPart: boolean): Outcome {
  if (!Array.isArray(expected)) {
    const found = inOneLine(textOf(locator.one()))
    return { found, is: isText(textOf(locator.one()), expected as Expected, isPart) }
  }
  const texts = locator.found().map(textOf)
  const list = expected as readonly Expected[]
  if (!isPart)
    return {
      found: texts.map(inOneLine),
      is: texts.length === list.length && list.every((one, at) => isText(texts[at] ?? '', one, false)),
    }
  // Each is found in its order, with others between them or not.
  let from = 0
  const is = list.every((one) => {
    const at = texts.findIndex((text, index) => index >= from && isText(text, one, true))
    from = at + 1
    return at >= 0
  })
  return { found: texts.map(inOneLine), is }
}

const ofLocator: Record<string, (locator: PlainLocator, ...expected: never[]) => Outcome> = {
  toBeVisible: (locator) => ({
    found: `${locator.found().length} of them`,
    is: locator.found().length > 0 && isShown(locator.one()),
  }),
  toBeHidden: (locator) => ({
    found: `${locator.found().length} of them`,
    is: !locator.found().some(isShown),
  }),
  toHaveCount: (locator, count: number) => ({
    found: locator.found().length,
    is: locator.found().length === count,
  }),
  toContainText: (locator, expected: Expected) => areTexts(locator, expected, true),
  toHaveText: (locator, expected: Expected) => areTexts(locator, expected, false),
  toHaveValue: (locator, expected: Expected) => {
    const found = valueOf(locator.one())
    return { found, is: expected instanceof RegExp ? expected.test(found) : found === expected }
  },
  toHaveAttribute: (locator, name: string, ...[expected]: Expected[]) => {
    const found = locator.one().attribs[name]
    if (expected === undefined) return { found, is: found !== undefined }
    return {
      found,
      is: found !== undefined && (expected instanceof RegExp ? expected.test(found) : found === expected),
    }
  },
  toBeChecked: (locator) => ({ found: isChecked(locator.one()), is: isChecked(locator.one()) }),
  toBeDisabled: (locator) => ({ found: isDisabled(locator.one()), is: isDisabled(locator.one()) }),
  toHaveAccessibleDescription: (locator, expected: Expected) => ({
    found: descriptionOf(locator.one()),
    is: isText(descriptionOf(locator.one()), expected, false),
  }),
}

const ofPage: Record<string, (page: PlainPage, expected: never) => Outcome> = {
  toHaveURL: (page, expected: Expected) => ({
    found: page.url(),
    is:
      expected instanceof RegExp
        ? expected.test(page.url())
        : page.url() === page.context().resolve(expected).href,
  }),
}

/** Asked once: without script a page does not change by itself. */
function matchersOf(actual: PlainLocator | PlainPage, message: string | undefined) {
  const known = (actual instanceof PlainPage ? ofPage : ofLocator) as Record<
    string,
    (of: unknown, ...expected: unknown[]) => Outcome
  >
  const about = actual instanceof PlainPage ? actual.url() : `'${actual.words}' at ${actual.page.url()}`
  const make = (isNot: boolean) =>
    new Proxy({} as Record<string, unknown>, {
      get(_, name: string) {
        if (name === 'not') return make(true)
        const matcher = known[name]
        if (!matcher) throw new Error(`Only a browser can say ${name}`)
        return async (...expected: unknown[]) => {
          const { is, found } = matcher(actual, ...expected)
          if (is !== isNot) return
          const wanted = expected
            .map((one) => (one instanceof RegExp ? String(one) : JSON.stringify(one)))
            .join(', ')
          throw new Error(
            [
              message,
              `${about} should ${isNot ? 'not ' : ''}${name} ${wanted}, but is ${JSON.stringify(found)}`,
            ]
              .filter(Boolean)
              .join(': '),
          )
        }
      },
    })
  return make(false)
}

const isPlain = (actual: unknown) => actual instanceof PlainLocator || actual instanceof PlainPage

/** Playwright's own, that knows pages that were opened without a browser as well. */
export const expect: Expect = new Proxy(ofPlaywright, {
  apply: (target, _self, [actual, message]: [unknown, string | undefined]) =>
    isPlain(actual) ? matchersOf(actual as PlainLocator | PlainPage, message) : target(actual, message),
})
