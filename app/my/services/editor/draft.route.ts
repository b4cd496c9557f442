import { z } from 'zod'
import { reading } from '#app/edge.ts'
import { machineEndpoint } from '#app/forms/machine-endpoint.ts'
import { readJson } from '#app/forms/read-json.ts'
import { draftInput, saveDraft } from '#domain/catalogue/index.ts'
import { ExpectedError, Invalid } from '#platform/errors/errors.ts'
import { draftFor } from './draft-for.ts'
import { fieldsOf } from './fields-of.ts'

const saveInput = z.object({
  serviceId: z.uuid().nullable(),
  basedOn: z.iso.datetime().nullable(),
  content: z.unknown(),
  /** For which team it is begun. */
  team: z.unknown().optional(),
})

export type SavedDraft = { serviceId: string; slug: string; writtenAt: string }
export type RefusedDraft = { error: string; fields: Record<string, string[]> }

const answer = (body: SavedDraft | RefusedDraft, status = 200) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

/** Keeps what is being typed, from a page with script: the first time it makes the draft. */
export const action = machineEndpoint({ for: 'members' }, async ({ request, actor, transaction }) => {
  const sent = saveInput.safeParse(await readJson(request))
  if (!sent.success) return answer({ error: 'This could not be read: reload the page', fields: {} }, 400)
  const { serviceId, basedOn } = sent.data
  const content = draftInput.safeParse(sent.data.content)
  if (!content.success)
    return answer({ error: 'Some of it can’t be saved', fields: fieldsOf(content.error) }, 400)
  try {
    const saved = await transaction(async (tx) => {
      if (serviceId === null) return draftFor(tx, actor, content.data, sent.data.team)
      const input = { serviceId, content: content.data, basedOn: basedOn ? new Date(basedOn) : null }
      return { serviceId, slug: '', ...(await saveDraft(tx, actor, input)) }
    })
    return answer({ ...saved, writtenAt: saved.writtenAt.toISOString() })
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error
    return answer(
      { error: error.message, fields: error instanceof Invalid ? { ...error.fields } : {} },
      error.status,
    )
  }
})

export const loader = reading(
  () => new Response('Drafts are sent here by POST.\n', { status: 405, headers: { Allow: 'POST' } }),
)
