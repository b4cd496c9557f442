import { z } from 'zod'
import { isShown, lengthOf } from '#platform/text/shown-text.ts'
import { serviceLimits } from './limit-rules.ts'
import { packageTiers, type ServiceContent } from '../service-content.ts'

function text(label: string, max: number) {
  return z
    .string({ error: `${label}: write text` })
    .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
    .refine((typed) => lengthOf(typed) <= max, {
      error: `${label}: at most ${max.toLocaleString('en')} characters`,
    })
    .refine(isShown, { error: `${label}: remove the characters that can’t be shown` })
}
const line = (label: string, max: number) =>
  text(label, max).refine((typed) => !typed.includes('\n'), { error: `${label}: write one line` })
const whole = (label: string, max: number) =>
  z
    .int({ error: `${label}: write a whole number` })
    .min(0, { error: `${label}: not below zero` })
    .max(max, { error: `${label}: at most ${max.toLocaleString('en')}` })
const most = (label: string, count: number) => ({ error: `${label}: at most ${count}` })
const key = z
  .string()
  .regex(/^[\w-]{1,40}$/, { error: 'This line has lost its name: remove it and add it again' })

const MOST_MINOR = 1_000_000_000
const MOST_DAYS = 365

/** What a draft may hold: anything that could grow into a service, however unfinished. */
export const draftInput: z.ZodType<ServiceContent> = z.object({
  title: line('Title', serviceLimits.title.max),
  categoryId: z.uuid({ error: 'Category: choose one from the list' }).nullable(),
  description: text('Description', serviceLimits.description.max),
  packages: z
    .array(
      z.object({
        tier: z.enum(packageTiers),
        title: line('Package', serviceLimits.packageTitle.max),
        includes: z
          .array(line('What is included', serviceLimits.includes.max))
          .max(serviceLimits.includes.most, most('What is included', serviceLimits.includes.most)),
        priceMinor: whole('Price', MOST_MINOR),
        deliveryDays: whole('Delivery', MOST_DAYS),
        revisions: whole('Revisions', serviceLimits.revisions.max).nullable(),
        takesAsOne: z.boolean().optional(),
      }),
    )
    .max(packageTiers.length, most('Packages', packageTiers.length)),
  extras: z
    .array(
      z.object({
        id: key,
        title: line('Extra', serviceLimits.extras.title.max),
        priceMinor: whole('Price', MOST_MINOR),
        addedDays: whole('Added days', serviceLimits.extras.addedDays.max),
      }),
    )
    .max(serviceLimits.extras.most, most('Extras', serviceLimits.extras.most)),
  requirements: z
    .array(
      z.object({
        id: key,
        question: line('Question', serviceLimits.requirements.question.max),
        kind: z.enum(['text', 'choice', 'file'], { error: 'Choose how it is answered' }),
        choices: z
          .array(line('Choice', serviceLimits.requirements.choices.max))
          .max(
            serviceLimits.requirements.choices.most,
            most('Choices', serviceLimits.requirements.choices.most),
          ),
        isRequired: z.boolean(),
      }),
    )
    .max(serviceLimits.requirements.most, most('Questions', serviceLimits.requirements.most)),
  faq: z
    .array(
      z.object({
        question: line('Question', serviceLimits.faq.question.max),
        answer: text('Answer', serviceLimits.faq.answer.max),
      }),
    )
    .max(serviceLimits.faq.most, most('Questions', serviceLimits.faq.most)),
  gallery: z
    .array(
      z.object({
        pictureId: z.uuid({ error: 'This picture is not there any more' }),
        alt: line('What the picture shows', serviceLimits.gallery.alt.max),
      }),
    )
    .max(serviceLimits.gallery.most, most('Pictures', serviceLimits.gallery.most)),
  tags: z
    .array(line('Tag', serviceLimits.tags.tag.max))
    .max(serviceLimits.tags.most, most('Tags', serviceLimits.tags.most)),
})
