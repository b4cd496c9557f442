import { z } from 'zod'
import { isShown, lengthOf, seenLengthOf } from '#platform/text/shown-text.ts'
import { workLimits } from './work-rules.ts'

function text(label: string, { min = 0, max }: { min?: number; max: number }) {
  return z
    .string({ error: `${label}: fill this in` })
    .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
    .refine((typed) => seenLengthOf(typed) >= min, { error: `${label}: at least ${min} characters` })
    .refine((typed) => lengthOf(typed) <= max, {
      error: `${label}: at most ${max.toLocaleString('en')} characters`,
    })
    .refine(isShown, { error: `${label}: remove the characters that can’t be shown` })
}
const line = (label: string, limits: { min?: number; max: number }) =>
  text(label, limits).refine((typed) => !typed.includes('\n'), { error: `${label}: write one line` })

/** What stands between commas or on lines of its own, each once however it is written. */
function splitSkills(typed: string): string[] {
  const byName = new Map<string, string>()
  for (const skill of typed.split(/[,;\n]/).map((one) => one.trim().replaceAll(/\s+/g, ' '))) {
    const name = skill.toLowerCase()
    if (skill && !byName.has(name)) byName.set(name, skill)
  }
  return [...byName.values()]
}

const skills = text('Skills', { max: 1_000 })
  .transform(splitSkills)
  .refine((list) => list.length <= workLimits.skills.most, {
    error: `Skills: at most ${workLimits.skills.most}. Take some out`,
  })
  .refine((list) => list.every((skill) => lengthOf(skill) <= workLimits.skills.skill.max), {
    error: `Skills: each at most ${workLimits.skills.skill.max} characters. Put commas between them`,
  })

/** Where a click may lead: a page of the web, never a script or a file. */
const link = line('Link', workLimits.link)
  .transform((typed) => (typed === '' || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`))
  .refine((typed) => typed === '' || isWebAddress(typed), {
    error: 'Link: write an address that begins with https:// or http://',
  })

function isWebAddress(typed: string): boolean {
  const url = URL.parse(typed)
  if (!url || url.username || url.password) return false
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.')
}

const year = z
  .string()
  .trim()
  .transform((typed, context) => {
    if (typed === '') return null
    if (/^\d{4}$/.test(typed) && Number(typed) >= workLimits.year.from) return Number(typed)
    context.addIssue({
      code: 'custom',
      message: `Year: write four digits, ${workLimits.year.from} or later, or nothing`,
    })
    return z.NEVER
  })

/** A work as its form sends it. */
export const workInput = z.object({
  title: line('Title', workLimits.title),
  text: text('Text', workLimits.text).default(''),
  gallery: z
    .array(
      z.object({
        pictureId: z.uuid({ error: 'Pictures: one is not there any more. Add it again' }),
        alt: line('What the picture shows', workLimits.gallery.alt).default(''),
      }),
      { error: 'Pictures: add at least one' },
    )
    .min(1, { error: 'Pictures: add at least one' })
    .max(workLimits.gallery.most, { error: `Pictures: at most ${workLimits.gallery.most}. Take some out` })
    .refine((rows) => new Set(rows.map(({ pictureId }) => pictureId)).size === rows.length, {
      error: 'Pictures: one is there twice',
    }),
  skills: skills.default([]),
  categoryId: z
    .union([z.literal(''), z.uuid({ error: 'Category: choose one from the list' })], {
      error: 'Category: choose one from the list',
    })
    .default('')
    .transform((id) => id || null),
  link: link.default(''),
  year: year.default(null),
  client: line('Client', workLimits.client).default(''),
  isHidden: z
    .literal('on')
    .optional()
    .transform((on) => on === 'on'),
})

export type WorkInput = z.output<typeof workInput>
