import { z } from 'zod'
import { parseAmount } from '#platform/money/currency.ts'
import { isShown, lengthOf } from '#platform/text/shown-text.ts'
import { emailField, newPasswordField, usernameField } from './input.ts'
import { DISPLAY_NAME_LENGTH, displayNameField, line, words } from './text-fields.ts'
import {
  availabilities,
  countries,
  languageLevels,
  languageName,
  languages,
} from './members/profile-choices.ts'

export const profileLimits = {
  displayName: DISPLAY_NAME_LENGTH,
  headline: { max: 120 },
  about: { max: 2_000 },
  city: { max: 80 },
}
export const SKILLS_MOST = 20
const LANGUAGES_MOST = 10
const SKILL_LENGTH = 40
const RATE_MOST_MINOR = 100_000_000n

const oneOf = (list: readonly { value: string }[], error: string) =>
  z
    .string()
    .default('')
    .refine((value) => value === '' || list.some((choice) => choice.value === value), { error })

const skills = z
  .string()
  .max(2_000, { error: `Skills: at most ${SKILLS_MOST}, each of at most ${SKILL_LENGTH} characters` })
  .refine(isShown, { error: 'Skills: remove the characters that can’t be shown' })
  .transform(splitSkills)
  .refine((list) => list.length <= SKILLS_MOST, { error: `Skills: at most ${SKILLS_MOST}. Take some out` })
  .refine((list) => list.every((skill) => lengthOf(skill) <= SKILL_LENGTH), {
    error: `Skills: each at most ${SKILL_LENGTH} characters. Put commas between them`,
  })
  .default([])

/** What stands between commas or on lines of its own, each once however it is written. */
function splitSkills(text: string): string[] {
  const byName = new Map<string, string>()
  for (const skill of text.split(/[,;\n]/).map((one) => one.trim().replaceAll(/\s+/g, ' '))) {
    const name = skill.toLowerCase()
    if (skill && !byName.has(name)) byName.set(name, skill)
  }
  return [...byName.values()]
}

const languageRows = z
  .array(z.object({ code: z.string().default(''), level: z.string().default('') }))
  .max(50, { error: `Languages: at most ${LANGUAGES_MOST}` })
  .default([])
  .transform((rows) => rows.filter(({ code }) => code !== ''))
  .superRefine((rows, context) => {
    const problem = languagesProblem(rows)
    if (problem) context.addIssue({ code: 'custom', message: `Languages: ${problem}` })
  })

function languagesProblem(rows: { code: string; level: string }[]): string | undefined {
  if (rows.length > LANGUAGES_MOST) return `at most ${LANGUAGES_MOST}`
  const unknown = rows.find(({ code }) => !languages.some((known) => known.value === code))
  if (unknown) return 'choose each from the list'
  const levelless = rows.find(({ level }) => !languageLevels.some((known) => known.value === level))
  if (levelless) return `choose how well you speak ${languageName(levelless.code)}`
  const twice = rows.find(({ code }, at) => rows.findIndex((other) => other.code === code) < at)
  return twice ? `${languageName(twice.code)} is there twice` : undefined
}

const rateIn = (currency: string) =>
  z
    .string()
    .trim()
    .default('')
    .transform((typed, context) => {
      if (typed === '') return null
      const amount = parseAmount(typed, currency)
      if (amount !== undefined && amount > 0n && amount <= RATE_MOST_MINOR) return Number(amount)
      context.addIssue({
        code: 'custom',
        message: `Rate: write an amount in ${currency}, such as 45, or nothing`,
      })
      return z.NEVER
    })

/** The profile as its form sends it. The rate is typed in the marketplace's own currency. */
export function profileInput(currency: string) {
  return z.object({
    displayName: displayNameField,
    headline: line('Headline', profileLimits.headline).default(''),
    about: words('About', profileLimits.about).default(''),
    country: oneOf(countries, 'Country: choose one from the list'),
    city: line('City', profileLimits.city).default(''),
    languages: languageRows,
    skills,
    rate: rateIn(currency),
    availability: oneOf(availabilities, 'Availability: choose one from the list'),
  })
}
export type ProfileInput = z.output<ReturnType<typeof profileInput>>

export const usernameInput = z.object({ username: usernameField })
export const emailChangeInput = z.object({ email: emailField })

const currentPassword = z.string().max(512, { error: 'Current password: at most 128 characters' })
export const passwordChangeInput = z.object({
  current: currentPassword.default(''),
  password: newPasswordField,
})
export const passwordProofInput = z.object({
  password: z
    .string({ error: 'Password: fill this in' })
    .max(512, { error: 'Password: at most 128 characters' }),
})

const timeZones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])
export const listTimeZones = (): string[] => [...timeZones].toSorted()

export const timeZoneInput = z.object({
  timeZone: z
    .string({ error: 'Time zone: choose one' })
    .refine((zone) => timeZones.has(zone), { error: 'Time zone: choose one from the list' }),
})
export const sessionInput = z.object({ sessionId: z.uuid({ error: 'That session has ended already' }) })
