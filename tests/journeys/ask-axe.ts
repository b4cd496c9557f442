import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as axe from 'axe-core'
import type { Kind } from './gather.ts'

type Rule = {
  id: string
  gather: (this: Rule, context: unknown, options?: unknown) => { actualNode: Element }[]
}

export type Axe = typeof axe & { _audit: { rules: Rule[] } }

/** Rules, and what they are asked about: everything, or the chosen ones of what was gathered, each with all that is in it. */
export type Question = {
  rules: readonly string[] | { of: readonly string[]; but: readonly string[] }
  about: { kind: Kind; chosen: readonly number[] } | 'everything'
}

/** So that all rules share what axe draws up of the page, each looks only at what it is asked about: to draw it up takes longest. */
function askOnlyWhatIsAsked({ _audit }: Axe): void {
  for (const rule of _audit.rules) {
    const gather = rule.gather
    rule.gather = function (context, options) {
      const found = gather.call(rule, context, options)
      const asked = tools.asked.get(rule.id)
      return asked ? found.filter(({ actualNode }) => asked.has(actualNode)) : found
    }
  }
}

/** It reads once which window it is in. */
const ITS_WINDOW = /\(window\)\{var \w+=window,document=window\.document;/
const file = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
if (!ITS_WINDOW.test(file)) throw new Error('axe-core begins otherwise than it did')
const movable = file.replace(
  ITS_WINDOW,
  '$&tools.moveAxe=function(other){window=other;document=other.document};',
)

/** Half a megabyte of script, which is read only where it is asked. Asked for no markup: it would copy all that is within each part. */
export const openAxe = `function () {
  const window = globalThis
  ;${movable}
  ;window.axe.configure({ noHtml: true })
  ;(${askOnlyWhatIsAsked})(window.axe)
  return window.axe
}`

/** All questions at once, and what was found to be wrong. One of the tools. */
export async function askAxe(part: string, questions: readonly Question[]): Promise<string[]> {
  const axe = (tools.axe ??= tools.openAxe())
  tools.moveAxe(window)
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
      .flatMap((index) => tools.gathered[kind]?.[index] ?? [])
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
  tools.asked = asked
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
