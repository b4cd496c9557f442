import { z } from 'zod'
import { emailField } from '#domain/accounts/input.ts'
import { isReservedUsername } from '#domain/accounts/usernames/username-rules.ts'
import { countries, languages } from '#domain/accounts/members/profile-choices.ts'
import { isShown, lengthOf, seenLengthOf } from '#platform/text/shown-text.ts'
import { isAddress, readPercent, teamLimits } from './team-rules.ts'

const SKILLS_MOST = 20
const SKILL_LENGTH = 40
const LANGUAGES_MOST = 20

function words(label: string, { min = 0, max }: { min?: number; max: number }) {
  return z
    .string({ error: `${label}: fill this in` })
    .trim()
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .refine((text) => seenLengthOf(text) >= min, { error: `${label}: at least ${min} characters` })
    .refine((text) => lengthOf(text) <= max, { error: `${label}: at most ${max} characters` })
    .refine(isShown, { error: `${label}: remove the characters that can’t be shown` })
}
const line = (label: string, limits: { min?: number; max: number }) =>
  words(label, limits).refine((text) => !text.includes('\n'), { error: `${label}: write one line` })

const name = line('Name', teamLimits.name)
const headline = line('Headline', teamLimits.headline).default('')
const craft = line('What they do', teamLimits.craft).default('')
const outOfDate = 'This form is out of date. Reload the page and send it again.'
const memberId = z.uuid({ error: outOfDate })

const slug = z
  .string({ error: 'Address: fill this in' })
  .trim()
  .toLowerCase()
  .refine((text) => text.length >= teamLimits.slug.min, {
    error: `Address: at least ${teamLimits.slug.min} characters`,
  })
  .refine((text) => text.length <= teamLimits.slug.max, {
    error: `Address: at most ${teamLimits.slug.max} characters`,
  })
  .refine((text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text), {
    error: 'Address: only a to z, digits and single dashes between them',
  })
  .refine((text) => !isReservedUsername(text), {
    error: 'Address: this one is kept for the marketplace. Choose another',
  })

const skills = z
  .string()
  .default('')
  .refine(isShown, { error: 'Skills: remove the characters that can’t be shown' })
  .transform((text) => {
    const byName = new Map<string, string>()
    for (const skill of text.split(/[,;\n]/).map((one) => one.trim().replaceAll(/\s+/g, ' ')))
      if (skill && !byName.has(skill.toLowerCase())) byName.set(skill.toLowerCase(), skill)
    return [...byName.values()]
  })
  .refine((list) => list.length <= SKILLS_MOST, { error: `Skills: at most ${SKILLS_MOST}` })
  .refine((list) => list.every((skill) => lengthOf(skill) <= SKILL_LENGTH), {
    error: `Skills: each at most ${SKILL_LENGTH} characters. Put commas between them`,
  })

const spoken = z
  .preprocess((given) => (given === undefined ? [] : [given].flat()), z.array(z.string()))
  .transform((codes) => [...new Set(codes.filter(Boolean))])
  .refine((codes) => codes.length <= LANGUAGES_MOST, { error: `Languages: at most ${LANGUAGES_MOST}` })
  .refine((codes) => codes.every((code) => languages.some(({ value }) => value === code)), {
    error: 'Languages: choose each from the list',
  })

export const startTeamInput = z.object({ name, headline, craft })

export const teamPageInput = z.object({
  name,
  slug,
  headline,
  about: words('About', teamLimits.about).default(''),
  skills,
  languages: spoken,
  country: z
    .string()
    .default('')
    .refine((code) => code === '' || countries.some(({ value }) => value === code), {
      error: 'Country: choose one from the list',
    }),
})
export type TeamPage = z.output<typeof teamPageInput>

/** A share as it is typed, in percent with two places at most. */
export const shareField = z
  .string({ error: 'Share: fill this in' })
  .trim()
  .transform((typed, context) => {
    const points = readPercent(typed)
    if (points !== undefined) return points
    context.addIssue({ code: 'custom', message: 'Share: write a percentage like 12.5, at most 100' })
    return z.NEVER
  })

export const inviteRoles = ['member', 'manager'] as const

export const inviteInput = z.object({
  to: z
    .string()
    .trim()
    .max(254, { error: 'Username or e-mail: at most 254 characters' })
    .refine((typed) => !isAddress(typed) || emailField.safeParse(typed).success, {
      error: 'Username or e-mail: write an address like name@example.org, and nothing beside it',
    })
    .default(''),
  role: z.enum(inviteRoles, { error: 'Role: choose one' }),
  share: shareField,
})

export const roleInput = z.object({ memberId, role: z.enum(inviteRoles, { error: 'Role: choose one' }) })
export const craftInput = z.object({ craft })
export const personInput = z.object({ memberId })
export const divisionInput = z.object({ number: z.coerce.number().int().positive({ error: outOfDate }) })
export const invitationInput = z.object({ invitationId: z.uuid({ error: outOfDate }) })

const reason = words('Reason', teamLimits.reason)
export const teamReasonInput = z.object({ reason })
export const suspensionInput = z.object({
  reason,
  until: z
    .string()
    .trim()
    .default('')
    .refine((day) => day === '' || z.iso.date().safeParse(day).success, {
      error: 'Until: write a date like 2027-01-31, or leave it empty',
    })
    .transform((day) => (day === '' ? undefined : new Date(`${day}T23:59:59Z`))),
})
export const renameInput = z.object({ name, reason })
export const removalInput = z.object({ memberId, reason })
