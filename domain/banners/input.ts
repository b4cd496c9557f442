import { z } from 'zod'
import { momentIn } from '#platform/clock/zoned-day.ts'
import { isShown, lengthOf } from '#platform/text/shown-text.ts'
import { audiences, bannerLimits, hasPicture, placements, TIMES_MOST, WEIGHT_MOST } from './banner-rules.ts'
import { readLink } from './link-rules.ts'

const words = (label: string, { min = 0, max }: { min?: number; max: number }) =>
  z
    .string({ error: `${label}: fill this in` })
    .trim()
    .refine((typed) => lengthOf(typed) >= min, { error: `${label}: at least ${min} characters` })
    .refine((typed) => lengthOf(typed) <= max, { error: `${label}: at most ${max} characters` })
    .refine(isShown, { error: `${label}: remove the characters that can’t be shown` })

const link = words('Link', bannerLimits.link).transform((typed, context) => {
  const read = readLink(typed)
  if (read) return read.to
  context.addIssue({
    code: 'custom',
    message: 'Link: a path of this marketplace, as /pricing, or an address that begins with https://',
  })
  return z.NEVER
})

const wholeFrom = (label: string, least: number, most: number) =>
  z.coerce
    .number({ error: `${label}: a number from ${least} to ${most}` })
    .int({ error: `${label}: a whole number` })
    .min(least, { error: `${label}: at least ${least}` })
    .max(most, { error: `${label}: at most ${most}` })

const CLOCK = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/

/** A moment as a clock of that zone shows it. */
const moment = (label: string, timeZone: string) =>
  z
    .string({ error: `${label}: choose a day and a time` })
    .regex(CLOCK, { error: `${label}: choose a day and a time` })
    .transform((typed) => momentIn(typed, timeZone))

const noneOr = <Inner extends z.ZodType>(inner: Inner) =>
  z
    .union([z.literal('').transform(() => null), inner])
    .nullable()
    .default(null)

const pictureId = noneOr(z.uuid({ error: 'Choose the picture again' }))

/** A banner as it is typed, on the clock of whoever types. */
export const bannerInput = (timeZone: string) =>
  z
    .object({
      /** When the banner was last changed, as whoever types has read it; nothing while it is new. */
      basedOn: z.preprocess(
        (typed) => (typed === '' ? undefined : typed),
        z.coerce.number({ error: 'This form is out of date: reload the page' }).int().optional(),
      ),
      placement: z.enum(placements, { error: 'Place: choose one' }),
      title: words('Title', bannerLimits.title),
      text: words('Text', bannerLimits.text).default(''),
      link,
      linkLabel: words('Words of the button', bannerLimits.linkLabel),
      lightPicture: pictureId,
      darkPicture: pictureId,
      alt: words('What the picture shows', bannerLimits.alt).default(''),
      startsAt: moment('From', timeZone),
      endsAt: z.preprocess(
        (typed) => (typed === '' ? undefined : typed),
        moment('Until', timeZone).optional(),
      ),
      audience: z.enum(audiences, { error: 'Who sees it: choose one' }),
      categoryId: noneOr(z.uuid({ error: 'Category: choose one of the list' })),
      brand: noneOr(z.string().regex(/^[a-z][a-z0-9-]{0,29}$/, { error: 'Brand: choose one of the list' })),
      weight: wholeFrom('Weight', 1, WEIGHT_MOST),
      mostADay: z.preprocess(
        (typed) => (typed === '' ? undefined : typed),
        wholeFrom('Most times a day', 1, TIMES_MOST).optional(),
      ),
      isClosable: z.preprocess((typed) => typed === 'on' || typed === true, z.boolean()),
    })
    .superRefine((typed, context) => {
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message })
      if (typed.endsAt && typed.endsAt <= typed.startsAt) refuse('endsAt', 'Until: later than it begins')
      if (typed.categoryId && typed.placement !== 'category')
        refuse('categoryId', 'Category: only a banner beside a category is kept to one')
      if (typed.darkPicture && !typed.lightPicture)
        refuse('lightPicture', 'Picture on light: it is needed where there is one for dark')
      if (typed.lightPicture && !hasPicture(typed.placement))
        refuse('lightPicture', 'Picture on light: a strip has no room for a picture')
      if (typed.lightPicture && typed.alt === '')
        refuse('alt', 'What the picture shows: say it for people who don’t see it')
    })
export type BannerInput = z.output<ReturnType<typeof bannerInput>>

export const bannerNumber = z.coerce.number().int().min(1).max(2_000_000_000)
