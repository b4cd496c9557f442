import { z } from 'zod'
import { contrast } from './contrast.ts'

/** What a brand's accent stands on, and what is written on it, in each theme. */
const LIGHT = { ground: '#faf8f3', onAccent: '#ffffff' }
const DARK = { ground: '#12150f', onAccent: '#08170f' }
const READABLE = 4.5
const MOST_BRANDS = 20

/** A contrast as people compare it: `3.2 to 1`. */
const ratio = (first: string, second: string) => `${contrast(first, second).toFixed(1)} to 1`

function accent(label: string, theme: 'light' | 'dark') {
  const { ground, onAccent } = theme === 'light' ? LIGHT : DARK
  const mend = `Take a ${theme === 'light' ? 'darker' : 'lighter'} one`
  return z
    .string({ error: `${label}: choose a colour` })
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, { error: `${label}: write a colour as #0e6b4e`, abort: true })
    .refine((colour) => contrast(colour, ground) >= READABLE, {
      error: ({ input }) =>
        `${label}: ${ratio(String(input), ground)} against the ${theme} ground, and ${READABLE} is needed to be read. ${mend}`,
    })
    .refine((colour) => contrast(colour, onAccent) >= READABLE, {
      error: ({ input }) =>
        `${label}: the words on a button would stand at ${ratio(String(input), onAccent)}, and ${READABLE} is needed. ${mend}`,
    })
}

/** The colours that the program comes with. */
export const PROGRAM_ACCENTS = { light: '#0e6b4e', dark: '#4fc79b' } as const

/** A colour of the marketplace's own, or nothing: then it is the program's. */
export function accentOrNothing(label: string, theme: 'light' | 'dark') {
  return z
    .string()
    .trim()
    .toLowerCase()
    .transform((colour) => (colour === PROGRAM_ACCENTS[theme] ? '' : colour))
    .superRefine((colour, context) => {
      const refused = colour === '' ? undefined : accent(label, theme).safeParse(colour).error
      for (const { message } of refused?.issues ?? []) context.addIssue({ code: 'custom', message })
    })
}

/** Another brand of the operator's: `/@{slug}/login` and its letters. */
export const brandInput = z.object({
  slug: z
    .string({ error: 'Address: write a short name for it' })
    .trim()
    .min(2, { error: 'Address: at least 2 characters' })
    .max(30, { error: 'Address: at most 30 characters' })
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, {
      error: 'Address: lower-case letters and digits, words joined by dashes: harbour-street',
    })
    .refine((slug) => slug !== 'default', { error: 'Address: the marketplace itself is called default' }),
  name: z
    .string({ error: 'Name: write what people will read' })
    .trim()
    .min(2, { error: 'Name: at least 2 characters' })
    .max(40, { error: 'Name: at most 40 characters' })
    .regex(/^[^\p{C}<>]*$/u, { error: 'Name: letters and signs that can be printed, without < and >' }),
  accentLight: accent('Colour on light', 'light'),
  accentDark: accent('Colour on dark', 'dark'),
  /** Pictures come from the marketplace's own address only: pages load none from elsewhere. */
  logoUrl: z
    .string()
    .trim()
    .max(200, { error: 'Logo: at most 200 characters' })
    .regex(/^(\/[\w.-]+)*$/, { error: 'Logo: a path on this marketplace: /files/brands/logo.webp' })
    .default(''),
  mailFrom: z
    .union([
      z.literal(''),
      z
        .string()
        .trim()
        .max(254, { error: 'Mail sender: at most 254 characters' })
        .pipe(z.email({ error: 'Mail sender: an e-mail address: post@example.org' })),
    ])
    .default(''),
})

export type Brand = z.output<typeof brandInput>

export const brandList = z
  .array(brandInput)
  .max(MOST_BRANDS, { error: `At most ${MOST_BRANDS} brands` })
  .refine((brands) => new Set(brands.map(({ slug }) => slug)).size === brands.length, {
    error: 'Two brands can’t share one address',
  })
