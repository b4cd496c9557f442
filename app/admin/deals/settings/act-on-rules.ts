import { data, redirect } from 'react-router'
import { basedOnIn, isSettingsField, readTyped, type Typed } from '#app/admin/settings/read-form.ts'
import type { MemberEdge } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsChanges } from '#app/forms/mendable.ts'
import type { RefusedForm } from '#app/forms/refused-form.ts'
import { countDealsUnderWay } from '#domain/deals/index.ts'
import { relations, type Settings } from '#domain/settings/definitions.ts'
import { changeSettings, readSettings, type SettingKey, THE_END } from '#domain/settings/index.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { type Effect, effectOf } from './effect-of.ts'
import { keysOf, type RuleSection, ruleSections } from './rule-sections.ts'
import { readRule } from './rule-values.ts'
import { readWithdrawal, tickedIn, withdraw } from './withdraw.ts'

const HERE = '/admin/deals/settings'
const NO_FORM = 'There is no such form on this page. Reload it and try again.'

export type AnsweredRules = RefusedForm & { effect?: Effect }

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'settings.change',
  unknown: NO_FORM,
  mends: mendsChanges,
  refuse: ({ intent: said, formId, result }, { form }): AnsweredRules =>
    said === 'withdraw'
      ? { formId, result: { ...result, initialValue: { ...result.initialValue, changeIds: tickedIn(form) } } }
      : { formId, result },
})

/** The section that stands behind the intent: `see:fees`. */
function sectionOf({ argument }: { argument: string }): RuleSection {
  const section = ruleSections.find(({ id }) => id === argument)
  if (!section) throw new Invalid(NO_FORM)
  return section
}

/** A form of a section, read as it was typed. */
const ofSection = {
  formId: (asked: { argument: string }) => sectionOf(asked).id,
  isField: isSettingsField,
  read: (asked: { form: FormData; argument: string }) => {
    sectionOf(asked)
    return { value: readTyped(asked.form) }
  },
}

/** First what a change would do, then the change itself: announced now, in force after the notice, unless it is withdrawn. */
export const rulesIntents = intents({
  see: intent({ ...ofSection, runOutside: (asked, typed) => see(asked, sectionOf(asked), typed) }),
  announce: intent({
    ...ofSection,
    run: async (tx, actor, typed, asked) => {
      const { currency } = await readSettings(tx.db, THE_END)
      const values = readValues(sectionOf(asked), typed, currency)
      const change = { values, reason: typed['reason'] ?? '', basedOn: basedOnIn(typed), idea: typed['idea'] }
      return changeSettings(tx, actor, change, asked.origin)
    },
    done: ({ argument: id }, changed) =>
      redirect(`${HERE}?${changed.length > 0 ? 'saved' : 'same'}=${id}#${id}`),
  }),
  withdraw: intent({
    formId: (asked) => `withdraw-${sectionOf(asked).id}`,
    isField: isSettingsField,
    read: (asked) => (sectionOf(asked), readWithdrawal(asked.form)),
    run: (tx, actor, input, { origin }) => withdraw(tx, actor, input, origin),
    done: ({ argument: id }) => redirect(`${HERE}?withdrawn=${id}#${id}`),
  }),
})

export type RulesIntent = IntentOf<typeof rulesIntents>

async function see({ db, actor, clock }: MemberEdge, section: RuleSection, typed: Typed) {
  const now = clock.now()
  const [today, before] = await Promise.all([readSettings(db, now), readSettings(db, THE_END)])
  const values = readValues(section, typed, before.currency)
  const after = { ...before, ...values } as Settings
  const broken = relations.filter((relation) => !relation.holds(after))
  if (broken.length > 0)
    throw new Invalid(
      'The rules do not fit together',
      Object.fromEntries(broken.map(({ key, message }) => [key, [message]])),
    )
  const effect = {
    ...effectOf(before, after, keysOf(section), { now, today }),
    dealsUnderWay: await countDealsUnderWay(db, actor),
  }
  return data<AnsweredRules>({ formId: section.id, result: { initialValue: typed }, effect })
}

/** The rules of a section that were sent, and no others. */
function readValues(
  section: RuleSection,
  typed: Typed,
  currency: string,
): Partial<Record<SettingKey, number>> {
  const wrong: Record<string, string[]> = {}
  const values: Partial<Record<SettingKey, number>> = {}
  for (const key of keysOf(section)) {
    const text = typed[key]
    if (text === undefined) continue
    const read = readRule(key, text, currency)
    if (read.value === undefined) wrong[key] = [read.error]
    else values[key] = read.value
  }
  if (Object.keys(wrong).length > 0) throw new Invalid('Some rules need another look', wrong)
  return values
}
