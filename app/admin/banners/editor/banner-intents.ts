import { redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { TWO_PICTURES } from '#app/forms/body-limits.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsAllFound } from '#app/forms/mendable.ts'
import type { Received } from '#app/forms/page-of-forms.ts'
import { readPosted } from '#app/shared/pictures/read-posted.ts'
import { copyBanner, discardBanner, moveBanner, saveBanner } from '#domain/banners/index.ts'
import { bannerInput, bannerNumber } from '#domain/banners/input.ts'
import type { BannerMove } from '#domain/banners/move-rules.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { BANNERS } from '../banner-lines.ts'

/** The number in the address; there is none while a banner is new. */
export function numberIn({ params }: Pick<MemberEdge, 'params'>): number | undefined {
  if (params['number'] === undefined) return undefined
  const read = bannerNumber.safeParse(params['number'])
  if (!read.success) throw new NotFound('There is no such banner')
  return read.data
}

function expectNumber(number: number | undefined): number {
  if (number === undefined) throw new NotFound('There is no such banner')
  return number
}

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'banner.change',
  accepts: TWO_PICTURES,
  mends: mendsAllFound,
  about: numberIn,
  receive: receivePictures,
})

/** Pictures are kept as they come; the form then says which ones hang. */
async function receivePictures(edge: MemberEdge): Promise<Received> {
  const { form, byField } = await readPosted(edge, 2)
  const problems: Record<string, string[]> = {}
  for (const [field, file, remove] of [
    ['lightPicture', 'lightFile', 'removeLight'],
    ['darkPicture', 'darkFile', 'removeDark'],
  ] as const) {
    const [id, reason] = [byField.ids.get(file), byField.reasons.get(file)]
    if (id !== undefined) form.set(field, id)
    else if (form.has(remove)) form.set(field, '')
    if (reason !== undefined) problems[field] = [reason]
  }
  return { form, problems }
}

const at = (number: number, done: string) => redirect(`${BANNERS}/${number}?done=${done}#done`)

const move = (name: BannerMove) =>
  intent({
    isPressed: true,
    run: (tx, actor, _, { about, context }) =>
      moveBanner(tx, actor, { number: expectNumber(about), move: name }, context),
    done: ({ about }) => at(expectNumber(about), name),
  })

/** All that can be done with one banner. */
export const bannerIntents = intents({
  save: intent({
    input: ({ viewer }) => bannerInput(viewer.timeZone),
    takesFiles: true,
    run: (tx, actor, input, { about, context }) =>
      saveBanner(tx, actor, { ...input, number: about }, context),
    done: (_, number) => at(number, 'saved'),
  }),
  publish: move('publish'),
  pause: move('pause'),
  resume: move('resume'),
  end: move('end'),
  copy: intent({
    isPressed: true,
    run: (tx, actor, _, { about, context }) =>
      copyBanner(tx, actor, { number: expectNumber(about) }, context),
    done: (_, number) => at(number, 'copied'),
  }),
  discard: intent({
    isPressed: true,
    run: (tx, actor, _, { about, context }) =>
      discardBanner(tx, actor, { number: expectNumber(about) }, context),
    done: () => redirect(BANNERS),
  }),
})

export type BannerIntent = IntentOf<typeof bannerIntents>
