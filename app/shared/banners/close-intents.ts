import { redirect } from 'react-router'
import { z } from 'zod'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsNothing } from '#app/forms/mendable.ts'
import { localPath } from '#app/local-path.ts'
import { bannerNumber } from '#domain/banners/input.ts'
import { closeBanner } from '#domain/banners/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { bannersCookie, readBannersCookie, rememberClosed } from './banners-cookie.ts'
import { noteBanner } from './note-banner.ts'

const { intent, intents } = formsOf({
  for: 'everyone',
  otherwise: 'close',
  mends: mendsNothing,
  about: ({ params }) => {
    const number = bannerNumber.safeParse(params['number'])
    if (!number.success) throw new NotFound('There is no such banner')
    return number.data
  },
})

/** Closes a banner for good: a member's is kept with them, a visitor's in their browser. */
export const closeIntents = intents({
  close: intent({
    input: z.object({ next: z.string().max(2_000).default('/') }),
    isPressed: true,
    runOutside: async (edge, { next }) => {
      const { about: number, actor, transaction, banners, request, clock } = edge
      const now = clock.now()
      const known = banners.current().find((one) => one.number === number)
      if (actor.kind === 'member') await transaction((tx) => closeBanner(tx, actor, { number }))
      if (known) noteBanner(edge, 'closed', known)
      const remembered = rememberClosed(readBannersCookie(request.headers.get('Cookie'), now), number)
      // What no longer hangs, or can't be closed, is not worth remembering.
      const headers =
        actor.kind === 'visitor' && known?.isClosable
          ? { 'Set-Cookie': bannersCookie(remembered, now) }
          : undefined
      return redirect(localPath(next), headers ? { headers } : undefined)
    },
  }),
})

export type CloseIntent = IntentOf<typeof closeIntents>
