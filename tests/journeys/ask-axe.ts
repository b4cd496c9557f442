import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as axe from 'axe-core'
import type { Kind } from './gather.ts'

type Rule = {
  id: string
  gather: (this: Rule, context: unknown, options?: unknown) => { actualNode: Element }[]
}

declare global {
  interface Window {
    axe?: typeof axe & { _audit: { rules: Rule[] } }
    /** Puts axe into the page: half a megabyte of script, which is read only where it is asked. */
    bringAxe?: () => void
    /** What each rule is asked about in this look; one that is not named here is asked about everything. */
    asked?: Map<string, ReadonlySet<Element>>
  }
}

/** Rules, and what they are asked about: everything, or the chosen ones of what was gathered, each with all that is in it. */
export type Question = {
  rules: readonly string[] | { of: readonly string[]; but: readonly string[] }
  about: { kind: Kind; chosen: readonly number[] } | 'everything'
}

/** So that all rules share what axe draws up of the page, each looks only at what it is asked about: to draw it up takes longest. */
function askOnlyWhatIsAsked(): void {
  for (const rule of window.axe?._audit.rules ?? []) {
    const gather = rule.gather
    rule.gather = function (context, options) {
      const found = gather.call(rule, context, options)
      const asked = window.asked?.get(rule.id)
      return asked ? found.filter(({ actualNode }) => asked.has(actualNode)) : found
    }
  }
}

/** Asked for no markup: it would copy all that is within each part that it looks at. */
const axeItself = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
  axe.configure({ noHtml: true }); (${askOnlyWhatIsAsked})()`

export const bringAxe = `window.bringAxe = function () { ${axeItself} }`

/** All questions at once, and what was found to be wrong. Runs in the page. */
export async function askAxe([part, questions]: readonly [string, readonly Question[]]): Promise<string[]> {
  if (!window.axe) window.bringAxe?.()
  const { axe } = window
  if (!axe) throw new Error('The page was left while it was looked at')
  const isSettled = ({ tags }: { tags: string[] }) =>
    !tags.includes('experimental') && !tags.includes('deprecated')
  const namesOf = (rules: Question['rules']) =>
    'of' in rules
      ? axe
          .getRules([...rules.of])
          .filter((rule) => isSettled(rule) && !rules.but.includes(rule.ruleId))
          .map(({ ruleId }) => ruleId)
      : rules
  const elementsOf = ({ kind, chosen }: { kind: Kind; chosen: readonly number[] }) =>
    chosen
      .flatMap((index) => window.gathered?.[kind]?.[index] ?? [])
      .flatMap((element) => [element, ...element.querySelectorAll('*')])
  const asked = new Map<string, Set<Element>>()
  const everywhere = new Set<string>()
  for (const { rules, about } of questions) {
    const elements = about === 'everything' ? [] : elementsOf(about)
    for (const rule of namesOf(rules)) {
      if (about === 'everything') everywhere.add(rule)
      asked.set(rule, new Set([...(asked.get(rule) ?? []), ...elements]))
    }
  }
  const values = [...asked.keys()]
  for (const rule of everywhere) asked.delete(rule)
  window.asked = asked
  const found = await axe.run(part, {
    runOnly: { type: 'rule', values },
    resultTypes: ['violations'],
    // None of these rules reads style sheets or films, which axe would fetch again for each look.
    preload: false,
  })
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
