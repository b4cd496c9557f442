import { z } from 'zod'
import { slugOf } from '#platform/text/slug.ts'
import { isShown, isShownLine, lengthOf } from '#platform/text/shown-text.ts'
import { postLimits, TAG_MOST, TAGS_MOST, takenSlugs } from './post-rules.ts'

type Length = { min: number; max: number }

const typed = (label: string, { max }: Length, isAllowed: (text: string) => boolean) =>
  z
    .string({ error: `${label}: fill this in` })
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .refine((text) => lengthOf(text) <= max, { error: `${label}: at most ${max} characters` })
    .refine(isAllowed, { error: `${label}: remove the characters that can’t be shown` })

const line = (label: string, length: Length) => typed(label, length, isShownLine)

const perhapsUuid = z
  .union([z.literal('').transform(() => null), z.uuid()], { error: 'Choose it again' })
  .nullable()
  .default(null)

/** Words with commas between; the same word twice is one. */
const tags = line('Tags', postLimits.tags)
  .default('')
  .transform((text) => {
    const asked = text
      .split(',')
      .map((tag) => tag.replace(/\s+/g, ' ').trim())
      .filter((tag) => tag !== '')
    return [...new Map(asked.map((tag) => [tag.toLowerCase(), tag])).values()]
  })
  .refine((list) => list.length <= TAGS_MOST, { error: `Tags: at most ${TAGS_MOST}` })
  .refine((list) => list.every((tag) => lengthOf(tag) <= TAG_MOST), {
    error: `Tags: at most ${TAG_MOST} characters each`,
  })
  .refine((list) => list.every((tag) => /^[\p{L}\p{N}][\p{L}\p{N} &’'-]*$/u.test(tag)), {
    error: 'Tags: letters, figures and spaces',
  })

/** What a post says, as far as it has been written: bounds alone. What is missing is told before it goes out. */
export const contentInput = z.object({
  title: line('Title', postLimits.title),
  summary: line('Summary', postLimits.summary).default(''),
  body: typed('Text', postLimits.body, isShown).default(''),
  seoTitle: line('Title for search engines', postLimits.seoTitle).default(''),
  seoDescription: line('Description for search engines', postLimits.seoDescription).default(''),
  tags,
  coverId: perhapsUuid,
  coverAlt: line('What the cover shows', postLimits.coverAlt).default(''),
})
export type PostContent = z.output<typeof contentInput>

const versionNumber = z.coerce
  .number({ error: 'This form is out of date: reload the page' })
  .int()
  .min(1)
  .max(1_000_000)

const slug = line('Address', postLimits.slug)
  .transform((text) => slugOf(text))
  .refine((text) => text.length >= postLimits.slug.min, {
    error: `Address: at least ${postLimits.slug.min} letters or figures`,
  })
  .refine((text) => !takenSlugs.includes(text), { error: 'Address: this one is taken by the blog itself' })

export const beginInput = z.object({
  title: line('Title', postLimits.title).refine((text) => lengthOf(text) >= postLimits.title.min, {
    error: `Title: at least ${postLimits.title.min} characters`,
  }),
})

/** In UTC, as the field of a browser writes it. */
const moment = z
  .string()
  .trim()
  .default('')
  .refine((text) => text === '' || /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text), {
    error: 'Time: write it like 2026-11-30T08:00',
  })
  .transform((text) => (text === '' ? null : new Date(`${text}Z`)))
  .refine((time) => time === null || !Number.isNaN(time.getTime()), { error: 'Time: there is no such day' })

export const saveInput = contentInput.extend({
  basedOn: versionNumber,
  slug,
  authorId: perhapsUuid,
  when: z.enum(['later', 'at', 'now'], { error: 'When: choose one' }).default('later'),
  at: moment,
})
export type SaveInput = z.output<typeof saveInput>

export const autosaveInput = z.object({ basedOn: versionNumber, content: contentInput })
export type AutosaveInput = z.output<typeof autosaveInput>

export const restoreInput = z.object({ number: versionNumber, basedOn: versionNumber })
export const pressInput = z.object({})
