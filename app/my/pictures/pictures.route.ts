import { z } from 'zod'
import { memberOnly, reading, type MemberEdge } from '#app/edge.ts'
import { ONE_PICTURE } from '#app/forms/body-limits.ts'
import { machineEndpoint } from '#app/forms/machine-endpoint.ts'
import { readJson } from '#app/forms/read-json.ts'
import { findOwnPictures } from '#domain/pictures/index.ts'
import { ExpectedError } from '#platform/errors/errors.ts'
import { keepCrop, type StoredPicture } from '#app/shared/pictures/keep-picture.ts'
import { readPosted } from '#app/shared/pictures/read-posted.ts'

const idsInput = z.array(z.uuid()).max(40)
const share = z.coerce.number().min(0).max(1)
const cropInput = z.object({
  pictureId: z.uuid(),
  view: z.object({ zoom: z.coerce.number().min(1).max(10), across: share, down: share }),
})

const answer = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

/** How far pictures of one's own are: asked by a page that shows them while they are drawn. */
export const loader = reading(
  memberOnly(async ({ url, db, actor }) => {
    const ids = idsInput.safeParse(url.searchParams.getAll('id'))
    if (!ids.success) return answer({ error: 'These are no pictures' }, 400)
    const found = await findOwnPictures(db, actor.id, ids.data)
    return answer([...found.values()])
  }),
)

/** Takes a picture, or a part of one, and answers with its id or with what is wrong with it. */
export const action = machineEndpoint({ for: 'members', accepts: ONE_PICTURE }, async (edge) => {
  try {
    const isCrop = edge.request.headers.get('Content-Type')?.startsWith('application/json')
    return isCrop ? await crop(edge) : await receive(edge)
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error
    return answer({ error: error.message }, error.status)
  }
})

async function crop(edge: MemberEdge): Promise<Response> {
  const asked = cropInput.safeParse(await readJson(edge.request))
  if (!asked.success) return answer({ error: 'Choose the part of the picture again' }, 400)
  return answerStored(await keepCrop(edge, asked.data))
}

async function receive(edge: MemberEdge): Promise<Response> {
  const { pictureIds, refused } = await readPosted(edge, 1)
  const [id] = pictureIds
  return answerStored(
    id === undefined
      ? { reason: refused[0]?.reason ?? 'No picture came. Choose one and try again.' }
      : { id },
  )
}

function answerStored({ id, reason }: StoredPicture): Response {
  return id === undefined ? answer({ error: reason }, 400) : answer({ id, name: '', sizeBytes: 0 })
}
