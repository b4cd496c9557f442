import { z } from 'zod'
import { isShown, lengthOf, seenLengthOf } from '#platform/text/shown-text.ts'
import { projectLimits, proposalLimits } from './project-rules.ts'
import { budgetKinds, visibilities } from './states.ts'

function someText(label: string, { min = 0, max }: { min?: number; max: number }) {
  return z
    .string({ error: `${label}: write text` })
    .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
    .refine((typed) => seenLengthOf(typed) >= min, { error: `${label}: at least ${min} characters` })
    .refine((typed) => lengthOf(typed) <= max, {
      error: `${label}: at most ${max.toLocaleString('en')} characters`,
    })
    .refine(isShown, { error: `${label}: remove the characters that can’t be shown` })
}
const someLine = (label: string, limits: { min?: number; max: number }) =>
  someText(label, limits).refine((typed) => !typed.includes('\n'), { error: `${label}: write one line` })

/** What stands between commas or on lines of its own, each once however it is written. */
export function splitSkills(typed: string): string[] {
  const byName = new Map<string, string>()
  for (const skill of typed.split(/[,;\n]/).map((one) => one.trim().replaceAll(/\s+/g, ' '))) {
    const name = skill.toLowerCase()
    if (skill && !byName.has(name)) byName.set(name, name)
  }
  return [...byName.values()]
}

const { skills } = projectLimits

/** A draft as its form sends it: anything that could grow into a project. Amounts are read by the page. */
export const projectInput = z.object({
  title: someLine('Title', { max: projectLimits.title.max }).default(''),
  description: someText('Description', { max: projectLimits.description.max }).default(''),
  categoryId: z
    .union([z.literal(''), z.uuid({ error: 'Category: choose one from the list' })], {
      error: 'Category: choose one from the list',
    })
    .default('')
    .transform((id) => id || null),
  skills: someText('Skills', { max: 1_000 })
    .transform(splitSkills)
    .refine((list) => list.length <= skills.most, { error: `Skills: at most ${skills.most}. Take some out` })
    .refine((list) => list.every((skill) => lengthOf(skill) <= skills.skill.max), {
      error: `Skills: each at most ${skills.skill.max} characters. Put commas between them`,
    })
    .default([]),
  budgetKind: z.enum(budgetKinds, { error: 'Budget: choose one of the three' }).default('open'),
  budgetMin: z.string().trim().max(20, { error: 'From: write an amount' }).default(''),
  budgetMax: z.string().trim().max(20, { error: 'Budget: write an amount' }).default(''),
  wantedBy: z
    .union([z.literal(''), z.iso.date({ error: 'Wanted by: write a day, such as 2026-12-24' })], {
      error: 'Wanted by: write a day, such as 2026-12-24',
    })
    .default('')
    .transform((day) => day || null),
  visibility: z.enum(visibilities, { error: 'Who sees it: choose one of the three' }).default('public'),
  proposalsMost: z
    .string()
    .trim()
    .default('')
    .transform((typed, context) => {
      if (typed === '') return null
      const { min, max } = projectLimits.cap
      if (/^\d{1,3}$/.test(typed) && Number(typed) >= min && Number(typed) <= max) return Number(typed)
      context.addIssue({
        code: 'custom',
        message: `Proposals wanted: a whole number from ${min} to ${max}, or nothing`,
      })
      return z.NEVER
    }),
})

/** A proposal's words; its milestones are read by the page, row by row. */
export const proposalTextInput = z.object({ text: someText('Your proposal', proposalLimits.text) })

export const declineInput = z.object({
  note: someText('Note', { max: proposalLimits.declineNote.max }).default(''),
})
