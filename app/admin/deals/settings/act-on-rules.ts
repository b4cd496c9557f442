import { data, redirect } from 'react-router'
import type { RefusedForm } from '#app/answer-form.ts'
import { basedOnIn, readTyped, refusal, type Typed } from '#app/admin/settings/read-form.ts'
import type { MemberEdge } from '#app/edge.ts'
import { countDealsUnderWay } from '#domain/deals/index.ts'
import { relations, type Settings } from '#domain/settings/definitions.ts'
import { changeSettings, readSettings, type SettingKey, THE_END } from '#domain/settings/index.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { type Effect, effectOf } from './effect-of.ts'
import { keysOf, type RuleSection, ruleSections } from './rule-sections.ts'
import { readRule } from './rule-values.ts'
import { tickedIn, withdraw } from './withdraw.ts'

const HERE = '/admin/deals/settings'

export type AnsweredRules = RefusedForm & { effect?: Effect }

/** First what a change would do, then the change itself: announced now, in force after the notice, unless it is withdrawn. */
export async function actOnRules(edge: MemberEdge, form: FormData) {
  const typed = readTyped(form)
  const [step, id] = (typed['intent'] ?? '').split(':')
  const section = ruleSections.find((one) => one.id === id)
  if (!section || (step !== 'see' && step !== 'announce' && step !== 'withdraw'))
    throw new Invalid('There is no such form on this page. Reload it and try again.')
  try {
    if (step === 'withdraw') return await withdraw(edge, section, form)
    return await (step === 'see' ? see(edge, section, typed) : announce(edge, section, typed))
  } catch (error) {
    if (!(error instanceof Conflict || error instanceof Invalid)) throw error
    const fields = error instanceof Invalid ? { ...error.fields } : {}
    const errors = Object.keys(fields).length > 0 ? fields : { '': [error.message] }
    const isWithdrawal = step === 'withdraw'
    const formId = isWithdrawal ? `withdraw-${section.id}` : section.id
    const result = refusal(typed, errors)
    if (isWithdrawal) result.initialValue = { ...typed, changeIds: tickedIn(form) }
    return data<AnsweredRules>({ formId, result }, { status: error.status })
  }
}

async function see({ db, actor, clock }: MemberEdge, section: RuleSection, typed: Typed) {
  const now = clock.now()
  const before = await readSettings(db, THE_END)
  const values = readValues(section, typed, before.currency)
  const after = { ...before, ...values } as Settings
  const broken = relations.filter((relation) => !relation.holds(after))
  if (broken.length > 0)
    throw new Invalid(
      'The rules do not fit together',
      Object.fromEntries(broken.map(({ key, message }) => [key, [message]])),
    )
  const effect = {
    ...effectOf(before, after, keysOf(section), now),
    dealsUnderWay: await countDealsUnderWay(db, actor),
  }
  return data<AnsweredRules>({ formId: section.id, result: { initialValue: typed }, effect })
}

async function announce({ db, transaction, actor, origin }: MemberEdge, section: RuleSection, typed: Typed) {
  const { currency } = await readSettings(db, THE_END)
  const change = {
    values: readValues(section, typed, currency),
    reason: typed['reason'] ?? '',
    basedOn: basedOnIn(typed),
  }
  const changed = await transaction((tx) => changeSettings(tx, actor, change, origin))
  return redirect(`${HERE}?${changed.length > 0 ? 'saved' : 'same'}=${section.id}#${section.id}`)
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
