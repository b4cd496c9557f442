import { z } from 'zod'
import { isShownLine, lengthOf, seenLengthOf } from '#platform/text/shown-text.ts'
import { categoryIcons } from './icon-choices.ts'

export const categoryLimits = {
  title: { min: 2, max: 60 },
  slug: { max: 60 },
  description: { max: 300 },
  reason: { min: 3, max: 300 },
} as const

export const CATEGORY_DEPTH_MOST = 4

const line = (label: string, { min = 0, max }: { min?: number; max: number }) =>
  z
    .string({ error: `${label}: fill this in` })
    .trim()
    .refine((typed) => seenLengthOf(typed) >= min, { error: `${label}: at least ${min} characters` })
    .refine((typed) => lengthOf(typed) <= max, { error: `${label}: at most ${max} characters` })
    .refine(isShownLine, { error: `${label}: write one line of characters that can be shown` })

const slug = z
  .string({ error: 'Address: fill this in' })
  .trim()
  .max(categoryLimits.slug.max, { error: `Address: at most ${categoryLimits.slug.max} characters` })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    error: 'Address: only a to z, digits, and single dashes between them: web-design',
  })
export const categoryReason = line('Reason', categoryLimits.reason)
const id = z.uuid({ error: 'Category: choose one from the list' })

/** How a category looks to everyone. */
export const categoryLooks = {
  title: line('Title', categoryLimits.title),
  slug,
  description: line('Description', categoryLimits.description).default(''),
  icon: z
    .string({ error: 'Icon: choose one from the list' })
    .refine((name) => categoryIcons.some((icon) => icon === name), {
      error: 'Icon: choose one from the list',
    }),
}

/** Where it hangs: below another, or at the top. */
const parentId = z
  .union([z.literal('').transform(() => null), id])
  .nullable()
  .default(null)

export const newCategoryInput = z.object({ ...categoryLooks, parentId, reason: categoryReason })
export const categoryEditInput = z.object({ ...categoryLooks, categoryId: id, reason: categoryReason })
export const categoryMoveInput = z.object({ categoryId: id, parentId, reason: categoryReason })
export const categoryMergeInput = z.object({ categoryId: id, intoId: id, reason: categoryReason })
export const categoryHideInput = z.object({ categoryId: id, isHidden: z.boolean(), reason: categoryReason })
/** One place up or down among its siblings: the same by a key, by dragging and by a button. */
export const categoryOrderInput = z.object({ categoryId: id, by: z.coerce.number().int().min(-500).max(500) })

export type NewCategory = z.output<typeof newCategoryInput>
export type CategoryEdit = z.output<typeof categoryEditInput>
export type CategoryMove = z.output<typeof categoryMoveInput>
export type CategoryMerge = z.output<typeof categoryMergeInput>
export type CategoryHide = z.output<typeof categoryHideInput>
export type CategoryOrder = z.output<typeof categoryOrderInput>
