import type { Settings } from '#domain/settings/index.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import { isShownLine, lengthOf, seenLengthOf } from '#platform/text/shown-text.ts'
import { proposalLimits, type ProposedMilestone } from '../project-rules.ts'

export type ProposalContent = { text: string; milestones: ProposedMilestone[] }

/** What a proposal asks for in all; refused when a part of it could not become a deal. */
export function sumProposal(
  { text, milestones }: ProposalContent,
  settings: Settings,
): { priceMinor: number; days: number } {
  const fields: Record<string, string[]> = {}
  const { min, max } = proposalLimits.text
  if (seenLengthOf(text) < min || lengthOf(text) > max)
    fields['text'] = [`Your proposal: ${min} to ${max.toLocaleString('en')} characters`]
  if (milestones.length === 0 || milestones.length > settings.milestonesMost)
    fields['milestones'] = [`Milestones: 1 to ${settings.milestonesMost}`]
  for (const [at, one] of milestones.entries()) Object.assign(fields, problemsOfMilestone(one, at, settings))
  if (Object.keys(fields).length > 0) throw new Invalid('The proposal needs a change', fields)
  return {
    priceMinor: milestones.reduce((sum, one) => sum + one.priceMinor, 0),
    days: milestones.reduce((sum, one) => sum + one.days, 0),
  }
}

function problemsOfMilestone(
  { title, priceMinor, days }: ProposedMilestone,
  at: number,
  settings: Settings,
): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  const written = (amount: number) => formatMoney(minor(amount), settings.currency)
  const { min, max } = proposalLimits.milestoneTitle
  if (seenLengthOf(title) < min || lengthOf(title) > max || !isShownLine(title))
    fields[`milestones[${at}].title`] = [`Milestone ${at + 1}: name it in ${min} to ${max} characters`]
  if (
    !Number.isSafeInteger(priceMinor) ||
    priceMinor < settings.milestoneMinMinor ||
    priceMinor > settings.milestoneMaxMinor
  )
    fields[`milestones[${at}].price`] = [
      `Price: from ${written(settings.milestoneMinMinor)} to ${written(settings.milestoneMaxMinor)} a milestone`,
    ]
  if (!Number.isSafeInteger(days) || days < 1 || days > proposalLimits.days.max)
    fields[`milestones[${at}].days`] = [`Days: a whole number from 1 to ${proposalLimits.days.max}`]
  return fields
}
