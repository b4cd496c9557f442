import { redirect } from 'react-router'
import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { ONE_PICTURE } from '#app/forms/body-limits.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsAllFound } from '#app/forms/mendable.ts'
import type { Received } from '#app/forms/page-of-forms.ts'
import { readPosted } from '#app/shared/pictures/read-posted.ts'
import { changeTeamPicture, type TeamPicture } from '#domain/teams/index.ts'
import { findAskedTeam } from '../find-asked-team.ts'
import { NotFound } from '#platform/errors/errors.ts'

const { intent, intents } = formsOf({
  for: 'members',
  accepts: ONE_PICTURE,
  mends: mendsAllFound,
  about: async (edge) => (await findAskedTeam(edge)).asked,
  receive: receivePicture,
})

/** The picture is kept as it comes; the form then says which one it was. */
async function receivePicture(edge: MemberEdge): Promise<Received> {
  const { form, pictureIds, refused } = await readPosted(edge, 1)
  form.set('picture', pictureIds[0] ?? '')
  const picture = refused.map(({ name, reason }) => `${name}: ${reason}`)
  return { form, problems: picture.length > 0 ? { picture } : {} }
}

const pictureInput = z.object({ picture: z.uuid({ error: 'Choose a picture first' }) })

const hang = (which: TeamPicture) =>
  intent({
    input: pictureInput,
    takesFiles: true,
    run: (tx, actor, { picture: pictureId }, { about }) => {
      if (!about) throw new NotFound('You are not in a team')
      return changeTeamPicture(tx, actor, { teamId: about.team.id, which, pictureId })
    },
    done: ({ url, about }) => redirect(`${url.pathname}?of=${about?.team.slug ?? ''}&done=saved`),
  })

const remove = (which: TeamPicture) =>
  intent({
    isPressed: true,
    run: (tx, actor, _, { about }) => {
      if (!about) throw new NotFound('You are not in a team')
      return changeTeamPicture(tx, actor, { teamId: about.team.id, which, pictureId: null })
    },
    done: ({ url, about }) => redirect(`${url.pathname}?of=${about?.team.slug ?? ''}&done=saved`),
  })

/** The two pictures that everyone sees of a team. */
export const teamPictureIntents = intents({
  portrait: hang('portrait'),
  cover: hang('cover'),
  'remove-portrait': remove('portrait'),
  'remove-cover': remove('cover'),
})

export type TeamPictureIntent = IntentOf<typeof teamPictureIntents>
