import { z } from 'zod'
import { roles } from '#domain/actor.ts'
import { emailField, usernameField } from '../input.ts'
import { countries } from '../members/profile-choices.ts'

/** Characters as people and the database count them, not the units of the language. */
const lengthOf = (text: string) => [...text].length
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for.
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

function words(label: string, { min, max }: { min: number; max: number }) {
  return z
    .string({ error: `${label}: fill this in` })
    .trim()
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .refine((text) => lengthOf(text) >= min, { error: `${label}: at least ${min} characters` })
    .refine((text) => lengthOf(text) <= max, { error: `${label}: at most ${max} characters` })
    .refine((text) => !UNSEEN.test(text), { error: `${label}: remove the characters that can’t be shown` })
}

const perhaps = (label: string, max: number) => words(label, { min: 0, max }).default('')

/** What the forms count against while a person types. */
export const adminLimits = {
  reason: { min: 3, max: 500 },
  evidence: { min: 0, max: 2_000 },
  headline: { min: 0, max: 120 },
  about: { min: 0, max: 2_000 },
}

const reason = words('Reason', adminLimits.reason)

/** A day as the date field sends it: the ban holds through all of it, in UTC. */
const untilDay = z
  .string()
  .trim()
  .default('')
  .refine((day) => day === '' || z.iso.date().safeParse(day).success, {
    error: 'Until: write a date like 2027-01-31, or leave it empty',
  })
  .transform((day) => (day === '' ? undefined : new Date(`${day}T23:59:59Z`)))

const SKILLS_MOST = 20
const SKILL_LENGTH = 40

const skills = z
  .string()
  .default('')
  .transform((text) => [
    ...new Set(
      text
        .split(/[,\n]/)
        .map((skill) => skill.trim())
        .filter(Boolean),
    ),
  ])
  .refine((list) => list.length <= SKILLS_MOST, { error: `Skills: at most ${SKILLS_MOST}` })
  .refine((list) => list.every((skill) => lengthOf(skill) <= SKILL_LENGTH && !UNSEEN.test(skill)), {
    error: `Skills: each at most ${SKILL_LENGTH} characters`,
  })

export const memberIdInput = z.uuid({ error: 'There is no such member' })

export const reasonInput = z.object({ reason })

export const roleInput = z.object({
  role: z.enum(roles, { error: 'Role: choose one of the list' }),
  reason,
})

export const banInput = z.object({
  reason,
  evidence: perhaps('Evidence', adminLimits.evidence.max),
  until: untilDay,
})

export const memberEditInput = z.object({
  displayName: words('Name', { min: 2, max: 60 }),
  headline: perhaps('Headline', adminLimits.headline.max),
  about: perhaps('About', adminLimits.about.max),
  country: z
    .string()
    .default('')
    .refine((code) => code === '' || countries.some(({ value }) => value === code), {
      error: 'Country: choose one of the list',
    }),
  city: perhaps('City', 80),
  skills,
  reason,
})

/** Checked as the member's own forms check them; that they are free is asked in the transaction. */
export const newEmailInput = z.object({ email: emailField, reason })
export const newUsernameInput = z.object({ username: usernameField, reason })

export const originBanForm = z.object({
  kind: z.enum(['address', 'domain'], { error: 'Kind: choose an address or an e-mail domain' }),
  value: words('Address or domain', { min: 1, max: 253 }),
  reason,
  until: untilDay,
})

export type Reasoned = z.output<typeof reasonInput>
export type RoleInput = z.output<typeof roleInput>
export type BanInput = z.output<typeof banInput>
export type MemberEdit = z.output<typeof memberEditInput>
