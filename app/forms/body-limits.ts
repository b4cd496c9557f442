import type { Settings } from '#domain/settings/index.ts'
import { TooLarge } from '#platform/errors/errors.ts'

const MB = 1024 * 1024
/** What a form writes around each file, and a file that is refused in its own words rather than cut off. */
const ROOM = 1.2

export type BodyLimit = number | ((settings: Settings) => number)

/** A form of words: more than anyone types. */
export const WORDS: BodyLimit = MB
/** A form with one picture. */
export const ONE_PICTURE: BodyLimit = 11 * MB
/** A form with a picture for each theme. */
export const TWO_PICTURES: BodyLimit = 22 * MB
/** Without script a whole gallery comes with its form. */
export const GALLERY: BodyLimit = 84 * MB
/** Documents that show who somebody is. */
export const IDENTITY_DOCUMENTS: BodyLimit = 60 * MB
/** A form with attachments: as many and as large as the settings say. */
export const ATTACHMENTS: BodyLimit = ({ attachmentsMost, attachmentMegabytes }) =>
  Math.ceil((attachmentsMost + 1) * attachmentMegabytes * MB * ROOM)

const bytesOf = (limit: BodyLimit, settings: Settings) =>
  typeof limit === 'number' ? limit : limit(settings)

/** More than any form may be: what the door lets in before it is known whose body it is. The form itself says less. */
export function mostOfAnyForm(settings: Settings): number {
  return Math.max(
    ...[WORDS, ONE_PICTURE, TWO_PICTURES, GALLERY, IDENTITY_DOCUMENTS, ATTACHMENTS].map((limit) =>
      bytesOf(limit, settings),
    ),
  )
}

/** A form is read file by file, and no file further than it may be long; the pictures of a form are not longer than this. */
const LONGEST_PICTURE = 30 * MB

/** How much of a form is in memory at once. */
export function mostInHand({ attachmentMegabytes, imageMegabytes }: Settings): number {
  return Math.max(LONGEST_PICTURE, Math.ceil(Math.max(attachmentMegabytes, imageMegabytes) * MB * ROOM))
}

/** Whoever sends a little too much is let finish, so that they get the answer and not a closed connection. */
const LET_GO_BYTES = 16 * MB

/** Refuses a body before anything is made of it. The server lets in none that is longer than it says, or does not say. */
export async function refuseLarger(request: Request, limit: BodyLimit, settings: Settings): Promise<void> {
  const said = Number(request.headers.get('Content-Length'))
  if (said <= bytesOf(limit, settings)) return
  if (said <= LET_GO_BYTES) await letGo(request)
  throw new TooLarge('What was sent is too large.')
}

/** Nothing of it is kept, not even for a moment. */
async function letGo({ body }: Request): Promise<void> {
  try {
    await body?.pipeTo(new WritableStream())
  } catch {
    // Whoever sent it is gone.
  }
}
