import { addDays } from '#platform/clock/clock.ts'
import type { Need, Reading } from '#domain/assistant/index.ts'
import type { CarriedBrief } from '#domain/briefs/index.ts'
import type { FiguresView } from './brief-view.ts'
import type { Range } from './show-reading.ts'

/** The person's own words, every one of them, and below them the lines that say something more. */
export function describe({ text }: Need, { scope }: Reading): string {
  const said = text.toLowerCase()
  const more = scope.filter((line) => !said.includes(line.text.toLowerCase()))
  return [text, more.map((line) => `- ${line.text}`).join('\n')].filter(Boolean).join('\n\n')
}

/** The whole brief as plain words, for a message or the clipboard. */
export function briefWords(need: Need, reading: Reading, { budget, days }: FiguresView): string {
  const facts = [
    `Budget: ${budget.words}`,
    `Time: ${days.words}`,
    ...(reading.skills.length > 0 ? [`Skills: ${reading.skills.join(', ')}`] : []),
  ]
  return [reading.title, describe(need, reading), facts.join('\n')].join('\n\n')
}

/** A brief on its way into a project or a message: it says what the page said. */
export function toCarry(need: Need, reading: Reading, range: Range, now: Date): CarriedBrief {
  return {
    title: reading.title,
    description: describe(need, reading),
    categoryId: reading.categoryIds[0] ?? null,
    skills: reading.skills,
    budgetMinMinor: range.low,
    budgetMaxMinor: range.high,
    wantedBy: reading.deadline ?? (reading.days === null ? null : dayOf(addDays(now, reading.days))),
  }
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
